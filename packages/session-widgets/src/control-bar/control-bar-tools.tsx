import { IconButton } from "@hotseat/ui/icon-button";
import { Menu, MenuItem, MenuLabel, MenuRadioGroup, MenuRadioItem, MenuSeparator } from "@hotseat/ui/menu";
import { ToolButton } from "@hotseat/ui/tool-button";
import {
  Clock,
  Ellipsis,
  Lock,
  LockOpen,
  LogOut,
  type LucideIcon,
  Mic,
  MicOff,
  MonitorUp,
  MonitorX,
  PanelsTopLeft,
  Video,
  VideoOff,
} from "lucide-react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../locales";
import * as styles from "./control-bar.css";
import type { BarWidth, ControlBarViewProps, DeviceTool, Timing } from "./control-bar.types";
import { useExtensions } from "./control-bar-tray";

function DeviceChoices({ tool, label }: { tool: DeviceTool; label: string }) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "controlBar" });
  if (tool.devices.length === 0) return <MenuLabel>{tool.problem ?? t("noDevices")}</MenuLabel>;
  return (
    <>
      <MenuLabel>{label}</MenuLabel>
      <MenuRadioGroup value={tool.deviceId} onValueChange={tool.onChoose}>
        {tool.devices.map((device) => (
          <MenuRadioItem key={device.deviceId} value={device.deviceId}>
            {device.label}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </>
  );
}

interface DeviceButtonProps {
  tool: DeviceTool;
  kind: "microphone" | "camera";
  compact: boolean;
}

const LOOKS: Record<DeviceButtonProps["kind"], { on: LucideIcon; off: LucideIcon }> = {
  microphone: { on: Mic, off: MicOff },
  camera: { on: Video, off: VideoOff },
};

/** Microphone or camera: a switch, and the devices beside it. */
export function DeviceButton({ tool, kind, compact }: DeviceButtonProps) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "controlBar" });
  return (
    <ToolButton
      icon={tool.on ? LOOKS[kind].on : LOOKS[kind].off}
      label={t(`${kind}.label`)}
      action={t(`${kind}.${tool.on ? "turnOff" : "turnOn"}`)}
      pressed={tool.on}
      state={tool.problem ? "blocked" : tool.on ? "rest" : "off"}
      compact={compact}
      title={tool.problem ?? undefined}
      onClick={tool.onToggle}
      menu={<DeviceChoices tool={tool} label={t(`${kind}.choose`)} />}
      menuLabel={t(`${kind}.choose`)}
    />
  );
}

/** The same on a phone: the switch alone, its devices are in More. */
export function DeviceSwitch({ tool, kind }: Omit<DeviceButtonProps, "compact">) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "controlBar" });
  const label = `${t(`${kind}.label`)}, ${t(`${kind}.${tool.on ? "turnOff" : "turnOn"}`)}`;
  return (
    <IconButton
      icon={tool.on ? LOOKS[kind].on : LOOKS[kind].off}
      label={label}
      variant={tool.on ? "secondary" : "danger"}
      size="huge"
      tooltip={false}
      aria-pressed={tool.on}
      className={styles.touch}
      onClick={tool.onToggle}
    />
  );
}

export function ScreenButton({
  screen,
  compact,
}: {
  screen: NonNullable<ControlBarViewProps["screen"]>;
  compact: boolean;
}) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "controlBar" });
  return (
    <ToolButton
      icon={screen.on ? MonitorX : MonitorUp}
      label={t("screen.label")}
      action={t(screen.on ? "screen.turnOff" : "screen.turnOn")}
      pressed={screen.on}
      state={screen.on ? "on" : "rest"}
      compact={compact}
      onClick={screen.onToggle}
    />
  );
}

export function WorkspaceButton({
  workspace,
  compact,
}: {
  workspace: NonNullable<ControlBarViewProps["workspace"]>;
  compact: boolean;
}) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "controlBar" });
  return (
    <ToolButton
      icon={PanelsTopLeft}
      label={t("workspace")}
      pressed={workspace.on}
      state={workspace.on ? "on" : "rest"}
      compact={compact}
      onClick={workspace.onToggle}
    />
  );
}

function TimingItems({ timing, all, disabled }: { timing: Timing; all: boolean; disabled: boolean }) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "controlBar" });
  const { isUnderWay, extend, isHeld, toggleHold } = useExtensions(timing);
  if (!isUnderWay) return null;
  return (
    <>
      <MenuLabel>{t("timing")}</MenuLabel>
      {all ? (
        <MenuItem icon={Clock} disabled={disabled} onSelect={() => extend(1)}>
          {t("extend", { count: 1 })}
        </MenuItem>
      ) : null}
      <MenuItem icon={Clock} disabled={disabled} onSelect={() => extend(5)}>
        {t("extend", { count: 5 })}
      </MenuItem>
      <MenuItem icon={isHeld ? LockOpen : Lock} disabled={disabled} onSelect={toggleHold}>
        {t(isHeld ? "release" : "hold")}
      </MenuItem>
    </>
  );
}

type MoreProps = Pick<ControlBarViewProps, "timing" | "screen" | "microphone" | "camera" | "onEndSession"> & {
  width: BarWidth;
  compact: boolean;
  disabled: boolean;
};

/** Everything the bar has no room for; absent when there is nothing. */
export function MoreButton({ timing, screen, microphone, camera, onEndSession, width, compact, disabled }: MoreProps) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "controlBar" });
  const isPhone = width === "phone";
  const timingItems =
    timing && width !== "wide" && (timing.schedule.status === "RUNNING" || timing.schedule.status === "PAUSED");
  if (!onEndSession && !timingItems && !(isPhone && (screen || microphone || camera))) return null;
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
      {isPhone && screen ? (
        <MenuItem icon={screen.on ? MonitorX : MonitorUp} onSelect={screen.onToggle}>
          {t(screen.on ? "screen.turnOff" : "screen.turnOn")}
        </MenuItem>
      ) : null}
      {isPhone && microphone ? <DeviceChoices tool={microphone} label={t("microphone.choose")} /> : null}
      {isPhone && camera ? <DeviceChoices tool={camera} label={t("camera.choose")} /> : null}
      {onEndSession ? (
        <>
          {timingItems || isPhone ? <MenuSeparator /> : null}
          <MenuItem icon={LogOut} tone="danger" onSelect={onEndSession}>
            {t("endSession")}
          </MenuItem>
        </>
      ) : null}
    </Menu>
  );
}
