import { Button } from "@hotseat/ui/button";
import { Tab, TabList, TabPanel, Tabs } from "@hotseat/ui/tabs";
import { VisuallyHidden } from "@hotseat/ui/visually-hidden";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";
import { PILLAR_NAMES } from "../../pillar-rating/view";
import { RoomMessage } from "../../session-data/view";
import * as part from "../../shared/view/part.css";
import type { EvaluationPanelModel, PanelQuestion } from "../headless";
import { EvaluationFoot } from "./evaluation-foot";
import { EvaluationForm } from "./evaluation-form";
import { LeftoverCallout } from "./evaluation-offer";
import { EvaluationPager } from "./evaluation-pager";
import * as styles from "./evaluation-panel.css";
import { type PanelPerson, PersonSelect } from "./evaluation-person";
import * as rowStyles from "./evaluation-rows.css";

export type PanelView = "profile" | "scenario" | "questions" | "pillars";

export interface EvaluationPanelViewProps {
  people: readonly PanelPerson[];
  person: PanelPerson;
  onPersonChange: (id: number) => void;
  /** The person in the hot seat, when `person` is another because the viewer chose or is writing about them. */
  upNext?: { name: string; isMe?: boolean; onShow: () => void } | null;
  view: PanelView;
  onViewChange: (view: PanelView) => void;
  /** The person's profile without their name; null when they gave none. */
  profile: string | null;
  /** The viewer's own profile to edit and approve, in place of `profile`. */
  ownProfile?: ReactNode;
  /** Content under the profile that only the person, host or owner see. */
  aboutPerson?: ReactNode;
  /** The scenario that the person practises. */
  scenario: ReactNode;
  /** Questions and pillars of a peer; null for oneself and for observers. */
  panel: EvaluationPanelModel | null;
  /** The questions for a viewer who scores none. */
  questions?: ReactNode;
  /** The control for other questions, given to host and owner until the schedule starts. */
  composeQuestions?: ReactNode;
  /** Renders the control that changes one question, for the same people and time. */
  changeQuestion?: ((question: PanelQuestion) => ReactNode) | undefined;
  /** The self-rating on the five pillars, once the turn has reached it. */
  pillars?: ReactNode;
  /** Makes a question the one that is asked; given to the interviewer only. */
  onAsk?: ((questionId: number) => void) | undefined;
  /** The viewer's time zone; the browser's without it. */
  timeZone?: string | undefined;
}

/** The right rail of the live screen: the person evaluated, their profile and scenario, and the viewer's scores and comments. */
export function EvaluationPanelView(props: EvaluationPanelViewProps) {
  const {
    people,
    person,
    onPersonChange,
    upNext,
    view,
    onViewChange,
    profile,
    ownProfile,
    aboutPerson,
    scenario,
    panel,
    questions,
    composeQuestions,
    changeQuestion,
    pillars,
    onAsk,
    timeZone,
  } = props;
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "evaluationPanel" });
  const hasQuestions = panel !== null || Boolean(questions);
  const openRow = useOpenRow(panel);
  const scores = panel !== null && view === "questions";
  const views = (["questions", "profile", "scenario"] as const).map((each) => ({
    label: t(`view.${each}`),
    isShown: view === each,
    onShow: () => onViewChange(each),
  }));
  return (
    <section
      className={styles.panel}
      aria-label={t("label")}
      data-status={panel?.state.status.kind}
      data-view={view}
      data-scores={panel !== null || undefined}
      {...panel?.getPanelProps()}
    >
      {/* On a phone nothing else stands between the page's title and a question's. */}
      <VisuallyHidden as="h2">{t("label")}</VisuallyHidden>
      <div className={styles.body}>
        <div className={styles.personLine}>
          <PersonSelect
            people={people}
            person={person}
            onPersonChange={onPersonChange}
            {...(panel ? { views, onSaveDraft: panel.getSaveProps() } : {})}
            {...(scores && openRow ? { openRow } : {})}
          />
          {scores ? (
            <EvaluationPager
              panel={panel}
              className={rowStyles.phonePager}
              buttonClassName={rowStyles.phonePagerButton}
            />
          ) : null}
        </div>
        <Tabs value={view} onValueChange={(next) => onViewChange(next as PanelView)} className={styles.tabs}>
          <TabList label={t("views")} size="small" className={styles.tabList}>
            <Tab value="profile">{t("view.profile")}</Tab>
            <Tab value="scenario">{t("view.scenario")}</Tab>
            {hasQuestions ? <Tab value="questions">{t("view.questions")}</Tab> : null}
            {pillars ? <Tab value="pillars">{t("view.pillars")}</Tab> : null}
          </TabList>
          <TabPanel value="profile" className={styles.tabPanel}>
            {ownProfile ?? <ProfileText profile={profile} />}
            {aboutPerson}
          </TabPanel>
          <TabPanel value="scenario" className={styles.tabPanel}>
            {scenario}
          </TabPanel>
          <TabPanel value="questions" className={styles.tabPanel}>
            {composeQuestions ? <div className={styles.composing}>{composeQuestions}</div> : null}
            {panel ? (
              <EvaluationForm panel={panel} onAsk={onAsk} changeQuestion={changeQuestion} timeZone={timeZone} />
            ) : (
              questions
            )}
          </TabPanel>
          <TabPanel value="pillars" className={styles.tabPanel}>
            {pillars}
          </TabPanel>
        </Tabs>
      </div>
      {/* Under what scrolls: what comes while one writes moves nothing. */}
      <div className={rowStyles.notes}>
        {upNext ? (
          <Due
            text={t(upNext.isMe ? "upNext.you" : "upNext.text", { name: upNext.name })}
            action={t("upNext.show")}
            onAct={upNext.onShow}
          />
        ) : null}
        {panel?.leftovers.map((offer) => (
          <LeftoverCallout key={`${offer.field} ${offer.text}`} offer={offer} settleOffer={panel.settleOffer} />
        ))}
      </div>
      {panel ? <EvaluationFoot panel={panel} personName={person.name} timeZone={timeZone} /> : null}
    </section>
  );
}

/** Returns the title of the open row for the person's line; null when no row is open. */
function useOpenRow(panel: EvaluationPanelModel | null): string | null {
  const { t } = useTranslation(NAMESPACE);
  if (!panel || panel.page === null) return null;
  const { page, question, questions } = panel;
  if (question)
    return t("evaluationPanel.questionOf", {
      n: question.number,
      total: questions.length,
      criteria: question.criterion.label,
    });
  if (page === "overall" || typeof page === "number") return t("evaluationPanel.overall");
  return t(`pillarRating.pillar.${PILLAR_NAMES[page]}`);
}

/** Another person's approved profile. */
function ProfileText({ profile }: { profile: string | null }) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "evaluationPanel" });
  return profile ? <p className={part.prose}>{profile}</p> : <RoomMessage kind="empty" text={t("noProfile")} />;
}

/** Announces the next person with a link, without closing the form that the user writes in. */
function Due({ text, action, onAct }: { text: string; action: string; onAct: () => void }) {
  return (
    <div className={styles.due} role="status">
      <span>{text}</span>
      <Button size="small" variant="soft" onClick={onAct}>
        {action}
      </Button>
    </div>
  );
}
