// Three widgets with fixed data, from the built packages: `host-sheet-checks.ts` takes their pictures. It is no TypeScript,
// because it imports `dist`, which does not exist where types are checked.
import i18next from "i18next";
import { createRoot } from "react-dom/client";
import { initReactI18next } from "react-i18next";
import { ControlBarView } from "../../../packages/session-widgets/dist/control-bar/view.js";
import { useEvaluationPanel } from "../../../packages/session-widgets/dist/evaluation-panel/headless.js";
import { EvaluationPanelView } from "../../../packages/session-widgets/dist/evaluation-panel/view.js";
import { FeaturedQuestionCardView } from "../../../packages/session-widgets/dist/featured-question-card/view.js";
import { loadMessages, NAMESPACE } from "../../../packages/session-widgets/dist/locales.js";
import { controlBarProps, storyTiming } from "../../../packages/session-widgets/src/control-bar/control-bar.fixtures";
import {
  storedEvaluation,
  storyDraft,
  storyPeople,
  storyQuestions,
  storyStore,
} from "../../../packages/session-widgets/src/evaluation-panel/evaluation-panel.fixtures";
import { HotseatTheme } from "../../../packages/ui/dist/themes/index.js";

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
createRoot(document.getElementById("root")).render(
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
