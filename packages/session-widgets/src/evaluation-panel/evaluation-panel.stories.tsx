import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import {
  allRated,
  type StoryStoreOptions,
  storedEvaluation,
  storyDraft,
  storyPeople,
  storyQuestions,
  storyStore,
} from "./evaluation-panel.fixtures";
import { EvaluationPanelView, type PanelView } from "./evaluation-panel-view";
import { type EvaluationStore, type PanelQuestion, useEvaluationPanel } from "./headless";

const unreachable = () => Promise.resolve({ kind: "unreachable" } as const);
const never = () => new Promise<never>(() => {});

interface StageProps extends StoryStoreOptions {
  questions?: readonly PanelQuestion[];
  runningQuestionId?: number | null;
  view?: PanelView;
  profile?: string | null;
  scenario?: { title: string; text: string } | null;
  onAsk?: (questionId: number) => void;
  pillarsDue?: boolean;
  /** What happened before the picture is taken. */
  before?: (store: EvaluationStore) => void;
}

/** The rail at its measure, with a store whose server is a function. */
function Stage({
  questions = storyQuestions,
  runningQuestionId = 3,
  view: opened = "questions",
  before,
  profile,
  scenario,
  onAsk,
  pillarsDue,
  ...options
}: StageProps) {
  const [store] = useState(() => storyStore(options));
  const [view, setView] = useState<PanelView>(opened);
  const [personId, setPersonId] = useState(401);
  const panel = useEvaluationPanel({ store, questions, runningQuestionId });
  useEffect(() => {
    before?.(store);
  }, [before, store]);
  const person = storyPeople.find((each) => each.id === personId) ?? storyPeople[0];
  if (!person) return null;
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
      <EvaluationPanelView
        people={storyPeople}
        person={person}
        onPersonChange={setPersonId}
        view={view}
        onViewChange={setView}
        profile={
          profile === undefined
            ? "Backend engineer, six years, health and logistics. Looks for a senior role."
            : profile
        }
        scenario={
          scenario === undefined
            ? {
                title: "Senior engineer, hospital group",
                text: "You are applying as senior engineer. The group runs 12 sites; about 4,000 nurses read alerts on shared phones, some with poor reception.",
              }
            : scenario
        }
        panel={panel}
        onAsk={onAsk}
        {...(pillarsDue ? { pillarsDue, pillars: <p>…</p> } : {})}
        timeZone="Europe/Zurich"
      />
    </div>
  );
}

const meta = {
  title: "Session/EvaluationPanel",
  component: Stage,
  args: { stored: storedEvaluation(storyDraft) },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {};
export const Untouched: Story = { args: { stored: null, runningQuestionId: 1 } };
export const AnotherQuestionIsAsked: Story = {
  args: { stored: storedEvaluation({ ...storyDraft, answers: {} }), runningQuestionId: null, onAsk: () => {} },
};
export const Saving: Story = {
  args: {
    answer: never,
    before: (store) => {
      store.editAnswer(3, { score: 4 });
      store.saveDraft();
    },
  },
};
export const OnThisDevice: Story = {
  args: {
    answer: unreachable,
    before: (store) => {
      store.editAnswer(3, { score: 2 });
      store.saveDraft();
    },
  },
};
export const NotSaved: Story = {
  args: {
    answer: () => Promise.resolve({ kind: "refused", message: "The time to evaluate this session is over." }),
    before: (store) => {
      store.editAnswer(3, { score: 6 });
      store.saveDraft();
    },
  },
};
export const OfflineAndDeviceFull: Story = {
  name: "Offline, device full",
  args: {
    answer: unreachable,
    full: true,
    before: (store) => {
      store.editAnswer(3, { score: 6 });
      store.saveDraft();
    },
  },
};
export const TooLong: Story = {
  args: {
    before: (store) => {
      store.editAnswer(3, { comment: "Long. ".repeat(900) });
      store.saveDraft();
    },
  },
};
export const WrittenElsewhereToo: Story = {
  args: {
    before: (store) => {
      store.editAnswer(3, { comment: "Named dead letters." });
      const elsewhere = {
        ...storyDraft,
        answers: { ...storyDraft.answers, 3: { score: 4, comment: "Forgot who is on call." } },
      };
      store.receive(storedEvaluation(elsewhere, { updatedAt: "2026-11-24T13:07:10.000Z" }));
      store.saveDraft();
    },
  },
};
export const PillarsAreDue: Story = { args: { runningQuestionId: null, pillarsDue: true } };
export const AllRated: Story = { args: { stored: storedEvaluation(allRated) } };
export const Submitted: Story = {
  args: { stored: storedEvaluation(allRated, { status: "SUBMITTED", updatedAt: "2026-11-24T13:18:02.000Z" }) },
};
export const NoQuestions: Story = { args: { stored: null, questions: [] } };
export const Profile: Story = { args: { view: "profile" } };
export const NoProfile: Story = { args: { view: "profile", profile: null } };
export const ScenarioContext: Story = { args: { view: "scenario" } };
export const NoScenario: Story = { args: { view: "scenario", scenario: null } };
