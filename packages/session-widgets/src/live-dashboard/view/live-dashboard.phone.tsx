import { useMediaQuery, useToastFloorFrom } from "@hotseat/ui/theme";
import { low } from "@hotseat/ui/tokens";
import { type ReactNode, useState } from "react";
import type { PhonePanel } from "../headless/dashboard-rules";
import * as styles from "./live-dashboard.css";
import { Bar, bannerOf, Foot, Strip } from "./live-dashboard.edges";
import { PhoneTabs, PhoneTop } from "./live-dashboard.parts";
import { PeopleAndNotes } from "./live-dashboard.rail";
import type { LiveDashboardViewProps } from "./live-dashboard.types";
import { SlotBoundary } from "./slot-boundary";
import { useToggles } from "./use-toggles";

interface BarActions {
  onBack: () => void;
  onEnd: () => void;
  onOut: () => void;
  onPassLeadOn: (() => void) | null;
}

/** One panel at a time, the call in sight above it (below 768 pixels). */
export function Phone(props: LiveDashboardViewProps & BarActions) {
  const { slots, layout } = props;
  const [panel, setPanel] = useState<PhonePanel>("call");
  const toggles = useToggles(props);
  const isLow = useMediaQuery(low);
  const panels: Record<Exclude<PhonePanel, "call">, ReactNode> = {
    workspace: <SlotBoundary key="workspace">{slots.workspace({ headActions: null })}</SlotBoundary>,
    evaluate: (
      <SlotBoundary key="evaluate" kind="evaluation">
        {slots.evaluation}
      </SlotBoundary>
    ),
    people: (
      <SlotBoundary key="people">
        <PeopleAndNotes slots={slots} isInterviewee={props.isInterviewee} />
      </SlotBoundary>
    ),
    chat: <SlotBoundary key="chat">{slots.chat}</SlotBoundary>,
  };
  return (
    <>
      <PhoneTop {...props} />
      {/* In a low window it scrolls, and is reached by keyboard for that. */}
      <main className={styles.phone} data-panel={panel} {...(isLow ? { tabIndex: 0 } : {})}>
        {panel === "call" || slots.leadBanner ? <Strip {...props} /> : bannerOf(props.face, props.actions)}
        <div className={styles.phoneStage}>
          <SlotBoundary>
            {slots.stage({
              size: panel === "call" ? "full" : "strip",
              isWorkspaceShown: panel === "workspace",
              tilesShown: layout.areTilesShown,
            })}
          </SlotBoundary>
        </div>
        {panel === "call" ? null : <SlotBoundary>{slots.waitingBar}</SlotBoundary>}
        {panel === "call" ? null : <Panel>{panels[panel]}</Panel>}
      </main>
      <Foot>
        <Bar
          controlBar={slots.controlBar}
          workspace={null}
          people={{ on: panel === "people", onToggle: () => setPanel("people") }}
          chat={null}
          tiles={toggles.tiles}
          debugConsole={toggles.console}
          onShortcuts={null}
          onLeave={props.onOut}
          onEndSession={props.onEnd}
          onPassLeadOn={props.onPassLeadOn}
        />
        <PhoneTabs
          panel={panel}
          hasEvaluation={slots.evaluation !== null}
          readsOnly={props.readsOnly}
          unreadCount={props.unreadCount}
          onPanel={setPanel}
        />
      </Foot>
    </>
  );
}

/** What one works in: toasts stay above it, over the picture, and cover no button of it. */
function Panel({ children }: { children: ReactNode }) {
  return (
    <div ref={useToastFloorFrom()} className={styles.phonePanel}>
      {children}
    </div>
  );
}
