// @vitest-environment jsdom

import { createClient, type HotseatClient } from "@hotseat/api-client";
import type { Evaluation } from "@hotseat/api-client/types";
import { createMemoryStorage } from "@hotseat/core/testing";
import { HotseatProvider } from "@hotseat/react";
import { QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, test, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { actUntil } from "../../shared/act-until.fixtures";
import { reactRoot } from "../../shared/react-root.fixtures";
import type { EvaluationState } from "../headless";
import { useEvaluationStore } from "./use-evaluation-store";

/** Jonas, attendee 402, evaluates Amara, attendee 401. */
const [SESSION, AMARA, JONAS] = [12, 401, 402];
const key = (evaluatee: number) => `hotseat.pillars.1/${SESSION}/${evaluatee}/k${JONAS}`;
const FORMER = JSON.stringify({
  ratings: { Expertise: 5, Leadership: 4 },
  comments: { Leadership: "Led us through." },
});
const stored = (change: Partial<Evaluation> = {}) =>
  ({
    id: 71,
    evaluatee: AMARA,
    status: "DRAFT",
    comments: "Calm.",
    formData: { 1: { score: 3, comment: "Asked first." } },
    pillars: {},
    updated_at: "2026-11-24T13:07:02.000Z",
    ...change,
  }) as Evaluation;

const { render } = reactRoot();
const sent: Array<{ pillars: unknown; status: string }> = [];
let device: ReturnType<typeof createMemoryStorage>;
let seen: EvaluationState;
let isServerThere: boolean;
let isRendering = false;
/** Changes of the device's storage while React renders. */
let writtenInRender: string[];

beforeEach(() => {
  device = createMemoryStorage();
  vi.stubGlobal("localStorage", watched(device));
  isServerThere = true;
  writtenInRender = [];
  sent.length = 0;
});

function watched(storage: typeof device): typeof device {
  const note = (name: string) => void (isRendering && writtenInRender.push(name));
  return {
    ...storage,
    setItem(name, text) {
      note(name);
      storage.setItem(name, text);
    },
    removeItem(name) {
      note(name);
      storage.removeItem(name);
    },
  };
}

function client(): HotseatClient {
  const still = createStore(() => "connected" as const);
  const stream = { status: still, missedSome: false, subscribe: () => () => {}, reconnect() {}, close() {} };
  const fetch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    if (!isServerThere) throw new TypeError("Failed to fetch");
    const request = new Request(input, init);
    if (new URL(request.url).pathname.endsWith("/csrf/")) return Response.json({ csrfToken: "t" });
    const body = (await request.json()) as (typeof sent)[number];
    sent.push(body);
    return Response.json(stored({ ...(body as Partial<Evaluation>), updated_at: "2026-11-24T13:08:00.000Z" }));
  };
  const events: HotseatClient["events"] = { status: still, isLive: () => true, connect: () => stream };
  return { ...createClient({ baseUrl: "http://api.test", fetch }), events };
}

function Form({ of }: { of: Evaluation | undefined }) {
  const mine = { sessionId: SESSION, evaluateeId: AMARA, keycloakId: `k${JONAS}` };
  isRendering = true;
  seen = useEvaluationStore({ ...mine, stored: of, questions: [] }).getState();
  isRendering = false;
  return null;
}
const open = (of: Evaluation | undefined) =>
  render(
    <HotseatProvider client={client()} queryClient={new QueryClient()} language="en">
      <Form of={of} />
    </HotseatProvider>,
  );

test("pillars that the former form kept on this device enter the form and are saved, and their key is removed", async () => {
  device.setItem(key(AMARA), FORMER);
  await open(stored());
  expect(seen.draft).toEqual({
    overall: "Calm.",
    answers: {
      1: { score: 3, comment: "Asked first." },
      Expertise: { score: 5, comment: "" },
      Leadership: { score: 4, comment: "Led us through." },
    },
  });
  expect(device.getItem(key(AMARA))).toBeNull();
  expect(writtenInRender).toEqual([]);
  await actUntil(() => expect(sent).not.toEqual([]));
  expect(sent[0]).toMatchObject({
    status: "DRAFT",
    pillars: { Expertise: { score: 5 }, Leadership: { score: 4, comment: "Led us through." } },
  });
});

test("a pillar rated in the new form stays, and the former form's text for it is offered", async () => {
  device.setItem(key(AMARA), FORMER);
  await open(stored({ pillars: { Leadership: { score: 6, comment: "Clear." } } }));
  expect(seen.draft.answers).toMatchObject({ Leadership: { score: 6, comment: "Clear." }, Expertise: { score: 5 } });
  expect(seen.offers).toEqual([{ field: "Leadership", text: "Led us through.", score: 4 }]);
  expect(device.getItem(key(AMARA))).toBeNull();
});

test("after a submission the pillars that the former form kept are offered and change nothing", async () => {
  device.setItem(key(AMARA), FORMER);
  await open(stored({ status: "SUBMITTED" }));
  expect(seen.status.kind).toBe("submitted");
  expect(seen.draft.answers).toEqual({ 1: { score: 3, comment: "Asked first." } });
  expect(seen.offers.map(({ field, score }) => [field, score])).toEqual([
    ["Expertise", 5],
    ["Leadership", 4],
  ]);
});

test("the former form's self-rating on this device is left unchanged", async () => {
  device.setItem(key(JONAS), FORMER);
  await open(undefined);
  expect(seen.draft.answers).toEqual({});
  expect(device.getItem(key(JONAS))).toBe(FORMER);
});

test("the former draft stays while neither the device nor the server has stored the new one", async () => {
  device.setItem(key(AMARA), FORMER);
  isServerThere = false;
  vi.stubGlobal("localStorage", {
    ...device,
    setItem() {
      throw new Error("full");
    },
  });
  await open(stored());
  await actUntil(() => expect(seen.draft.answers).toHaveProperty("Leadership"));
  expect(device.getItem(key(AMARA))).toBe(FORMER);
});

test("an unreadable draft of the former form is ignored", async () => {
  device.setItem(key(AMARA), '{"ratings":null,"comments":{"Leadership":4}}');
  await open(stored());
  expect(seen.draft.answers).toEqual({ 1: { score: 3, comment: "Asked first." } });
});
