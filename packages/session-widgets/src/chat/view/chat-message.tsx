import { Button } from "@hotseat/ui/button";
import { IconButton } from "@hotseat/ui/icon-button";
import { Menu, MenuItem } from "@hotseat/ui/menu";
import { Ellipsis, RotateCw, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";
import type { ChatEntry } from "../headless/chat.types";
import { partsOf } from "../headless/chat-rules";
import * as styles from "./chat.css";

export interface MessageActions {
  /** Host and owner take anybody's message back, others their own. */
  mayRemoveAny: boolean;
  onRemove: (id: number) => void;
  onRetry: (clientId: string) => void;
  onDiscard: (clientId: string) => void;
}

/** Plain text with its addresses as links; nothing in it is ever read as markup. */
function Words({ text }: { text: string }) {
  return (
    <p className={styles.text} dir="auto">
      {partsOf(text).map((part) =>
        part.kind === "link" ? (
          <a key={part.at} className={styles.link} href={part.text} target="_blank" rel="noopener noreferrer nofollow">
            {part.text}
          </a>
        ) : (
          part.text
        ),
      )}
    </p>
  );
}

function Failed({ entry, onRetry, onDiscard }: { entry: ChatEntry } & Pick<MessageActions, "onRetry" | "onDiscard">) {
  const { t } = useTranslation(NAMESPACE);
  const { failure, clientId } = entry;
  if (!failure) return null;
  const { kind } = failure;
  const reason = kind === "accessToken" ? t("sessionData.problem.access-token") : kind === "refused" && failure.message;
  return (
    <div className={styles.failure}>
      <span className={styles.failureWords}>
        {reason ? t("chat.failed.refused", { reason }) : t(`chat.failed.${kind}`)}
      </span>
      <Button variant="soft" size="small" icon={RotateCw} onClick={() => onRetry(clientId)}>
        {t("chat.retry")}
      </Button>
      <Button variant="ghost" size="small" onClick={() => onDiscard(clientId)}>
        {t("chat.discard")}
      </Button>
    </div>
  );
}

/** One message in whichever state it is. */
export function Message({ entry, mayRemoveAny, onRemove, ...failing }: { entry: ChatEntry } & MessageActions) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "chat" });
  const { id, state, text, isMine } = entry;
  if (state === "removed")
    return (
      <p className={styles.removed} data-state={state}>
        {t("removed")}
      </p>
    );
  return (
    <div className={styles.message} data-state={state}>
      <Words text={text} />
      {state === "sending" ? <span className={styles.sending}>{t("sending")}</span> : null}
      {state === "failed" ? <Failed entry={entry} {...failing} /> : null}
      {id !== null && (isMine || mayRemoveAny) ? (
        <span className={styles.tools}>
          <Menu align="end" trigger={<IconButton icon={Ellipsis} size="small" label={t("more")} tooltip={false} />}>
            <MenuItem icon={Trash2} tone="danger" onSelect={() => onRemove(id)}>
              {t("remove")}
            </MenuItem>
          </Menu>
        </span>
      ) : null}
    </div>
  );
}
