import { IconButton } from "@hotseat/ui/icon-button";
import { Menu, MenuItem, MenuLabel, MenuSeparator } from "@hotseat/ui/menu";
import { ToolButton } from "@hotseat/ui/tool-button";
import { Clock, Crown, Ellipsis, Hand, Lock, LockOpen, LogOut, MonitorUp, MonitorX, Settings } from "lucide-react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";
import type { BarWidth, ControlBarViewProps, Timing } from "../headless/control-bar.types";
import { timingControls } from "../headless/timing-controls";
import * as styles from "./control-bar.css";
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

/** In the bar itself but on a phone. */
type Devices = "hand" | "screen" | "microphone" | "camera";

interface MoreProps extends Pick<ControlBarViewProps, "timing">, Partial<Pick<ControlBarViewProps, Devices>> {
  view?: ControlBarViewProps["view"] | undefined;
  onEndSession?: (() => void) | undefined;
  onPassLeadOn?: (() => void) | undefined;
  onSettings?: (() => void) | undefined;
  width: BarWidth;
  compact: boolean;
  disabled: boolean;
}

/** Everything the bar has no room for, on a phone the devices too; absent when there is nothing. */
export function MoreButton(props: MoreProps) {
  const { timing, hand, screen, microphone, camera, view, onEndSession, onSettings, width, compact, disabled } = props;
  const { onPassLeadOn } = props;
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "controlBar" });
  const isPhone = width === "phone";
  const timingItems =
    timing &&
    width !== "wide" &&
    !timing.schedule.waiting_for &&
    (timing.schedule.status === "RUNNING" || timing.schedule.status === "PAUSED");
  const hasView = view !== undefined && (view.tiles !== null || view.console !== null || view.onShortcuts !== null);
  const hasDevices = isPhone && Boolean(hand || screen || microphone || camera);
  if (!onEndSession && !onPassLeadOn && !onSettings && !timingItems && !hasView && !hasDevices) return null;
  return (
    <Menu
      side="top"
      align="end"
      trigger={
        isPhone ? (
          <IconButton
            icon={Ellipsis}
            label={t("more")}
            variant="secondary"
            size="huge"
            tooltip={false}
            className={styles.touch}
          />
        ) : (
          <ToolButton icon={Ellipsis} label={t("more")} compact={compact} />
        )
      }
    >
      {timing && timingItems ? (
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
      {hasView ? <ViewItems view={view} /> : null}
      {onSettings ? (
        <>
          {timingItems || hasView || isPhone ? <MenuSeparator /> : null}
          <MenuItem icon={Settings} onSelect={onSettings}>
            {t("settings")}
          </MenuItem>
        </>
      ) : null}
      {onEndSession || onPassLeadOn ? (
        <>
          {timingItems || hasView || isPhone || onSettings ? <MenuSeparator /> : null}
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
    </Menu>
  );
}
