import { Button } from "@hotseat/ui/button";
import { Menu, MenuItem, MenuLabel, MenuSeparator } from "@hotseat/ui/menu";
import { ChevronUp } from "lucide-react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../locales";
import * as styles from "./control-bar.css";
import type { Timing } from "./control-bar.types";
import { callChoices, furtherInterviewee, nextStep } from "./control-bar-rules";

/** FREE: a list of whom to call, in any order and again; choosing somebody is the way on. */
export function CallButton({ timing, disabled, short }: { timing: Timing; disabled: boolean; short: boolean }) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "controlBar" });
  const { schedule, candidates, isNextElsewhere, act } = timing;
  const step = nextStep(schedule, furtherInterviewee(schedule, candidates) !== null);
  const isFirst = step === "start";
  const call = (intervieweeAttendeeId: number) => act({ kind: isFirst ? "start" : "next", intervieweeAttendeeId });
  return (
    <Menu
      side="top"
      align="end"
      trigger={
        <Button
          variant={isNextElsewhere ? "soft" : "primary"}
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
      {callChoices(schedule, candidates).map(({ attendeeId, name, isHere, hadTurn }) => (
        <MenuItem key={attendeeId} disabled={!isHere || disabled} onSelect={() => call(attendeeId)}>
          <span>{name}</span>
          {isHere && !hadTurn ? null : <span className={styles.note}>{t(isHere ? "call.again" : "call.away")}</span>}
        </MenuItem>
      ))}
      {isFirst ? null : (
        <>
          <MenuSeparator />
          <MenuItem tone="danger" disabled={disabled} onSelect={() => act({ kind: "next" })}>
            {t("call.end")}
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
