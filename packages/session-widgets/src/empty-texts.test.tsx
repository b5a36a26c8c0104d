// @vitest-environment jsdom
import { createManualClock } from "@hotseat/core/testing";
import { createTicker } from "@hotseat/core/ticker";
import { HotseatTheme } from "@hotseat/ui/theme";
import { createInstance } from "i18next";
import { type ReactNode, useState } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider, initReactI18next } from "react-i18next";
import { expect, test } from "vitest";
import en from "../locales/en.json";
import { DebugConsoleView } from "./debug-console/view";
import { storyPeople, storyStore } from "./evaluation-panel/evaluation-panel.fixtures";
import { useEvaluationPanel } from "./evaluation-panel/headless";
import { EvaluationPanelView, type PanelView } from "./evaluation-panel/view";
import { NAMESPACE } from "./locales";
import { ParticipantsView } from "./participants/view";
import { ProfileView, QuestionList, ScenarioView } from "./preparation/view";
import { storySchedule } from "./schedule/schedule.fixtures";
import { RoomMessage, useRoomTexts } from "./session-data/view";
import { TurnStripView } from "./turn-strip/view";
import { WorkspaceView } from "./workspace/view";

const i18n = createInstance();
void i18n.use(initReactI18next).init({ lng: "en", resources: { en: { [NAMESPACE]: en } }, initAsync: false });

function shown(ui: ReactNode): string {
  const page = document.createElement("div");
  page.innerHTML = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <HotseatTheme>{ui}</HotseatTheme>
    </I18nextProvider>,
  );
  return page.textContent ?? "";
}

function RoomText({ of }: { of: "attendeeNotFound" | "noAttendees" | "attendeesFailed" }) {
  const texts = useRoomTexts();
  return <RoomMessage kind="empty" text={of === "attendeeNotFound" ? texts.attendeeNotFound(7) : texts[of]} />;
}

/** The evaluation panel of somebody who has prepared nothing. */
function EmptyPanel({ view }: { view: PanelView }) {
  const [store] = useState(() => storyStore({ stored: null }));
  const panel = useEvaluationPanel({ store, questions: [], runningQuestionId: null, pillarsOpen: true });
  const [person] = storyPeople;
  if (!person) return null;
  return (
    <EvaluationPanelView
      people={storyPeople}
      person={person}
      onPersonChange={() => {}}
      view={view}
      onViewChange={() => {}}
      profile={null}
      scenario={<ScenarioView scenario={null} />}
      panel={panel}
    />
  );
}

const clock = createManualClock(0);
const nothing = () => {};
const cases: Array<[string, ReactNode]> = [
  ["Could not find attendee #7.", <RoomText key="a" of="attendeeNotFound" />],
  ["No confirmed attendees yet.", <RoomText key="b" of="noAttendees" />],
  ["No confirmed attendees yet.", <ParticipantsView key="c" people={[]} />],
  ["Failed to load attendees.", <RoomText key="d" of="attendeesFailed" />],
  ["No questions generated.", <EmptyPanel key="e" view="questions" />],
  ["No questions yet.", <QuestionList key="f" questions={[]} whose="own" />],
  ["No questions available", <QuestionList key="g" questions={[]} whose="other" />],
  ["No anonymized profile provided.", <EmptyPanel key="h" view="profile" />],
  [
    "No anonymized profile provided.",
    <ProfileView
      key="i"
      face={{ kind: "none" }}
      writing={{ kind: "idle" }}
      onCancel={nothing}
      onType={nothing}
      onDrop={nothing}
      onApprove={nothing}
    />,
  ],
  ["Nothing to show.", <EmptyPanel key="j" view="scenario" />],
  [
    "No schedule timeline available.",
    <TurnStripView
      key="k"
      schedule={storySchedule({ timeline: [] })}
      time={createTicker({ clock })}
      names={new Map()}
      myAttendeeId={null}
    />,
  ],
  ["No question selected.", <WorkspaceView key="l" tab="question" onTabChange={nothing} question={null} />],
  ["No whiteboard selected", <WorkspaceView key="m" tab="whiteboard" onTabChange={nothing} question={null} />],
  [
    "No events yet…",
    <DebugConsoleView
      key="n"
      shown={[]}
      isPaused={false}
      waiting={0}
      family={null}
      onFamilyChange={nothing}
      onPausedChange={nothing}
      onClear={nothing}
      onCopy={nothing}
      onClose={nothing}
    />,
  ],
];

/** Of the sentence's texts one more is asserted where it stands: 'Something went wrong.' on the page of an error (LS-8.31). */
test.each(cases)("where there is nothing it says '%s' (LS-8.28)", (text, ui) => {
  expect(shown(ui)).toContain(text);
});
