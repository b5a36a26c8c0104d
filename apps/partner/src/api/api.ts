import type { CallJoined, Me, PageData, Pillar, SessionState, SessionSummary } from "@hotseat/api-client/types";
import type { Settings } from "../settings.ts";

/** A refusal with the server's own code, or `unreachable` when there was no response. */
export class ApiFailure extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.name = "ApiFailure";
    this.code = code;
  }

  /** A repeated call may succeed: the server is away, or busy. */
  get passes(): boolean {
    return this.code === "unreachable";
  }
}

type Method = "GET" | "POST";

const TOO_MANY = 429;
/** Milliseconds the server may take to respond. */
const RESPONSE_WITHIN_MS = 10_000;

/** 1–6 for each of the five. */
export type Pillars = Record<Pillar, number>;
/** The type names a missing one: this program loads no code of the product. */
const ALL: Pillars = { Expertise: 1, Agilité: 1, Collaboration: 1, Leadership: 1, Innovation: 1 };
export const PILLARS = Object.keys(ALL) as Pillar[];

/** Comments on a candidate's answers. */
export interface Review {
  readonly evaluatee: number;
  readonly answers: ReadonlyArray<{ question: number; score: number; comments: string }>;
  readonly pillars: Readonly<Record<string, { readonly score: number; readonly comment: string }>>;
  readonly comments: string;
}

/** The product's own calls, made as the person of the key. */
export function createApi({ url, key }: Settings) {
  async function call<Body>(method: Method, path: string, body?: object): Promise<Body> {
    const response = await fetch(`${url}/api/v1${path}`, {
      method,
      signal: AbortSignal.timeout(RESPONSE_WITHIN_MS),
      headers: { authorization: `Bearer ${key}`, ...(body && { "content-type": "application/json" }) },
      ...(body && { body: JSON.stringify(body) }),
    }).catch(() => null);
    if (response === null || response.status >= 500 || response.status === TOO_MANY)
      throw new ApiFailure("unreachable");
    const text = await response.text().catch(() => "");
    const said = parse(text);
    if (!response.ok) throw new ApiFailure(codeOf(said));
    return said as Body;
  }
  const session = (id: number) => `/interviews/sessions/${id}`;
  return {
    me: () => call<Me>("GET", "/users/me/"),
    mySessions: async () =>
      (await call<{ results: SessionSummary[] }>("GET", "/interviews/session-catalog/my/?limit=50")).results,
    state: (id: number) => call<SessionState>("GET", `${session(id)}/state/`),
    pageData: (id: number) => call<PageData>("GET", `${session(id)}/page-data/`),
    joinCall: (id: number, resumes: string | null) =>
      call<CallJoined>("POST", `/comms/call-sessions/by-interview/${id}/join/`, resumes ? { resumes } : {}),
    /** Only where no evaluation exists yet, so that one begun by somebody signed in as Ben stays. */
    submitReview: (id: number, review: Review) =>
      call("POST", `${session(id)}/evaluate-attendee/`, { ...review, status: "SUBMITTED", base_updated_at: null }),
    ratedAlready: async (id: number) =>
      (await call<{ results: Array<{ evaluatee: number }> }>("GET", `${session(id)}/pillar-ratings/`)).results.map(
        ({ evaluatee }) => evaluatee,
      ),
    ratePillars: (id: number, evaluatee: number, ratings: Pillars) =>
      call("POST", `${session(id)}/pillar-ratings/`, { evaluatee, ratings }),
    /** The event stream's address and the request's headers. */
    stream: (id: number) => ({ url: `${url}/api/v1/sse/session/${id}/`, headers: { authorization: `Bearer ${key}` } }),
  };
}

export type Api = ReturnType<typeof createApi>;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function codeOf(said: unknown): string {
  const code = (said as { code?: unknown } | null)?.code;
  return typeof code === "string" ? code : "unreachable";
}
