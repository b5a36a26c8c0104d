import { RadioGroup } from "@hotseat/ui/radio-group";
import { TextArea } from "@hotseat/ui/text-area";
import { useShellText } from "../../shared/use-shell-text";
import { messageLeft, seatChoices } from "../headless/detail-rules";
import type { DetailedSession, SeatChoice } from "../headless/session-detail.types";
import * as styles from "./session-detail.css";

export interface SeatFormProps {
  session: DetailedSession;
  choice: SeatChoice;
  onChoiceChange: (choice: SeatChoice) => void;
  /** Null where nothing is written to the host. */
  message: string | null;
  onMessageChange: (message: string) => void;
}

/** How I take part, and what I write to the host of a closed session. */
export function SeatForm({ session, choice, onChoiceChange, message, onMessageChange }: SeatFormProps) {
  const { t } = useShellText();
  const left = messageLeft(message ?? "");
  const options = seatChoices(session).map((value) => ({
    value,
    label: t(`detail.choice.${value}`),
    hint: t(value === "noHotSeat" && session.turns_set ? "detail.choice.turnsSet" : `detail.choice.${value}Hint`),
  }));
  return (
    <div className={styles.choice}>
      <RadioGroup label={t("detail.choice.label")} value={choice} onValueChange={onChoiceChange} options={options} />
      {message === null ? null : (
        <TextArea
          label={t("detail.message.label")}
          {...(left < 0
            ? { error: t("detail.message.tooLong", { count: -left }) }
            : { hint: t("detail.message.left", { count: left }) })}
          value={message}
          rows={3}
          onChange={(event) => onMessageChange(event.target.value)}
        />
      )}
    </div>
  );
}
