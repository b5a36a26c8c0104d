// @vitest-environment jsdom

import { createClient, type HotseatClient } from "@hotseat/api-client";
import type { StreamMessage } from "@hotseat/api-client/events";
import type { AiTask } from "@hotseat/api-client/types";
import { HotseatProvider } from "@hotseat/react";
import { HotseatTheme } from "@hotseat/ui/theme";
import { QueryClient } from "@tanstack/react-query";
import { createInstance } from "i18next";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { I18nextProvider, initReactI18next } from "react-i18next";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import en from "../../locales/en.json";
import { NAMESPACE } from "../locales";
import { actUntil } from "../shared/act-until.fixtures";
import { connectedEvents } from "../shared/events.fixtures";
import { OwnProfile } from "./index";

const SESSION = 7;
const TASK = "01234567-89ab-4cde-8f01-23456789abcd";
const i18n = createInstance();
void i18n.use(initReactI18next).init({ lng: "en", resources: { en: { [NAMESPACE]: en } }, initAsync: false });

/** A server with one person's profile and one text under way, and a stream the test speaks on. */
function stage() {
  const { events, tell: send } = connectedEvents();
  const seen: Array<{ call: string; body: unknown }> = [];
  const task: AiTask = {
    id: TASK,
    kind: "profile",
    session_id: SESSION,
    attendee_id: 4,
    status: "queued",
    source: "composer",
    text: null,
    error: null,
    created_at: "2026-11-24T13:00:00.000Z",
    finished_at: null,
  };
  const answers: Record<string, () => [number, unknown]> = {
    "GET /api/v1/csrf/": () => [200, { csrfToken: "t" }],
    "GET /api/v1/ai/tasks/": () => [200, { results: [], next: null, previous: null, count: 0 }],
    "POST /api/v1/ai/tasks/": () => [201, task],
    [`GET /api/v1/ai/tasks/${TASK}/`]: () => [200, task],
    [`POST /api/v1/interviews/sessions/${SESSION}/attendees/4/approve-profile/`]: () => [200, {}],
  };
  const fetch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const call = `${request.method} ${new URL(request.url).pathname}`;
    seen.push({ call, body: await request.json().catch(() => null) });
    const [status, body] = answers[call]?.() ?? [404, { detail: "Not found.", code: "not_found" }];
    return Response.json(body, { status });
  };
  const client: HotseatClient = { ...createClient({ baseUrl: "http://api.test", fetch }), events };
  const end = (change: Partial<AiTask>, type: "ai.task.stream.final" | "ai.task.error") => {
    Object.assign(task, change);
    const data = { session_id: SESSION, task_id: TASK, kind: "profile" };
    return tell({ type, data, meta: { idempotency_key: type, stream: `session:${SESSION}`, seq: 1 } } as never);
  };
  const tell = (message: StreamMessage) => act(async () => send(message));
  const piece = (offset: number, text: string) =>
    tell({ type: "ai.task.stream.delta", data: { session_id: SESSION, task_id: TASK, offset, text } } as never);
  return { client, seen, task, end, piece };
}

let root: Root;
let page: HTMLElement;
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  sessionStorage.clear();
  page = document.body.appendChild(document.createElement("div"));
  root = createRoot(page);
});
afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
  vi.unstubAllGlobals();
});

async function show(client: HotseatClient) {
  const queryClient = new QueryClient();
  const ui = <OwnProfile sessionId={SESSION} attendeeId={4} profile={null} approved={false} closed={false} />;
  await act(async () =>
    root.render(
      <HotseatProvider client={client} queryClient={queryClient} language="en">
        <I18nextProvider i18n={i18n}>
          <HotseatTheme>{ui}</HotseatTheme>
        </I18nextProvider>
      </HotseatProvider>,
    ),
  );
  await actUntil(() => expect(page.textContent).not.toBe(""));
}
const button = (name: string) =>
  [...page.querySelectorAll("button")].find(({ textContent }) => textContent === name) as HTMLButtonElement;
const press = (name: string) => act(async () => button(name).click());
const typed = () => page.querySelector("textarea")?.value;

describe("the viewer's profile in the evaluation panel (LS-7.19, LS-D5.6)", () => {
  test("appears while it is written, then can be approved, and the approved text is sent unchanged", async () => {
    const { client, seen, end, piece } = stage();
    await show(client);
    expect(page.textContent).toContain("No anonymized profile provided.");
    await press("Have a draft written");
    await actUntil(() => expect(page.textContent).toContain("Your profile is being written"));
    expect(seen.find(({ call }) => call.startsWith("POST /api/v1/ai"))?.body).toEqual({
      kind: "profile",
      attendee_id: 4,
      session_id: SESSION,
      // One request, however often a browser sends it.
      client_id: expect.any(String),
    });
    await piece(0, "Rehearses ");
    await piece(10, "in health.");
    await actUntil(() => expect(page.textContent).toContain("Rehearses in health."));
    expect(page.querySelector("textarea")).toBeNull();
    await end({ status: "done", text: "Rehearses in health. Twice." }, "ai.task.stream.final");
    await actUntil(() => expect(typed()).toBe("Rehearses in health. Twice."));
    expect(page.textContent).toContain("not by AI");
    await press("Approve");
    await actUntil(() =>
      expect(seen.find(({ call }) => call.includes("approve-profile"))?.body).toEqual({
        anonymized_profile_summary: "Rehearses in health. Twice.",
      }),
    );
  });

  test("shows the reason of a failed writing, and can be requested again", async () => {
    const { client, seen, task, end } = stage();
    await show(client);
    await press("Have a draft written");
    await actUntil(() => expect(page.textContent).toContain("Your profile is being written"));
    await end({ status: "failed", error: { code: "provider_busy", detail: "Busy." } }, "ai.task.error");
    await actUntil(() => expect(page.textContent).toContain("The AI service has too much to do right now."));
    Object.assign(task, { status: "running", error: null });
    await press("Try again");
    await actUntil(() => expect(page.textContent).toContain("Your profile is being written"));
    expect(seen.filter(({ call }) => call === "POST /api/v1/ai/tasks/")).toHaveLength(2);
  });

  test("keeps the typed text while another tab is shown", async () => {
    const { client } = stage();
    await show(client);
    await press("Write it myself");
    const area = page.querySelector("textarea") as HTMLTextAreaElement;
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(area, "A nurse.");
      area.dispatchEvent(new Event("input", { bubbles: true }));
    });
    await act(async () => root.unmount());
    root = createRoot(page);
    await show(client);
    expect(typed()).toBe("A nurse.");
  });
});
