import { hashKey, QueryObserver } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import type { ServerEvent, SessionState } from "../generated/types.gen";
import { json } from "../testing/fake-server";
import { cache, clientWith, ID } from "../testing/query-set-up";
import { attendee, evaluation, schedule, serverEvent, state, summary } from "../testing/samples";
import { keysOfScope, patchFromEvent } from "./apply-event";
import { keys } from "./keys";
import { acceptSchedule } from "./newer";
import { acceptEvaluation } from "./patches";
import { refresh } from "./refresh";
import { scheduleQuery } from "./session-queries";

describe("the change of the cache after an event (LS-7.31)", () => {
  const s = keys.session(ID);
  const TASK = "01234567-89ab-4cde-8f01-23456789abcd";
  const stale: Record<ServerEvent["type"], readonly (readonly unknown[])[]> = {
    "session.state.update": [s, keys.catalogs, keys.me, keys.adminJoinRequests, keys.adminRequestSummary],
    "schedule.update": [],
    "schedule.start": [],
    "schedule.pause": [],
    "schedule.seek": [],
    "schedule.next": [],
    "schedule.finish": [keys.sessionDetail(ID), keys.pageData(ID), keys.feedback(ID)],
    "turn.started": [keys.state(ID), keys.pageData(ID)],
    "turn.completed": [keys.state(ID), keys.pageData(ID), keys.feedback(ID), keys.myPillarRatings(ID)],
    "turn.context.updated": [keys.pageData(ID), keys.attendees(ID), keys.sessionDetail(ID)],
    "question.started": [keys.state(ID), keys.pageData(ID)],
    "question.completed": [keys.pageData(ID)],
    "interviewee.designated": [keys.state(ID)],
    "interviewer.designated": [keys.state(ID)],
    "spotlight.changed": [],
    "question.featured": [keys.state(ID), keys.pageData(ID)],
    "free_timer.update": [],
    "attendee.update": [
      keys.attendees(ID),
      keys.pageData(ID),
      keys.myAttendee(ID),
      keys.state(ID),
      keys.sessionDetail(ID),
      keys.joinRequests(ID),
      keys.catalogs,
    ],
    "attendee.role.changed": [
      keys.attendees(ID),
      keys.pageData(ID),
      keys.myAttendee(ID),
      keys.state(ID),
      keys.sessionDetail(ID),
      keys.me,
    ],
    "attendee.hand.changed": [keys.state(ID), keys.attendees(ID), keys.pageData(ID)],
    "attendee.reported": [],
    "user.blocks.changed": [keys.myBlocks, keys.catalogs],
    "user.state.update": [keys.me, keys.myRegistration, keys.catalogs],
    "private.notification": [keys.notifications],
    "host.acknowledged": [keys.state(ID)],
    "host.reassigned": [
      keys.attendees(ID),
      keys.pageData(ID),
      keys.myAttendee(ID),
      keys.state(ID),
      keys.sessionDetail(ID),
    ],
    "recording.update": [keys.recordingConsent(ID), keys.replay(ID), keys.sessionDetail(ID)],
    "evaluation.update": [keys.pageData(ID), keys.sessionDetail(ID), keys.myEvaluations],
    "evaluation.progress": [keys.state(ID)],
    "feedback.summary.update": [keys.feedbackSummary(ID, 3)],
    "ai.task.stream.start": [keys.aiTask(ID, TASK), keys.aiTasks],
    "ai.task.stream.final": [keys.aiTask(ID, TASK), keys.aiTasks],
    "ai.task.error": [keys.aiTask(ID, TASK), keys.aiTasks],
    "admin.requests.changed": [keys.adminJoinRequests, keys.adminRequestSummary],
    "join_request.created": [keys.joinRequests(ID), keys.catalogs],
    "join_request.approved": [keys.joinRequests(ID), s, keys.catalogs],
    "join_request.rejected": [keys.joinRequests(ID), s, keys.catalogs],
    "join_request.withdrawn": [keys.joinRequests(ID), s, keys.catalogs],
    "invitation.update": [keys.invitations(ID), keys.sessionDetail(ID), keys.catalogs],
    "message.created": [keys.messages(ID)],
    "message.removed": [keys.messages(ID)],
    "note.update": [keys.notes(ID)],
    "tool.update": [keys.tools(ID), keys.toolsStatus(ID)],
    "catalog.session.created": [keys.catalogTab("available"), keys.catalogTab("recommended"), keys.timelines],
  };
  it.each(Object.entries(stale))("%s makes old what it names and no more (LS-7.26)", (type, expected) => {
    expect(
      patchFromEvent(cache(), serverEvent(type as ServerEvent["type"]))
        .map((key) => hashKey(key))
        .sort(),
    ).toEqual(expected.map((key) => hashKey(key)).sort());
  });

  it.each(Object.entries(stale))("a connection that missed %s refetches what it makes old", (_type, old) => {
    const covered = keysOfScope({ global: true });
    const isCovered = (key: readonly unknown[]) => covered.some((one) => one.every((part, at) => part === key[at]));
    expect(old.filter((key) => !isCovered(key))).toEqual([]);
  });

  it.each(["visited", "left"] as const)("tool.update with %s makes the status of the tools old only", (change) => {
    const event = {
      ...serverEvent("tool.update"),
      data: { session_id: ID, tool_id: "s7-AbC123", change },
    } as ServerEvent;
    expect(patchFromEvent(cache(), event)).toEqual([keys.toolsStatus(ID)]);
  });

  it("admin.requests.changed marks the list of its kind and the count in the navigation as stale", () => {
    const event = { ...serverEvent("admin.requests.changed"), data: { kind: "account" } } as ServerEvent;
    expect(patchFromEvent(cache(), event)).toEqual([keys.pendingUsers, keys.adminRequestSummary]);
  });

  it("schedule.* is applied from the event itself, in both places, and an older version never", () => {
    const queryClient = cache();
    queryClient.setQueryData(keys.schedule(ID), schedule({ version: 4 }));
    queryClient.setQueryData(keys.state(ID), state({ schedule: schedule({ version: 4 }) }));
    const at = (version: number) =>
      ({
        ...serverEvent("schedule.next"),
        data: { session_id: ID, schedule: schedule({ version, current_index: version }) },
      }) as ServerEvent;
    const seen = () => [
      queryClient.getQueryData<{ version: number }>(keys.schedule(ID))?.version,
      queryClient.getQueryData<SessionState>(keys.state(ID))?.schedule.version,
    ];
    patchFromEvent(queryClient, at(3));
    expect(seen()).toEqual([4, 4]);
    patchFromEvent(queryClient, at(6));
    expect(seen()).toEqual([6, 6]);
  });

  it("schedule.pause marks page data and state as stale where a turn waits for its candidate: its first question is withdrawn", () => {
    const waiting_for = { attendee_id: 3, since: "2026-01-01T10:00:00.000Z", asked_attendee_id: null };
    const at = {
      ...serverEvent("schedule.pause"),
      data: { session_id: ID, schedule: schedule({ waiting_for }) },
    } as ServerEvent;
    expect(patchFromEvent(cache(), at)).toEqual([keys.state(ID), keys.pageData(ID)]);
  });

  it("a GET that was under way does not bring an older schedule back", async () => {
    const queryClient = cache();
    const { client } = clientWith({
      [`GET /api/v1/interviews/sessions/${ID}/schedule/`]: () => {
        acceptSchedule(queryClient, schedule({ version: 9 }));
        return json(200, schedule({ version: 8 }));
      },
    });
    await queryClient.fetchQuery(scheduleQuery(client, ID));
    expect(queryClient.getQueryData(keys.schedule(ID))).toMatchObject({ version: 9 });
  });

  it("requests to join and notifications have keys of their own: an event of one leaves the others fresh (LS-3.20)", () => {
    const queryClient = cache();
    const own = [keys.joinRequests(ID), keys.notifications, keys.messages(ID), keys.notes(ID)] as const;
    for (const key of own) queryClient.setQueryData(key, []);
    const stale = () => own.filter((key) => queryClient.getQueryState(key)?.isInvalidated);
    void refresh(queryClient, ...patchFromEvent(queryClient, serverEvent("private.notification")));
    expect(stale()).toEqual([keys.notifications]);
    void refresh(queryClient, ...patchFromEvent(queryClient, serverEvent("join_request.created")));
    expect(stale()).toEqual([keys.joinRequests(ID), keys.notifications]);
  });

  it("attendee.update changes the count in the session and in the three lists", () => {
    const queryClient = cache();
    queryClient.setQueryData(keys.sessionDetail(ID), summary(ID, 2));
    for (const tab of ["available", "my", "recommended"] as const) {
      queryClient.setQueryData(keys.catalog(tab, { language: ["fr"] }), {
        pages: [{ results: [summary(ID, 2), summary(8, 2)] }],
        pageParams: [{}],
      });
    }
    patchFromEvent(queryClient, serverEvent("attendee.update"));
    expect(queryClient.getQueryData(keys.sessionDetail(ID))).toMatchObject({ attendee_count: 5 });
    for (const tab of ["available", "my", "recommended"] as const) {
      expect(queryClient.getQueryData(keys.catalog(tab, { language: ["fr"] }))).toMatchObject({
        pages: [
          {
            results: [
              { id: ID, attendee_count: 5 },
              { id: 8, attendee_count: 2 },
            ],
          },
        ],
      });
    }
  });

  it("interviewee.designated sets both people at once when the person is known, and waits for the GET otherwise", () => {
    const queryClient = cache();
    queryClient.setQueryData(keys.state(ID), state({}));
    patchFromEvent(queryClient, serverEvent("interviewee.designated"));
    expect(queryClient.getQueryData<SessionState>(keys.state(ID))?.designations.interviewee).toBeNull();
    queryClient.setQueryData(keys.pageData(ID), { attendees: [attendee(3, "kc-ben")] });
    patchFromEvent(queryClient, serverEvent("interviewee.designated"));
    expect(queryClient.getQueryData<SessionState>(keys.state(ID))?.designations).toMatchObject({
      interviewee: { attendeeId: 3, keycloakId: "kc-ben" },
      interviewer: { keycloakId: "kc-host" },
    });
  });

  it("session.state.update changes the status before anything is fetched", () => {
    const queryClient = cache();
    queryClient.setQueryData(keys.state(ID), state({}));
    queryClient.setQueryData(keys.sessionDetail(ID), summary(ID, 2));
    patchFromEvent(queryClient, serverEvent("session.state.update"));
    expect(queryClient.getQueryData(keys.state(ID))).toMatchObject({ session_status: "IN_PROGRESS" });
    expect(queryClient.getQueryData(keys.sessionDetail(ID))).toMatchObject({ status: "IN_PROGRESS" });
  });

  it("recording.update shows or hides the badge before anything is fetched (LS-D4.5)", () => {
    const queryClient = cache();
    queryClient.setQueryData(keys.state(ID), state({}));
    const event = { ...serverEvent("recording.update"), data: { session_id: ID, recording: true } } as ServerEvent;
    patchFromEvent(queryClient, event);
    expect(queryClient.getQueryData(keys.state(ID))).toMatchObject({ recording: true });
  });

  it("acceptEvaluation() refetches nothing of the page's data or the session", () => {
    const queryClient = cache();
    queryClient.setQueryData(keys.pageData(ID), { evaluations: [] });
    queryClient.setQueryData(keys.sessionDetail(ID), { evaluations: [evaluation(5, "2026-01-01T09:00:00.000Z")] });
    queryClient.setQueryData(keys.myEvaluations, []);
    acceptEvaluation(queryClient, evaluation(5, "2026-01-01T10:00:00.000Z"));
    expect(queryClient.getQueryState(keys.myEvaluations)?.isInvalidated).toBe(true);
    expect(patchFromEvent(queryClient, serverEvent("evaluation.update"))).toEqual([]);
  });

  it("the event of one's own save refetches nothing", () => {
    const queryClient = cache();
    queryClient.setQueryData(keys.pageData(ID), { evaluations: [evaluation(5, "2026-01-01T10:00:00.000Z")] });
    expect(patchFromEvent(queryClient, serverEvent("evaluation.update"))).toEqual([]);
    queryClient.setQueryData(keys.pageData(ID), { evaluations: [evaluation(5, "2026-01-01T09:59:59.999Z")] });
    expect(patchFromEvent(queryClient, serverEvent("evaluation.update"))).not.toEqual([]);
  });
});

it("a query observer renders only for a changed part", () => {
  const queryClient = cache();
  acceptSchedule(queryClient, schedule({ version: 1 }));
  const before = queryClient.getQueryData<{ timeline: unknown }>(keys.schedule(ID));
  acceptSchedule(queryClient, schedule({ version: 2 }));
  const after = queryClient.getQueryData<{ timeline: unknown }>(keys.schedule(ID));
  expect(after).not.toBe(before);
  expect(after?.timeline).toBe(before?.timeline);
  expect(new QueryObserver(queryClient, { queryKey: keys.schedule(ID), enabled: false }).getCurrentResult().data).toBe(
    after,
  );
});
