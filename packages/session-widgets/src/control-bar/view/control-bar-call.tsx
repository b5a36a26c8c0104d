import { Button } from "@hotseat/ui/button";
import { Menu, MenuItem, MenuLabel, MenuSeparator } from "@hotseat/ui/menu";
import { ChevronUp } from "lucide-react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";
import type { Timing } from "../headless/control-bar.types";
import { timingControls } from "../headless/timing-controls";
import * as styles from "./control-bar.css";

/** FREE: a list of whom to call, in any order and again; choosing somebody is the way on. */
export function CallButton({ timing, disabled, short }: { timing: Timing; disabled: boolean; short: boolean }) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "controlBar" });
  const { next: step, calls, getCallProps, getEndTurnsProps } = timingControls(timing, disabled);
  if (step === null || calls === null) return null;
  const isFirst = step === "start";
  return (
    <Menu
      side="top"
      align="end"
      trigger={
        <Button
          variant={timing.isNextElsewhere ? "soft" : "primary"}
          size="large"
          iconEnd={ChevronUp}
          resting={disabled}
          data-next={step}
          className={styles.next}
        >
          {short && step === "turn" ? t("next.short") : t(`next.${step}`)}
        </Button>
      }
    >
      <MenuLabel>{t(isFirst ? "call.first" : "call.label")}</MenuLabel>
      {calls.map(({ attendeeId, name, isHere, hadTurn }) => {
        const { disabled: isOff, onClick } = getCallProps(attendeeId);
        return (
          <MenuItem key={attendeeId} disabled={isOff} onSelect={onClick}>
            <span>{name}</span>
            {isHere && !hadTurn ? null : <span className={styles.note}>{t(isHere ? "call.again" : "call.away")}</span>}
          </MenuItem>
        );
      })}
      {isFirst ? null : (
        <>
          <MenuSeparator />
          <MenuItem tone="danger" disabled={disabled} onSelect={getEndTurnsProps().onClick}>
            {t("call.end")}
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
