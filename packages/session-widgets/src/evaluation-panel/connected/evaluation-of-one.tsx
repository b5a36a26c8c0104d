import { pageDataQuery } from "@hotseat/api-client/queries";
import { useHotseat } from "@hotseat/react";
import { useQuery } from "@tanstack/react-query";
import type { Schedule } from "../../schedule/headless";
import { askedQuestion, queuedQuestionId, type SessionData } from "../../session-data";
import { useOffersNext } from "../../shared/connected/next-elsewhere";
import { useHeldWhileWriting } from "../../shared/headless/use-held-while-writing";
import { useEvaluationPanel } from "../headless";
import { EvaluationPanelView, type EvaluationPanelViewProps } from "../view";
import * as styles from "../view/evaluation-panel.css";
import { useChosenView } from "../view/use-chosen-view";
import type { composingOf } from "./evaluation-composing";
import { questionsOf, withNoneAhead } from "./evaluation-panel-data";
import { useEvaluationStore } from "./use-evaluation-store";

/** The props of the panel that are the same for every viewer of a person. */
export type Common = Omit<EvaluationPanelViewProps, "view" | "onViewChange" | "panel">;

interface ReadOnlyProps extends Pick<EvaluationPanelViewProps, "questions"> {
  sessionId: number;
  common: Common;
  /** The turn is at its end. */
  opensWithPillars: boolean;
}

/** The panel for the viewer themselves and for observers: profile, scenario and self-rating. Use a `key` per person. */
export function ReadOnly({ sessionId, common, questions, opensWithPillars }: ReadOnlyProps) {
  const due = opensWithPillars ? "pillars" : null;
  const chosen = useChosenView({ sessionId, otherwise: "profile", due, hasPillars: Boolean(common.pillars) });
  // The profile form stays open while the person types, even when the pillars become due.
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

/** Returns the viewer's evaluation of this person as the server stores it. */
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
  /** Null when the viewer may not change the questions. */
  composing: ReturnType<typeof composingOf> | null;
  sessionId: number;
  data: SessionData;
  schedule: Schedule | null;
  keycloakId: string;
}

/** The panel for a person whom the viewer scores. Use a `key` per person. */
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
  const asked = askedQuestion(data, schedule);
  const panel = useEvaluationPanel({
    store,
    questions,
    runningQuestionId: asked?.when === "now" ? asked.id : null,
    lastQuestionId: asked?.when === "last" ? asked.id : null,
    queuedQuestionId: queuedQuestionId(schedule),
    pillarsOpen,
  });
  useOffersNext(sessionId, panel.hasSolidSubmit);
  return <EvaluationPanelView {...common} {...composing} {...shown} onAsk={onAsk} panel={panel} />;
}
