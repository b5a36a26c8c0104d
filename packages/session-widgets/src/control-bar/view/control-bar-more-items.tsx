import { MenuItem, MenuLabel, MenuSeparator } from "@hotseat/ui/menu";
import { Clock, Crown, Hand, Lock, LockOpen, LogOut, MonitorUp, MonitorX, Settings } from "lucide-react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";
import type { MoreProps, Timing } from "../headless/control-bar.types";
import { timingControls } from "../headless/timing-controls";
import { ViewItems } from "./control-bar-view-items";
import { DeviceChoices } from "./device-choices";

function TimingItems({ timing, all, disabled }: { timing: Timing; all: boolean; disabled: boolean }) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "controlBar" });
  const { mayExtend, isHeld, getExtendProps, getHoldProps } = timingControls(timing, disabled);
  if (!mayExtend) return null;
  return (
    <>
      <MenuLabel>{t("timing")}</MenuLabel>
      {all ? (
        <MenuItem icon={Clock} disabled={disabled} onSelect={getExtendProps(1).onClick}>
          {t("extend", { count: 1 })}
        </MenuItem>
      ) : null}
      <MenuItem icon={Clock} disabled={disabled} onSelect={getExtendProps(5).onClick}>
        {t("extend", { count: 5 })}
      </MenuItem>
      <MenuItem icon={isHeld ? LockOpen : Lock} disabled={disabled} onSelect={getHoldProps().onClick}>
        {t(isHeld ? "release" : "hold")}
      </MenuItem>
    </>
  );
}

interface MoreItemsProps extends MoreProps {
  /** Lengthening and holding are in the menu: the bar has no room for them. */
  hasTiming: boolean;
  hasView: boolean;
}

/** Items of the menu More. */
export function MoreItems(props: MoreItemsProps) {
  const { timing, hand, screen, microphone, camera, view, hasTiming, hasView, width, disabled } = props;
  const { onEndSession, onPassLeadOn, onSettings } = props;
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "controlBar" });
  const isPhone = width === "phone";
  return (
    <>
      {timing && hasTiming ? (
        <TimingItems timing={timing} all={isPhone || width === "narrow"} disabled={disabled} />
      ) : null}
      {isPhone && hand ? (
        <MenuItem icon={Hand} onSelect={hand.onToggle}>
          {t(hand.on ? "hand.lowerLong" : "hand.raiseLong")}
        </MenuItem>
      ) : null}
      {isPhone && screen ? (
        <MenuItem icon={screen.on ? MonitorX : MonitorUp} onSelect={screen.onToggle}>
          {t(screen.on ? "screen.turnOff" : "screen.turnOn")}
        </MenuItem>
      ) : null}
      {isPhone && microphone ? <DeviceChoices tool={microphone} label={t("microphone.choose")} /> : null}
      {isPhone && camera ? <DeviceChoices tool={camera} label={t("camera.choose")} /> : null}
      {hasView && view ? <ViewItems view={view} /> : null}
      {onSettings ? (
        <>
          {hasTiming || hasView || isPhone ? <MenuSeparator /> : null}
          <MenuItem icon={Settings} onSelect={onSettings}>
            {t("settings")}
          </MenuItem>
        </>
      ) : null}
      {onEndSession || onPassLeadOn ? (
        <>
          {hasTiming || hasView || isPhone || onSettings ? <MenuSeparator /> : null}
          {onPassLeadOn ? (
            <MenuItem icon={Crown} disabled={disabled} onSelect={onPassLeadOn}>
              {t("passLeadOn")}
            </MenuItem>
          ) : null}
          {onEndSession ? (
            <MenuItem icon={LogOut} tone="danger" onSelect={onEndSession}>
              {t("endSession")}
            </MenuItem>
          ) : null}
        </>
      ) : null}
    </>
  );
}
