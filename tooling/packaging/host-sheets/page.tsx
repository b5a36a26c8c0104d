// Three widgets with fixed data: `host-sheet-checks.ts` takes their pictures from the built packages, which is what
// these names mean to its bundler. Types are checked against the sources, without a build.
import { ControlBarView } from "@hotseat/session-widgets/control-bar/view";
import { useEvaluationPanel } from "@hotseat/session-widgets/evaluation-panel/headless";
import { EvaluationPanelView } from "@hotseat/session-widgets/evaluation-panel/view";
import { FeaturedQuestionCardView } from "@hotseat/session-widgets/featured-question-card/view";
import { loadMessages, NAMESPACE } from "@hotseat/session-widgets/locales";
import { HotseatTheme } from "@hotseat/ui/theme";
import i18next from "i18next";
import { createRoot } from "react-dom/client";
import { initReactI18next } from "react-i18next";
import { controlBarProps, storyTiming } from "../../../packages/session-widgets/src/control-bar/control-bar.fixtures";
import {
  storedEvaluation,
  storyDraft,
  storyPeople,
  storyQuestions,
  storyStore,
} from "../../../packages/session-widgets/src/evaluation-panel/evaluation-panel.fixtures";

const store = storyStore({ stored: storedEvaluation(storyDraft) });
const [person] = storyPeople;
const nothing = () => {};
const question = {
  id: 3,
  text: "Where could a message get lost, and how would you notice?",
  category: "Trade-offs",
  number: 3,
  isTimed: true,
};

function Panel() {
  const panel = useEvaluationPanel({ store, questions: storyQuestions, runningQuestionId: 3, pillarsOpen: false });
  if (!person) throw new Error("The story has no people.");
  return (
    <EvaluationPanelView
      people={storyPeople}
      person={person}
      onPersonChange={nothing}
      view="questions"
      onViewChange={nothing}
      profile={null}
      scenario={null}
      panel={panel}
      timeZone="Europe/Zurich"
    />
  );
}

await i18next.use(initReactI18next).init({ lng: "en", resources: { en: { [NAMESPACE]: await loadMessages.en() } } });
const place = document.getElementById("root");
if (!place) throw new Error("The page has no root.");
createRoot(place).render(
  <HotseatTheme appearance="light">
    <div data-widget="evaluation panel" style={{ width: 352, height: 748, display: "flex", flexDirection: "column" }}>
      <Panel />
    </div>
    <div data-widget="control bar" style={{ width: 1400 }}>
      <ControlBarView {...controlBarProps} />
    </div>
    <div data-widget="featured question card" style={{ position: "relative", width: 600, height: 240 }}>
      <FeaturedQuestionCardView
        question={question}
        schedule={storyTiming.schedule}
        time={storyTiming.time}
        prefs={{ position: { x: 0, y: 0 }, isOpen: true }}
        onMove={nothing}
        onOpenChange={nothing}
      />
    </div>
  </HotseatTheme>,
);
