import { MESSAGE_MAX_LENGTH } from "@hotseat/api-client/constants";
import { IconButton } from "@hotseat/ui/icon-button";
import { TextArea } from "@hotseat/ui/text-area";
import { SendHorizontal } from "lucide-react";
import { type KeyboardEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";
import * as part from "../../shared/view/part.css";
import { LENGTH_SHOWN_FROM } from "../headless/chat.constants";
import * as styles from "./chat.css";

/** Enter sends, Shift+Enter begins a line; nothing typed is ever cut. */
export function ChatComposer({
  draft,
  onDraft,
  onSend,
}: {
  draft: string;
  onDraft: (draft: string) => void;
  onSend: () => void;
}) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "chat" });
  const field = useRef<HTMLTextAreaElement | null>(null);
  const left = MESSAGE_MAX_LENGTH - draft.trim().length;
  const isEmpty = draft.trim() === "";
  const send = () => {
    if (isEmpty || left < 0) return;
    onSend();
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While a word is being composed, as in Japanese, Enter chooses it.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <div className={styles.composer}>
      <TextArea
        ref={field}
        className={styles.field}
        label={t("write")}
        hideLabel
        rows={2}
        resize="none"
        placeholder={t("write")}
        value={draft}
        onChange={(event) => onDraft(event.target.value)}
        onKeyDown={onKeyDown}
        {...(left < 0 ? { error: t("tooLong", { count: -left }) } : {})}
        {...(left >= 0 && left <= LENGTH_SHOWN_FROM ? { hint: t("left", { count: left }) } : {})}
      />
      <IconButton
        icon={SendHorizontal}
        size="large"
        variant="soft"
        label={t("send")}
        className={`${styles.send} ${part.touchSquare}`}
        disabled={isEmpty || left < 0}
        onClick={send}
      />
    </div>
  );
}
