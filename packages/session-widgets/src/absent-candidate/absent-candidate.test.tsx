// @vitest-environment jsdom
import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { storyWaiting } from "../schedule/schedule.fixtures";
import { seatedSession } from "../session-data/seated-session.fixtures";
import { actUntil } from "../shared/act-until.fixtures";
import { reactRoot } from "../shared/react-root.fixtures";
import { AbsentCandidate } from "./absent-candidate";

const [LUCIE, JONAS, MATEO] = [402, 403, 404];
const WAITING = storyWaiting();
const { render } = reactRoot();
beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});

async function show(me: number, waiting = WAITING) {
  const session = seatedSession(() => Response.json(waiting));
  const part = <AbsentCandidate sessionId={waiting.session_id} />;
  await render(session.around({ schedule: waiting, me, host: JONAS, present: [JONAS, MATEO] }, part));
  return session.calls;
}
const button = (name: RegExp) =>
  [...document.querySelectorAll("button")].find(({ textContent }) => name.test(textContent ?? ""));
const press = async (name: RegExp) => {
  await actUntil(() => expect(button(name)).toBeDefined());
  await act(async () => button(name)?.click());
};

test("a host who takes their own turn first swaps at once (LS-D3.1)", async () => {
  const calls = await show(JONAS);
  await press(/You/);
  await actUntil(() => expect(calls).toHaveLength(1));
  expect(calls).toEqual([["swap", { attendee_id: JONAS, with_attendee_id: LUCIE, expected_index: 6 }]]);
});

test("a host who chooses another person sends a request and swaps nothing", async () => {
  const calls = await show(JONAS);
  await press(/Mateo/);
  await actUntil(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.[1]).toEqual({ attendee_id: MATEO });
  expect(calls[0]?.[0]).not.toBe("swap");
});

test("the requested person answers for themselves", async () => {
  const asked = { attendee_id: LUCIE, since: "2026-11-24T13:18:00.000Z", asked_attendee_id: MATEO };
  const calls = await show(MATEO, storyWaiting({ waiting_for: asked }));
  await press(/^Yes, I am ready/);
  await actUntil(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.[1]).toEqual({ accepts: true });
});

test("a person who is neither host nor requested gets no decision", async () => {
  await show(MATEO);
  await actUntil(() => expect(document.body.textContent).toContain("Waiting for Lucie"));
  expect(document.querySelector("button")).toBeNull();
});

test("a face has the initials of the full name, as everywhere else", async () => {
  await show(JONAS);
  await actUntil(() => expect(button(/Mateo/)?.textContent).toMatch(/^MRMateo/));
  expect(document.querySelector("section")?.textContent).toMatch(/^LMLucie/);
});
