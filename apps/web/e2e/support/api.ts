import type { APIResponse, BrowserContext } from "@playwright/test";

/** The API with the cookies of a person's browser. */
export interface Api {
  get<Answer>(path: string): Promise<Answer>;
  post<Answer>(path: string, body?: object): Promise<Answer>;
  patch<Answer>(path: string, body: object): Promise<Answer>;
  /** Like post, but returns every response, also a refusal. */
  send(path: string, body?: object): Promise<APIResponse>;
}

/** Calls as the person signed in in this browser, outside its pages. */
export function apiOf({ request }: BrowserContext): Api {
  const read = async <Answer>(response: APIResponse): Promise<Answer> => {
    if (!response.ok()) throw new Error(`${response.url()}: ${response.status()} ${await response.text()}`);
    return response.status() === 204 ? (undefined as Answer) : ((await response.json()) as Answer);
  };
  const change = async (method: "POST" | "PATCH", path: string, data: object) => {
    const { csrfToken } = await read<{ csrfToken: string }>(await request.get("/api/v1/csrf/"));
    return request.fetch(`/api/v1${path}`, { method, data, headers: { "X-CSRFToken": csrfToken } });
  };
  const send = (path: string, body: object = {}) => change("POST", path, body);
  return {
    get: async (path) => read(await request.get(`/api/v1${path}`)),
    post: async (path, body) => read(await send(path, body)),
    patch: async (path, body) => read(await change("PATCH", path, body)),
    send,
  };
}

/** The fields of a session that tests read. */
export interface SessionResponse {
  id: number;
  status: string;
  my_attendee_id: number | null;
}

export interface SessionOptions {
  hot_seat?: boolean;
  duration_minutes?: number;
  start_in_minutes?: number;
  access_level?: "OPEN" | "CLOSED";
  capacity?: number;
  language?: string;
  workshop?: [module: string, workshop: string];
  flow_mode?: "GUIDED" | "FREE";
  visibility?: "platform" | "organisation";
}

const MINUTE_MS = 60_000;

/** Creates a session as the person of this browser, who owns and hosts it. */
export function offerSession(api: Api, options: SessionOptions = {}): Promise<SessionResponse> {
  const { start_in_minutes = 2, workshop = ["M2", "methode_star"], ...rest } = options;
  return api.post<SessionResponse>("/interviews/sessions/", {
    module: workshop[0],
    workshop: workshop[1],
    language: "en",
    sector: "any",
    start_time: new Date(Date.now() + start_in_minutes * MINUTE_MS).toISOString(),
    duration_minutes: 5,
    flow_mode: "GUIDED",
    access_level: "OPEN",
    capacity: 4,
    observers_allowed: true,
    visibility: "platform",
    hot_seat: false,
    ...rest,
  });
}
