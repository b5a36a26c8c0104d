import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { ScenarioView } from "../preparation/view";
import { type StoryStoreOptions, storyPeople, storyQuestions, storyStore } from "./evaluation-panel.fixtures";
import { type EvaluationStore, type PanelQuestion, useEvaluationPanel } from "./headless";
import { EvaluationPanelView, type EvaluationPanelViewProps, type PanelView } from "./view/evaluation-panel-view";

export interface StageProps extends StoryStoreOptions {
  questions?: readonly PanelQuestion[];
  runningQuestionId?: number | null;
  lastQuestionId?: number | null;
  view?: PanelView;
  profile?: string | null;
  scenario?: ReactNode;
  aboutPerson?: ReactNode;
  composeQuestions?: ReactNode;
  changeQuestion?: (question: PanelQuestion) => ReactNode;
  onAsk?: (questionId: number) => void;
  pillarsOpen?: boolean;
  pillars?: ReactNode;
  upNext?: EvaluationPanelViewProps["upNext"];
  /** Prepares the store before the picture is taken. */
  before?: (store: EvaluationStore) => void;
}

const STORY_PROFILE = "Backend engineer, six years, health and logistics. Looks for a senior role.";
const STORY_SCENARIO = {
  title: "Senior engineer, hospital group",
  text: "You are applying as senior engineer. The group runs 12 sites; about 4,000 nurses read alerts on shared phones, some with poor reception.",
};

/** The panel with a store whose server is a function. */
export function StoryPanel({
  questions = storyQuestions,
  runningQuestionId = 3,
  lastQuestionId = null,
  view: opened = "questions",
  before,
  profile,
  scenario = <ScenarioView scenario={STORY_SCENARIO} />,
  aboutPerson,
  composeQuestions,
  changeQuestion,
  onAsk,
  pillarsOpen = true,
  pillars,
  upNext,
  ...options
}: StageProps) {
  const [store] = useState(() => storyStore(options));
  const [view, setView] = useState<PanelView>(opened);
  const [personId, setPersonId] = useState(401);
  const panel = useEvaluationPanel({ store, questions, runningQuestionId, lastQuestionId, pillarsOpen });
  useEffect(() => {
    store.receiveQuestions(questions);
  }, [questions, store]);
  useEffect(() => {
    before?.(store);
  }, [before, store]);
  const person = storyPeople.find((each) => each.id === personId) ?? storyPeople[0];
  if (!person) return null;
  return (
    <EvaluationPanelView
      people={storyPeople}
      person={person}
      onPersonChange={setPersonId}
      upNext={upNext ?? null}
      view={view}
      onViewChange={setView}
      profile={profile === undefined ? STORY_PROFILE : profile}
      scenario={scenario}
      aboutPerson={aboutPerson}
      composeQuestions={composeQuestions}
      changeQuestion={changeQuestion}
      panel={panel}
      onAsk={onAsk}
      pillars={pillars}
      timeZone="Europe/Zurich"
    />
  );
}

/** The observer's panel: profile and scenario to read, nothing to score. */
export function ReadingPanel() {
  const [view, setView] = useState<PanelView>("profile");
  const [personId, setPersonId] = useState(401);
  const person = storyPeople.find((each) => each.id === personId) ?? storyPeople[0];
  if (!person) return null;
  return (
    <EvaluationPanelView
      people={storyPeople}
      person={person}
      onPersonChange={setPersonId}
      upNext={null}
      view={view}
      onViewChange={setView}
      profile={STORY_PROFILE}
      scenario={<ScenarioView scenario={STORY_SCENARIO} />}
      panel={null}
      timeZone="Europe/Zurich"
    />
  );
}

/** The panel in the rail at the rail's width. */
export function Stage(props: StageProps) {
  return (
    <div
      style={{
        width: 352,
        maxWidth: "100%",
        height: 748,
        display: "flex",
        flexDirection: "column",
        background: "var(--hs-color-surface)",
        borderRadius: 12,
        overflow: "hidden",
      }}
    >
      <StoryPanel {...props} />
    </div>
  );
}

/** The space that a phone of 390 by 844 pixels leaves the panel. */
export const onPhone = (Story: ComponentType) => (
  <div style={{ height: 524, overflow: "hidden", display: "flex", flexDirection: "column" }}>
    <Story />
  </div>
);
