import { pageDataQuery } from "@hotseat/api-client/queries";
import { useHotseat } from "@hotseat/react";
import { useQuery } from "@tanstack/react-query";
import { useOffersNext } from "../../next-elsewhere";
import type { Schedule } from "../../schedule/headless";
import { askedOf, type SessionData } from "../../session-data";
import { useHeldWhileWriting } from "../../use-held-while-writing";
import { useEvaluationPanel } from "../headless";
import { EvaluationPanelView, type EvaluationPanelViewProps } from "../view";
import * as styles from "../view/evaluation-panel.css";
import { useChosenView } from "../view/use-chosen-view";
import type { composingOf } from "./evaluation-composing";
import { questionsOf, withNoneAhead } from "./evaluation-panel-data";
import { useEvaluationStore } from "./use-evaluation-store";

/** What the panel says of a person whoever looks at them. */
export type Common = Omit<EvaluationPanelViewProps, "view" | "onViewChange" | "panel">;

interface ReadOnlyProps extends Pick<EvaluationPanelViewProps, "questions"> {
  sessionId: number;
  common: Common;
  /** The turn is at its end. */
  opensWithPillars: boolean;
}

/** Oneself, or for observers: profile, scenario, and one's own pillars. Give it a `key` per person. */
export function ReadOnly({ sessionId, common, questions, opensWithPillars }: ReadOnlyProps) {
  const due = opensWithPillars ? "pillars" : null;
  const chosen = useChosenView({ sessionId, otherwise: "profile", due, hasPillars: Boolean(common.pillars) });
  // What one writes about oneself is not taken away for the pillars.
  const { shown, watch, release } = useHeldWhileWriting(chosen.view);
  const onViewChange: typeof chosen.onViewChange = (view) => {
    release();
    chosen.onViewChange(view);
  };
  return (
    <div className={styles.watched} {...watch}>
      <EvaluationPanelView {...common} view={shown} onViewChange={onViewChange} questions={questions} panel={null} />
    </div>
  );
}

/** What the server holds of my evaluation of them. */
function useStoredEvaluation(sessionId: number, evaluateeId: number) {
  const { client } = useHotseat();
  const { data } = useQuery({
    ...pageDataQuery(client, sessionId),
    select: ({ evaluations }) => evaluations.find(({ evaluatee }) => evaluatee === evaluateeId),
  });
  return data;
}

interface ScoringProps extends Pick<EvaluationPanelViewProps, "onAsk"> {
  /** The turn has come to its evaluation. */
  pillarsOpen: boolean;
  /** The turn has time left in which a question may be asked. */
  stillAsked: boolean;
  common: Common;
  /** Null where the questions are not the viewer's to change. */
  composing: ReturnType<typeof composingOf> | null;
  sessionId: number;
  data: SessionData;
  schedule: Schedule | null;
  keycloakId: string;
}

/** Somebody one scores. Give it a `key` per person. */
export function Scoring({
  sessionId,
  data,
  schedule,
  keycloakId,
  common,
  composing,
  onAsk,
  pillarsOpen,
  stillAsked,
}: ScoringProps) {
  const shown = useChosenView({ sessionId, otherwise: "questions", due: null, hasPillars: false });
  const evaluateeId = common.person.id;
  const theirs = questionsOf(data.pageData.questions, evaluateeId);
  const questions = stillAsked ? theirs : withNoneAhead(theirs);
  const stored = useStoredEvaluation(sessionId, evaluateeId);
  const store = useEvaluationStore({ sessionId, evaluateeId, keycloakId, stored, questions });
  const asked = askedOf(data, schedule);
  const panel = useEvaluationPanel({
    store,
    questions,
    runningQuestionId: asked?.when === "now" ? asked.id : null,
    lastQuestionId: asked?.when === "last" ? asked.id : null,
    pillarsOpen,
  });
  useOffersNext(sessionId, panel.hasSolidSubmit);
  return <EvaluationPanelView {...common} {...composing} {...shown} onAsk={onAsk} panel={panel} />;
}
