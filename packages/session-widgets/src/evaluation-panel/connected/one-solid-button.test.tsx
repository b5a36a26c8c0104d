// @vitest-environment jsdom
import { keys } from "@hotseat/api-client/queries";
import type { PageData, SessionState } from "@hotseat/api-client/types";
import { createMemoryStorage } from "@hotseat/core/testing";
import { HotseatProvider } from "@hotseat/react";
import { HotseatTheme } from "@hotseat/ui/theme";
import { QueryClient } from "@tanstack/react-query";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { storyTiming } from "../../control-bar/control-bar.fixtures";
import { NextButton } from "../../control-bar/view/control-bar-tray";
import { loadMessages } from "../../locales";
import { freeSchedule, storyWaiting } from "../../schedule/schedule.fixtures";
import { actUntil } from "../../shared/act-until.fixtures";
import { useIsNextElsewhere } from "../../shared/connected/next-elsewhere";
import { reactRoot } from "../../shared/react-root.fixtures";
import { AMARA, client, EVALUATE, JONAS, LUCIE, pageFor, SESSION, stateOf } from "../evaluation-page.fixtures";
import { EvaluationPanel } from "./evaluation-panel";

const { render, at } = reactRoot();

function Tray() {
  return <NextButton timing={{ ...storyTiming, isNextElsewhere: useIsNextElsewhere(SESSION) }} disabled={false} />;
}
const show = (page: PageData, state: SessionState) => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queryClient.setQueryData(keys.schedule(SESSION), state.schedule);
  queryClient.setQueryData(keys.state(SESSION), state);
  queryClient.setQueryData(keys.pageData(SESSION), page);
  queryClient.setQueryData(keys.myPillarRatings(SESSION), { results: [], next: null, previous: null, count: 0 });
  return render(
    <HotseatProvider client={client()} queryClient={queryClient} language="en">
      <HotseatTheme>
        <EvaluationPanel sessionId={SESSION} />
        <Tray />
      </HotseatTheme>
    </HotseatProvider>,
  );
};

// The texts are loaded before, as on a page that has been open for some time.
beforeAll(async () => void (await loadMessages.en()));
beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal("sessionStorage", createMemoryStorage());
  vi.stubGlobal("localStorage", createMemoryStorage());
});

test("in a guided turn the next button is soft when the evaluation can be submitted, and solid while it is incomplete", async () => {
  await show(pageFor(JONAS, null), stateOf(EVALUATE, AMARA));
  await actUntil(() => expect(at("[data-scores]")).not.toBeNull());
  const solid = at("[data-next]").className;
  await render(null);
  await show(pageFor(JONAS, 5), stateOf(EVALUATE, AMARA));
  await actUntil(() => expect(at("[data-next]").className).not.toBe(solid));
}, 15_000);

test("in a self-paced session the self-rating stays when the next turn starts before it is given, and the next person is offered", async () => {
  const [turn] = freeSchedule().timeline;
  const timeline = turn ? [turn, { ...turn, id: "t1", slot_index: 1, interviewee_attendee_id: LUCIE }] : [];
  await show(pageFor(AMARA, null), stateOf(freeSchedule({ current_index: 1, timeline }), LUCIE));
  await actUntil(() => expect(document.body.textContent).toContain("In the hot seat now: Lucie"));
  expect(document.querySelector('form[aria-label] [role="radiogroup"]')).not.toBeNull();
});

test("the interviewer can ask a question again while the schedule runs, and no longer in the debrief or once it is finished", async () => {
  const ledByJonas = (schedule: Partial<typeof EVALUATE>) => {
    const state = stateOf({ ...EVALUATE, ...schedule }, AMARA);
    return { ...state, designations: { ...state.designations, interviewer: { keycloakId: `k${JONAS}` } } };
  };
  await show(pageFor(JONAS, null), ledByJonas({}));
  await actUntil(() => expect(document.body.textContent).toContain("Ask this question"));
  const debrief = { current_index: EVALUATE.timeline.length - 1 };
  for (const later of [debrief, { status: "FINISHED" as const }]) {
    await render(null);
    await show(pageFor(JONAS, null), ledByJonas(later));
    await actUntil(() => expect(at("[data-scores]")).not.toBeNull());
    expect(document.body.textContent).not.toContain("Ask this question");
  }
});

test("while a turn waits to begin, its first question is open, although a later one was heard and has no score", async () => {
  const state = stateOf(storyWaiting(), LUCIE);
  const page = pageFor(JONAS, null);
  const [first] = page.questions.map((question) => ({ ...question, attendee_id: LUCIE }));
  if (!first) throw new Error("The fixture has no question.");
  const questions = [
    { ...first, id: 11, hearing: "AHEAD" as const, asked_from: null, asked_until: null },
    { ...first, id: 12, number: 2 },
  ];
  await show({ ...page, questions }, state);
  await actUntil(() => expect(at("[aria-expanded=true]")?.textContent).toContain("Question 1"));
});
