import type { ToolKind } from "@hotseat/api-client/types";
import { Button } from "@hotseat/ui/button";
import { EmptyState } from "@hotseat/ui/empty-state";
import { IconButton } from "@hotseat/ui/icon-button";
import { CodeXml, type LucideIcon, PenTool, Plus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { TOOLS_NAMESPACE } from "../../tool-locales";
import type { ListedTool, OpenTool, ToolRights } from "../headless/tool-panel-rules";
import { ToolList, type ToolQuestion } from "./tool-list";
import * as styles from "./tool-panel.css";
import { ToolQuestions } from "./tool-questions";

export interface ToolPanelViewProps {
  kind: ToolKind;
  tools: readonly ListedTool[];
  open: OpenTool;
  rights: ToolRights;
  /** A tool is being made. */
  creating?: boolean;
  onSelect: (toolId: string) => void;
  onCreate: () => void;
  onRename: (toolId: string, name: string) => void;
  onLock: (toolId: string, locked: boolean) => void;
  /** Absent where the open tool is not cleared from here. */
  onClear?: (toolId: string) => void;
  onClose: (toolId: string) => void;
  /** The tool to show, open or just closed; null shows what to do without one. */
  children?: ReactNode;
}

const ICONS: Readonly<Record<ToolKind, LucideIcon>> = { whiteboard: PenTool, code: CodeXml };

/** The tools of one kind above the open one: choose, make, name, lock, clear and close (LS-2.22, LS-2.49). */
export function ToolPanelView(props: ToolPanelViewProps) {
  const { kind, tools, open, rights, creating = false, onSelect, onCreate, onLock, children } = props;
  const { t } = useTranslation(TOOLS_NAMESPACE, { keyPrefix: "panel" });
  const [asked, setAsked] = useState<{ question: ToolQuestion; tool: ListedTool } | null>(null);
  return (
    <div className={styles.tab} data-tools={kind}>
      {tools.length > 0 || rights.mayCreate ? (
        <aside className={styles.panel} aria-label={t(`kind.${kind}`)}>
          <ToolList
            tools={tools}
            openId={open.status === "open" ? open.tool.id : null}
            rights={{ ...rights, mayClear: rights.mayClear && props.onClear !== undefined }}
            onSelect={onSelect}
            onLock={onLock}
            onAsk={(question, tool) => setAsked({ question, tool })}
          />
          {rights.mayCreate ? (
            <IconButton icon={Plus} size="small" label={t(`create.${kind}`)} resting={creating} onClick={onCreate} />
          ) : null}
        </aside>
      ) : null}
      <div className={styles.body}>{children ?? <Nothing {...props} />}</div>
      <ToolQuestions
        asked={asked}
        onDone={() => setAsked(null)}
        onRename={props.onRename}
        onClear={(toolId) => props.onClear?.(toolId)}
        onClose={props.onClose}
      />
    </div>
  );
}

/** No tool is open: what to do about it. */
function Nothing({ kind, open, rights, creating = false, onCreate }: ToolPanelViewProps) {
  const { t } = useTranslation(TOOLS_NAMESPACE, { keyPrefix: "panel" });
  const isGone = open.status === "gone";
  return (
    <EmptyState
      className={styles.message}
      align="center"
      heading="h2"
      icon={ICONS[kind]}
      title={isGone ? t("notFound", { id: open.id }) : t(kind === "code" ? "noCode" : "noWhiteboard")}
      description={isGone ? t("notFoundText") : t("start")}
      action={
        rights.mayCreate ? (
          <Button variant="soft" icon={Plus} resting={creating} onClick={onCreate}>
            {t(`create.${kind}`)}
          </Button>
        ) : null
      }
    />
  );
}
