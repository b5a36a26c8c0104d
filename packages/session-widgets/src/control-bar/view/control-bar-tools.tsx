import { CountBadge } from "@hotseat/ui/count-badge";
import { IconButton } from "@hotseat/ui/icon-button";
import { ToolButton } from "@hotseat/ui/tool-button";
import {
  Hand,
  type LucideIcon,
  MessagesSquare,
  Mic,
  MicOff,
  MonitorUp,
  MonitorX,
  PanelsTopLeft,
  Video,
  VideoOff,
} from "lucide-react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";
import type { ControlBarViewProps, DeviceTool } from "../headless/control-bar.types";
import * as styles from "./control-bar.css";
import { DeviceChoices } from "./device-choices";

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

/** The button of a device on a phone: the switch alone, its devices are in More. */
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

/** My hand: up until I or the host lower it. */
export function HandButton({ hand, compact }: { hand: NonNullable<ControlBarViewProps["hand"]>; compact: boolean }) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "controlBar" });
  return (
    <ToolButton
      icon={Hand}
      label={t("hand.label")}
      action={t(hand.on ? "hand.lower" : "hand.raise")}
      pressed={hand.on}
      state={hand.on ? "on" : "rest"}
      compact={compact}
      title={t(hand.on ? "hand.lowerLong" : "hand.raiseLong")}
      onClick={hand.onToggle}
    />
  );
}

export function ChatButton({ chat, compact }: { chat: NonNullable<ControlBarViewProps["chat"]>; compact: boolean }) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "controlBar" });
  return (
    <ToolButton
      icon={MessagesSquare}
      label={t("chat")}
      pressed={chat.on}
      state={chat.on ? "on" : "rest"}
      className={styles.slim}
      compact={compact}
      badge={
        chat.unread > 0 && !chat.on ? (
          <CountBadge count={chat.unread} label={t("unread", { count: chat.unread })} floating />
        ) : undefined
      }
      onClick={chat.onToggle}
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
      data-toggles="workspace"
      badge={
        workspace.tools ? (
          <CountBadge count={workspace.tools} label={t("toolCount", { count: workspace.tools })} floating />
        ) : undefined
      }
      onClick={workspace.onToggle}
    />
  );
}
