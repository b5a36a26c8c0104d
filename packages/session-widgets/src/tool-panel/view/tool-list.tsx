import { AvatarGroup } from "@hotseat/ui/avatar";
import { Icon } from "@hotseat/ui/icon";
import { IconButton } from "@hotseat/ui/icon-button";
import { Menu, MenuItem, MenuSeparator } from "@hotseat/ui/menu";
import { Ellipsis, Eraser, Lock, LockOpen, Pencil, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { TOOLS_NAMESPACE } from "../../tool-locales";
import type { ListedTool, ToolRights, ToolVisitor } from "../headless/tool-panel-rules";
import * as styles from "./tool-panel.css";

/** An action that asks first, or for a name. */
export type ToolQuestion = "rename" | "clear" | "close";

export interface ToolListProps {
  tools: readonly ListedTool[];
  openId: string | null;
  rights: ToolRights;
  onSelect: (toolId: string) => void;
  onLock: (toolId: string, locked: boolean) => void;
  onAsk: (question: ToolQuestion, tool: ListedTool) => void;
}

/** The tools of a tab with the faces of the people at them, and the actions of the open one. */
export function ToolList({ tools, openId, rights, onSelect, onLock, onAsk }: ToolListProps) {
  const { t } = useTranslation(TOOLS_NAMESPACE, { keyPrefix: "panel" });
  return (
    <ul className={styles.list} aria-label={t("list")}>
      {tools.map((tool) => (
        <li key={tool.id} className={styles.item} data-tool={tool.id}>
          <button
            type="button"
            className={styles.tool}
            aria-current={tool.id === openId}
            title={tool.name}
            onClick={() => onSelect(tool.id)}
          >
            <span className={styles.name}>{tool.name}</span>
            {tool.locked ? <Icon as={Lock} size={14} label={t("locked")} /> : null}
            <Visitors people={tool.people} />
          </button>
          {tool.id === openId ? <Actions tool={tool} rights={rights} onLock={onLock} onAsk={onAsk} /> : null}
        </li>
      ))}
    </ul>
  );
}

function Visitors({ people }: { people: readonly ToolVisitor[] }) {
  const { t, i18n } = useTranslation(TOOLS_NAMESPACE, { keyPrefix: "panel" });
  if (people.length === 0) return null;
  const names = new Intl.ListFormat(i18n.language, { type: "conjunction" }).format(
    people.map(({ name, isMe }) => (isMe ? t("you") : name)),
  );
  return (
    <AvatarGroup
      size={20}
      max={3}
      label={t("here", { names })}
      people={people.map(({ attendeeId, fullName }) => ({ id: String(attendeeId), name: fullName }))}
    />
  );
}

function Actions({
  tool,
  rights,
  onLock,
  onAsk,
}: Pick<ToolListProps, "rights" | "onLock" | "onAsk"> & { tool: ListedTool }) {
  const { t } = useTranslation(TOOLS_NAMESPACE, { keyPrefix: "panel" });
  if (tool.isReadOnly && !rights.mayLock) return null;
  return (
    <Menu trigger={<IconButton icon={Ellipsis} size="small" label={t("more", { name: tool.name })} />}>
      {tool.isReadOnly ? null : (
        <MenuItem icon={Pencil} onSelect={() => onAsk("rename", tool)}>
          {t("rename")}
        </MenuItem>
      )}
      {rights.mayLock ? (
        <MenuItem icon={tool.locked ? LockOpen : Lock} onSelect={() => onLock(tool.id, !tool.locked)}>
          {t(tool.locked ? "unlock" : "lock")}
        </MenuItem>
      ) : null}
      {rights.mayClear || rights.mayLock ? <MenuSeparator /> : null}
      {rights.mayClear ? (
        <MenuItem icon={Eraser} tone="danger" onSelect={() => onAsk("clear", tool)}>
          {t("clear")}
        </MenuItem>
      ) : null}
      {rights.mayLock ? (
        <MenuItem icon={X} tone="danger" onSelect={() => onAsk("close", tool)}>
          {t("close")}
        </MenuItem>
      ) : null}
    </Menu>
  );
}
