import { useMediaQuery } from "@hotseat/ui/theme";
import { from } from "@hotseat/ui/tokens";
import { useState } from "react";
import { useStore } from "zustand";
import { singleKeyStore, useShortcuts } from "../../shortcuts/headless";
import * as styles from "./live-dashboard.css";
import { Bar, Foot, Side, Strip } from "./live-dashboard.edges";
import * as panels from "./live-dashboard.panels.css";
import { TopBar } from "./live-dashboard.parts";
import { Phone } from "./live-dashboard.phone";
import { Rail } from "./live-dashboard.rail";
import type { LiveDashboardViewProps } from "./live-dashboard.types";
import { Confirm, Drawer, Lost, PoppedPanel } from "./live-dashboard.view-later";
import { Work } from "./live-dashboard.work";
import { OutNote } from "./out-note";
import { SlotBoundary } from "./slot-boundary";
import { usePopOuts } from "./use-pop-outs";
import { useToggles } from "./use-toggles";

export type { LiveDashboardViewProps } from "./live-dashboard.types";

type Width = "desktop" | "laptop" | "tablet" | "phone";
type Inner = LiveDashboardViewProps & {
  onBack: () => void;
  onEnd: () => void;
  onOut: () => void;
  onHelp: () => void;
  onPassLeadOn: (() => void) | null;
};

function useWidth(): Width {
  const isDesktop = useMediaQuery(from.desktop);
  const isLaptop = useMediaQuery(from.laptop);
  const isTablet = useMediaQuery(from.tablet);
  if (isDesktop) return "desktop";
  if (isLaptop) return "laptop";
  return isTablet ? "tablet" : "phone";
}

function Wide(props: Inner & { width: Exclude<Width, "phone"> }) {
  const { layout, onLayout, onEnd, onOut, onHelp, slots, width } = props;
  const { controlBar } = slots;
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const [wasDrawerOpened, setDrawerOpened] = useState(false);
  if (isDrawerOpen && !wasDrawerOpened) setDrawerOpened(true);
  const popOuts = usePopOuts();
  const toggles = useToggles(props);
  const hasRail = width === "desktop";
  const isRailOut = popOuts.windows.rail !== null;
  const inPlace = hasRail ? toggles.rail : { on: isDrawerOpen, onToggle: () => setDrawerOpen((open) => !open) };
  const people = isRailOut ? { on: true, onToggle: () => popOuts.bringBack("rail") } : inPlace;
  const isWorkspaceOut = popOuts.windows.workspace !== null;
  const workspace = isWorkspaceOut ? { on: true, onToggle: () => popOuts.bringBack("workspace") } : toggles.workspace;
  useShortcuts({ workspace: workspace.onToggle, people: people.onToggle, tiles: toggles.tiles.onToggle });
  const popOutRail = () => {
    if (popOuts.popOut("rail")) setDrawerOpen(false);
  };
  const isRailShown = isRailOut || (hasRail ? layout.isRailOpen : isDrawerOpen);
  const openChat = () => {
    onLayout({ rail: "chat", ...(hasRail ? { isRailOpen: true } : {}) });
    if (!hasRail) setDrawerOpen(true);
  };
  const popOutVideo = () => void popOuts.popOut("stage");
  const chat = isRailShown ? null : { on: false, onToggle: openChat };
  const rail = <Rail {...props} onPopOut={popOutRail} />;
  return (
    <>
      <TopBar {...props} />
      <main className={styles.main}>
        <div className={styles.centre}>
          <Strip {...props} />
          {isRailOut ? <OutNote panel="rail" popOuts={popOuts} /> : null}
          <Work {...props} isStacked={width === "tablet"} popOuts={popOuts} />
        </div>
        {hasRail && layout.isRailOpen && !isRailOut ? <Side>{rail}</Side> : null}
      </main>
      <Foot>
        <Bar
          controlBar={controlBar}
          workspace={workspace}
          people={people}
          chat={chat}
          tiles={toggles.tiles}
          debugConsole={toggles.console}
          onShortcuts={onHelp}
          onPopOutVideo={popOuts.windows.stage === null ? popOutVideo : null}
          onLeave={onOut}
          onEndSession={onEnd}
          onPassLeadOn={props.onPassLeadOn}
        />
      </Foot>
      {hasRail || !wasDrawerOpened ? null : (
        <Drawer open={isDrawerOpen} onOpenChange={setDrawerOpen}>
          {rail}
        </Drawer>
      )}
      {isRailOut ? (
        <PoppedPanel panel="rail" popOuts={popOuts} {...props}>
          <div className={panels.poppedRail}>
            <Rail {...props} />
          </div>
        </PoppedPanel>
      ) : null}
    </>
  );
}

/** A live session: the stage first, the work beside it, people and scores at the right (LS-2.22). */
export function LiveDashboardView(props: LiveDashboardViewProps) {
  const { face, time, actions, slots, layout, onLayout } = props;
  const width = useWidth();
  const [asks, setAsks] = useState<"leave" | "out" | "end" | "help" | "pass" | null>(null);
  const { isOn: singleKey } = useStore(singleKeyStore());
  const { console: debugConsole } = useToggles(props);
  const onHelp = () => setAsks("help");
  useShortcuts({
    help: singleKey && slots.shortcuts ? onHelp : undefined,
    console: debugConsole?.onToggle,
  });
  const { leaveAsHost } = slots;
  const onEnd = () => setAsks("end");
  // A press in the bar is deliberate: only a host gets a dialog, because it concerns the others.
  const onOut = () => (leaveAsHost ? setAsks("out") : actions.leave());
  const onPassLeadOn = slots.passLeadOn ? () => setAsks("pass") : null;
  const inner = { ...props, onBack: () => setAsks("leave"), onEnd, onOut, onHelp, onPassLeadOn };
  const onStay = () => setAsks(null);
  const onDone = () => {
    setAsks(null);
    if (asks === "leave") actions.goHome();
    else actions.leave();
  };
  const isLeading = (asks === "leave" || asks === "out") && leaveAsHost;
  return (
    <div
      className={styles.dashboard}
      data-width={width}
      data-compact={props.compact || undefined}
      data-connection={face.state}
      data-stream={props.stream}
    >
      {slots.debugConsole && layout.isConsoleOpen ? (
        <SlotBoundary>{slots.debugConsole({ onClose: () => onLayout({ isConsoleOpen: false }) })}</SlotBoundary>
      ) : null}
      {width === "phone" ? <Phone {...inner} /> : <Wide {...inner} width={width} />}
      {slots.announcements}
      {asks === "help" ? slots.shortcuts?.({ onClose: () => setAsks(null) }) : null}
      {isLeading ? leaveAsHost({ onStay, onDone, onEnd }) : null}
      {asks === "pass" ? slots.passLeadOn?.({ onStay, onDone: onStay }) : null}
      {asks === null ? slots.everyoneLeft?.({ onEnd: actions.endSession }) : null}
      {asks === "end" || (asks === "leave" && !isLeading) ? (
        <Confirm
          what={asks}
          onCancel={() => setAsks(null)}
          onConfirm={() => {
            setAsks(null);
            if (asks === "leave") actions.goHome();
            else actions.endSession();
          }}
        >
          {asks === "leave" ? slots.ownTurn : null}
        </Confirm>
      ) : null}
      {face.state === "lost" ? <Lost face={face} time={time} actions={actions} /> : null}
    </div>
  );
}
