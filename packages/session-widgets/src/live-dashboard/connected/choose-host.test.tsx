// @vitest-environment jsdom
import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { storySchedule } from "../../schedule/schedule.fixtures";
import { seatedSession } from "../../session-data/seated-session.fixtures";
import { actUntil } from "../../shared/act-until.fixtures";
import { reactRoot } from "../../shared/react-root.fixtures";
import { ChooseHost } from "./choose-host";

const [LUCIE, JONAS] = [402, 403];
const SCHEDULE = storySchedule();
const { render, at } = reactRoot();
beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});

async function show(present: readonly number[], answer: () => Response | Promise<Response>) {
  const done = vi.fn();
  const session = seatedSession(answer);
  const part = <ChooseHost sessionId={SCHEDULE.session_id} kind="leave" onDone={done} onStay={vi.fn()} />;
  await render(session.around({ schedule: SCHEDULE, me: JONAS, host: JONAS, present }, part));
  await actUntil(() => expect(document.querySelector("[role=dialog]")).not.toBeNull());
  const leave = () => act(async () => at('[role="dialog"] button[data-look="primary"]').click());
  return { calls: session.calls, done, leave };
}

test("the host leaves only after the server has handed the session over", async () => {
  let answer = (_: Response) => {};
  const answered = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  const { calls, done, leave } = await show([LUCIE, JONAS], () => answered);
  await leave();
  await actUntil(() => expect(calls).toEqual([[expect.any(String), { leaving: true }]]));
  expect(done).not.toHaveBeenCalled();
  await act(async () => answer(new Response(null, { status: 204 })));
  await actUntil(() => expect(done).toHaveBeenCalledOnce());
});

test("the host stays when the server refuses the hand-over", async () => {
  const { calls, done, leave } = await show([LUCIE, JONAS], () => Response.json({ code: "conflict" }, { status: 409 }));
  await leave();
  await actUntil(() => expect(calls).toHaveLength(1));
  await act(async () => {});
  expect(done).not.toHaveBeenCalled();
});

test("the host leaves without a hand-over when nobody else can be host", async () => {
  const { calls, done, leave } = await show([JONAS], () => new Response(null, { status: 204 }));
  await leave();
  expect([done.mock.calls.length, calls]).toEqual([1, []]);
});
