import { useToastFloor, useToastWall } from "@hotseat/ui/theme";
import type { ReactNode } from "react";
import type { ViewTools } from "../../control-bar/headless";
import type { ConnectionFace } from "../../room/headless";
import { ElsewhereBanner, ReconnectingBanner } from "../../room/view";
import * as styles from "./live-dashboard.css";
import type { DashboardActions, LiveDashboardViewProps } from "./live-dashboard.types";
import { SlotBoundary } from "./slot-boundary";

/** The turn strip, or the banner in its place: same height, nothing jumps. */
export function Strip({ face, slots, actions }: Pick<LiveDashboardViewProps, "face" | "slots" | "actions">) {
  return (
    <div className={styles.strip}>
      {bannerOf(face, actions) ?? <SlotBoundary>{slots.leadBanner ?? slots.turnStrip}</SlotBoundary>}
    </div>
  );
}

/** Returns the banner about the connection; null while it is connected. */
export function bannerOf(face: ConnectionFace, { retry }: DashboardActions): ReactNode {
  switch (face.state) {
    case "reconnecting":
    case "lost":
      return <ReconnectingBanner attempt={face.attempt} onRetry={retry} />;
    case "elsewhere":
      return <ElsewhereBanner onTakeOver={retry} />;
    default:
      return null;
  }
}

/** The rail with people and scores at the right; toasts stay beside it and never cover the submit button. */
export function Side({ children }: { children: ReactNode }) {
  return (
    <aside ref={useToastWall()} className={styles.rail}>
      {children}
    </aside>
  );
}

type ControlBarSlot = LiveDashboardViewProps["slots"]["controlBar"];

interface BarProps extends Omit<Parameters<ControlBarSlot>[0], "view">, Omit<ViewTools, "console"> {
  controlBar: ControlBarSlot;
  debugConsole: ViewTools["console"];
}

/** The slot of the controls. A component, because React's compiler does not memoize values passed to a function. */
export function Bar(props: BarProps) {
  const {
    controlBar,
    workspace,
    people,
    chat,
    tiles,
    debugConsole,
    onShortcuts,
    onPopOutVideo,
    onLeave,
    onEndSession,
    onPassLeadOn,
  } = props;
  const view = { tiles, console: debugConsole, onShortcuts, ...(onPopOutVideo === undefined ? {} : { onPopOutVideo }) };
  return (
    <SlotBoundary>{controlBar({ workspace, people, chat, view, onLeave, onEndSession, onPassLeadOn })}</SlotBoundary>
  );
}

/** The controls at the window's foot; toasts stay above them. */
export function Foot({ children }: { children: ReactNode }) {
  return (
    <div ref={useToastFloor()} className={styles.foot}>
      {children}
    </div>
  );
}
