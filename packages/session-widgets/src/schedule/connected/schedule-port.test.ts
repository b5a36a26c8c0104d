import { QueryClient } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import type { ScheduleAction } from "../headless/schedule.types";
import { storySchedule } from "../schedule.fixtures";
import { createSchedulePort, type SchedulePortOptions } from "./schedule-port";

test.each<[string, ScheduleAction, object]>([
  ["startSchedule", { kind: "start" }, {}],
  ["startSchedule", { kind: "resume" }, {}],
  ["pauseSchedule", { kind: "pause" }, { remaining_sec: 60 }],
  ["nextSegment", { kind: "next" }, {}],
  ["nextSegment", { kind: "next", intervieweeAttendeeId: 4 }, { interviewee_attendee_id: 4 }],
  ["seekSegment", { kind: "seek", index: 5 }, { index: 5 }],
  ["seekSegment", { kind: "seek", index: 5, intervieweeAttendeeId: 4 }, { index: 5, interviewee_attendee_id: 4 }],
  ["holdSegment", { kind: "hold", held: true }, { held: true }],
])(
  "%s says which segment the person saw and what is wanted: %j (LS-5.7, LS-5.9, LS-7.14, LS-7.15, LS-7.16, LS-7.17, LS-D3.7)",
  async (name, action, wanted) => {
    const call = vi.fn(async (_operation: { id: string }, _input: { body: object }) => storySchedule());
    const client = { call } as unknown as SchedulePortOptions["client"];
    const texts = {} as SchedulePortOptions["texts"];
    const port = createSchedulePort({ client, queryClient: new QueryClient(), texts, sessionId: 7 });
    await port.send(action, { expectedIndex: 2, remainingSec: 60 });
    expect(call.mock.lastCall?.[0].id).toBe(name);
    expect(call.mock.lastCall?.[1].body).toEqual({ ...wanted, expected_index: 2 });
  },
);

test("each press of +1 is a lengthening of its own, which a repeated call is not", async () => {
  const call = vi.fn(async (_operation: object, _input: { body: { minutes: number; client_id: string } }) =>
    storySchedule(),
  );
  const client = { call } as unknown as SchedulePortOptions["client"];
  const texts = {} as SchedulePortOptions["texts"];
  const port = createSchedulePort({ client, queryClient: new QueryClient(), texts, sessionId: 7 });
  const seen = { expectedIndex: 2, remainingSec: 60 };
  for (let time = 0; time < 2; time += 1) await port.send({ kind: "extend", minutes: 1 }, seen);
  const bodies = call.mock.calls.map(([, { body }]) => body);
  const press = { minutes: 1, expected_index: 2, client_id: expect.stringMatching(/^[0-9a-f-]{36}$/) };
  expect(bodies).toEqual([press, press]);
  expect(new Set(bodies.map(({ client_id }) => client_id)).size).toBe(2);
});
