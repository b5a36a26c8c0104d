import { SavedState, type SavedStateName } from "@hotseat/ui/saved-state";
import { TextArea } from "@hotseat/ui/text-area";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../locales";
import { timeFormat } from "../shared/headless/moment-format";
import * as styles from "./session-notes.css";
import type { NoteStatus } from "./session-notes.types";

export interface SessionNotesViewProps {
  content: string;
  onChange: (content: string) => void;
  status: NoteStatus;
  /** The viewer's time zone; the browser's without it. */
  timeZone?: string;
}

const SHOWN: Record<NoteStatus["kind"], SavedStateName> = {
  idle: "idle",
  saving: "saving",
  saved: "saved",
  local: "local",
  tooLong: "failed",
  refused: "failed",
};

function wordsFor(status: NoteStatus, t: TFunction<string, string>, timeOf: (iso: string) => string): string {
  switch (status.kind) {
    case "saved":
      return t("saved", { time: timeOf(status.at) });
    case "tooLong":
      return t("tooLong", { count: status.by });
    case "refused":
      return t("refused", { reason: status.message });
    default:
      return t(status.kind);
  }
}

/** A sheet for one's own notes, and whether it is safe (LS-3.10). */
export function SessionNotesView({ content, onChange, status, timeZone }: SessionNotesViewProps) {
  const { t, i18n } = useTranslation(NAMESPACE, { keyPrefix: "sessionNotes" });
  const timeOf = (iso: string) => timeFormat(i18n.language, timeZone)(iso);
  return (
    <section className={styles.sheet} aria-label={t("title")} data-state={status.kind}>
      <TextArea
        fills
        className={styles.field}
        label={
          <>
            {t("title")} <span className={styles.onlyYou}>{t("private")}</span>
          </>
        }
        placeholder={t("placeholder")}
        value={content}
        onChange={(event) => onChange(event.target.value)}
      />
      <SavedState state={SHOWN[status.kind]} label={wordsFor(status, t, timeOf)} />
    </section>
  );
}
