import { EmptyState } from "@hotseat/ui/empty-state";
import { Tab, TabList, TabPanel, Tabs } from "@hotseat/ui/tabs";
import { CodeXml, MessageCircleQuestion, PenTool } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";
import { WORKSPACE_TABS, type WorkspaceTab } from "../headless/workspace-rules";
import { QuestionFocus, type QuestionFocusProps } from "./question-focus";
import * as styles from "./workspace.css";

export interface WorkspaceViewProps {
  tab: WorkspaceTab;
  onTabChange: (tab: WorkspaceTab) => void;
  /** Null while no question is asked. */
  question: Omit<QuestionFocusProps, "onUseWhiteboard"> | null;
  /** The card with the current tasks, in the question's place while none is asked. */
  card?: ReactNode;
  /** The board; without it its tab says that there is none. */
  whiteboard?: ReactNode;
  /** The code pad; likewise. */
  code?: ReactNode;
  /** Buttons at the head's end, such as pop out and collapse. */
  headActions?: ReactNode;
}

/** The work beside the stage: whiteboard, code and the question. */
export function WorkspaceView(props: WorkspaceViewProps) {
  const { tab, onTabChange, question, card, whiteboard, code, headActions } = props;
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "workspace" });
  const panels: Record<WorkspaceTab, ReactNode> = {
    whiteboard: whiteboard ?? (
      <EmptyState
        className={styles.empty}
        align="center"
        heading="h2"
        icon={PenTool}
        title={t("noWhiteboard")}
        description={t("noTool")}
      />
    ),
    code: code ?? (
      <EmptyState
        className={styles.empty}
        align="center"
        heading="h2"
        icon={CodeXml}
        title={t("noCode")}
        description={t("noTool")}
      />
    ),
    question:
      card ??
      (question ? (
        <QuestionFocus {...question} onUseWhiteboard={whiteboard ? () => onTabChange("whiteboard") : undefined} />
      ) : (
        <EmptyState
          className={styles.empty}
          align="center"
          heading="h2"
          icon={MessageCircleQuestion}
          title={t("noQuestion")}
        />
      )),
  };
  return (
    <section className={styles.workspace} aria-label={t("label")} data-tab={tab}>
      <Tabs value={tab} onValueChange={(next) => onTabChange(next as WorkspaceTab)} className={styles.tabs}>
        <div className={styles.head}>
          <TabList label={t("label")} line={false} className={styles.list}>
            {WORKSPACE_TABS.map((name) => (
              <Tab key={name} value={name}>
                {t(`tab.${name}`)}
              </Tab>
            ))}
          </TabList>
          {headActions}
        </div>
        {WORKSPACE_TABS.map((name) => (
          <TabPanel key={name} value={name} className={styles.panel}>
            {panels[name]}
          </TabPanel>
        ))}
      </Tabs>
    </section>
  );
}
