import { Button } from "@hotseat/ui/button";
import { Tab, TabList, TabPanel, Tabs } from "@hotseat/ui/tabs";
import { Heading } from "@hotseat/ui/text";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../locales";
import { RoomMessage } from "../session-data/view";
import { EvaluationFoot } from "./evaluation-foot";
import * as styles from "./evaluation-panel.css";
import { type PanelPerson, PersonSelect } from "./evaluation-person";
import { EvaluationQuestions } from "./evaluation-questions";
import type { EvaluationPanelModel } from "./headless";

export type PanelView = "profile" | "scenario" | "questions" | "pillars";

export interface EvaluationPanelViewProps {
  people: readonly PanelPerson[];
  person: PanelPerson;
  onPersonChange: (id: number) => void;
  view: PanelView;
  onViewChange: (view: PanelView) => void;
  /** The person's profile without their name; null when they gave none. */
  profile: string | null;
  scenario: { title: string; text: string } | null;
  /** Null for oneself: there are only the pillars to rate. */
  panel: EvaluationPanelModel | null;
  /** The rating of the five pillars, once the turn has come to it. */
  pillars?: ReactNode;
  /** The pillars are still to be rated: the questions view points there. */
  pillarsDue?: boolean;
  /** Makes a question the one that is asked; given to the interviewer only. */
  onAsk?: ((questionId: number) => void) | undefined;
  /** The viewer's time zone; the browser's without it. */
  timeZone?: string | undefined;
}

/** The right rail of the live screen: whom I evaluate, what I know of them, and my scores and comments. */
export function EvaluationPanelView(props: EvaluationPanelViewProps) {
  const {
    people,
    person,
    onPersonChange,
    view,
    onViewChange,
    profile,
    scenario,
    panel,
    pillars,
    pillarsDue,
    onAsk,
    timeZone,
  } = props;
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "evaluationPanel" });
  return (
    <section className={styles.panel} aria-label={t("label")} data-status={panel?.state.status.kind} data-view={view}>
      <div className={styles.body}>
        <PersonSelect people={people} person={person} onPersonChange={onPersonChange} />
        <Tabs value={view} onValueChange={(next) => onViewChange(next as PanelView)} className={styles.tabs}>
          <TabList label={t("views")} size="small">
            <Tab value="profile">{t("view.profile")}</Tab>
            <Tab value="scenario">{t("view.scenario")}</Tab>
            {panel ? <Tab value="questions">{t("view.questions")}</Tab> : null}
            {pillars ? <Tab value="pillars">{t("view.pillars")}</Tab> : null}
          </TabList>
          <TabPanel value="profile" className={styles.tabPanel}>
            {profile ? <p className={styles.prose}>{profile}</p> : <RoomMessage kind="empty" text={t("noProfile")} />}
          </TabPanel>
          <TabPanel value="scenario" className={styles.tabPanel}>
            {scenario ? (
              <>
                <Heading as="h3" size="base">
                  {scenario.title}
                </Heading>
                <p className={styles.prose}>{scenario.text}</p>
              </>
            ) : (
              <RoomMessage kind="empty" text={t("noScenario")} />
            )}
          </TabPanel>
          <TabPanel value="questions" className={styles.tabPanel}>
            {pillars && pillarsDue ? <PillarsDue onOpen={() => onViewChange("pillars")} /> : null}
            {panel ? <EvaluationQuestions panel={panel} onAsk={onAsk} /> : null}
          </TabPanel>
          <TabPanel value="pillars" className={styles.tabPanel}>
            {pillars}
          </TabPanel>
        </Tabs>
      </div>
      {panel && view !== "pillars" ? (
        <EvaluationFoot panel={panel} personName={person.name} timeZone={timeZone} />
      ) : null}
    </section>
  );
}

/** The turn has come to its rating: says so and leads there, without taking away what is being written. */
function PillarsDue({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "evaluationPanel.pillarsDue" });
  return (
    <div className={styles.due} role="status">
      <span>{t("text")}</span>
      <Button size="small" variant="soft" onClick={onOpen}>
        {t("open")}
      </Button>
    </div>
  );
}
