import { Icon } from "@hotseat/ui/icon";
import { MonitorUp, Pin, PinOff } from "lucide-react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";
import type { StagePerson } from "../headless/stage-rules";
import * as styles from "./video-stage.pin.css";

export interface PinButtonProps {
  person: StagePerson;
  isPinned: boolean;
  onPin: (identity: string | null) => void;
}

/** Pins a person on the viewer's own screen, or removes the pin: by mouse, keyboard and touch. */
export function PinButton({ person, isPinned, onPin }: PinButtonProps) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "stage" });
  const label = t(isPinned ? "unpin" : "pin", { name: person.shortName });
  return (
    <button
      type="button"
      className={styles.pin}
      aria-label={label}
      title={label}
      data-pin={person.identity}
      data-pinned={isPinned || undefined}
      onClick={() => onPin(isPinned ? null : person.identity)}
    >
      <Icon as={isPinned ? PinOff : Pin} size={14} />
    </button>
  );
}

/** A shared screen that a pin keeps from being large: one press shows it again. */
export function ScreenTile({ person, onShow }: { person: StagePerson; onShow: () => void }) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "stage" });
  return (
    <button type="button" className={styles.screenTile} onClick={onShow}>
      <Icon as={MonitorUp} size={20} />
      {t("showScreen", { name: person.shortName })}
    </button>
  );
}
