import { IconButton } from "@hotseat/ui/icon-button";
import { Sheet } from "@hotseat/ui/sheet";
import { Splitter } from "@hotseat/ui/splitter";
import { useMediaQuery } from "@hotseat/ui/theme";
import { from } from "@hotseat/ui/tokens";
import { PanelRightClose } from "lucide-react";
import { type ReactNode, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../locales";
import { LostDialog } from "../room/view";
import { fittingStageWidth, type PhonePanel, stageWidthMax } from "./dashboard-rules";
import { STAGE_WIDTH_MIN } from "./live-dashboard.constants";
import * as styles from "./live-dashboard.css";
import { bannerOf, Foot, Strip } from "./live-dashboard.edges";
import { Confirm, PhoneTabs, PhoneTop, Rail, TopBar } from "./live-dashboard.parts";
import type { LiveDashboardViewProps } from "./live-dashboard.types";
import { useElementWidth } from "./use-element-width";

export type { LiveDashboardViewProps } from "./live-dashboard.types";

type Width = "desktop" | "laptop" | "tablet" | "phone";

function useWidth(): Width {
  const isDesktop = useMediaQuery(from.desktop);
  const isLaptop = useMediaQuery(from.laptop);
  const isTablet = useMediaQuery(from.tablet);
  if (isDesktop) return "desktop";
  if (isLaptop) return "laptop";
  return isTablet ? "tablet" : "phone";
}

/** Stage and workspace with the line between them; above each other where it is narrow. */
function Work({ isStacked, ...props }: LiveDashboardViewProps & { isStacked: boolean }) {
  const { layout, onLayout, slots, isInterviewee } = props;
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "dashboard" });
  const [measure, width] = useElementWidth();
  const name = isInterviewee ? "hotSeatStageWidth" : "stageWidth";
  const stageWidth = fittingStageWidth(layout[name], width);
  const collapse = useMemo(
    () => (
      <IconButton
        icon={PanelRightClose}
        label={t("collapseWorkspace")}
        onClick={() => onLayout({ isWorkspaceOpen: false })}
      />
    ),
    [t, onLayout],
  );
  const isBeside = layout.isWorkspaceOpen && !isStacked;
  return (
    <div ref={measure} className={styles.work} data-stacked={isStacked || undefined}>
      <div
        id="hotseat-stage"
        className={styles.stage}
        data-alone={!layout.isWorkspaceOpen || undefined}
        style={isBeside ? { flexBasis: stageWidth } : undefined}
      >
        {slots.stage({ size: "full", isWorkspaceShown: layout.isWorkspaceOpen })}
      </div>
      {isBeside ? (
        <Splitter
          value={stageWidth}
          min={STAGE_WIDTH_MIN}
          max={stageWidthMax(width)}
          label={t("splitter")}
          controls="hotseat-stage"
          onValueChange={(value) => onLayout({ [name]: value })}
        />
      ) : null}
      {layout.isWorkspaceOpen ? (
        <div className={styles.workspace}>{slots.workspace({ headActions: collapse })}</div>
      ) : null}
    </div>
  );
}

function Wide(
  props: LiveDashboardViewProps & { width: Exclude<Width, "phone">; onBack: () => void; onEnd: () => void },
) {
  const { layout, onLayout, slots, width } = props;
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "dashboard" });
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const hasRail = width === "desktop";
  const people = hasRail
    ? { on: layout.isRailOpen, onToggle: () => onLayout({ isRailOpen: !layout.isRailOpen }) }
    : { on: isDrawerOpen, onToggle: () => setDrawerOpen((open) => !open) };
  const rail = <Rail {...props} />;
  return (
    <>
      <TopBar {...props} />
      <main className={styles.main}>
        <div className={styles.centre}>
          <Strip {...props} />
          <Work {...props} isStacked={width === "tablet"} />
        </div>
        {hasRail && layout.isRailOpen ? <aside className={styles.rail}>{rail}</aside> : null}
      </main>
      <Foot>
        {slots.controlBar({
          workspace: {
            on: layout.isWorkspaceOpen,
            onToggle: () => onLayout({ isWorkspaceOpen: !layout.isWorkspaceOpen }),
          },
          people,
          onEndSession: props.onEnd,
        })}
      </Foot>
      {hasRail ? null : (
        <Sheet open={isDrawerOpen} onOpenChange={setDrawerOpen} title={t("rail")} closeLabel={t("closePanel")}>
          {rail}
        </Sheet>
      )}
    </>
  );
}

function Phone(props: LiveDashboardViewProps & { onBack: () => void; onEnd: () => void }) {
  const { slots } = props;
  const [panel, setPanel] = useState<PhonePanel>("call");
  const panels: Record<Exclude<PhonePanel, "call">, ReactNode> = {
    workspace: slots.workspace({ headActions: null }),
    evaluate: slots.evaluation,
    people: slots.participants,
  };
  return (
    <>
      <PhoneTop {...props} />
      <main className={styles.phone} data-panel={panel}>
        {panel === "call" ? <Strip {...props} /> : bannerOf(props.face, props.actions)}
        <div className={styles.phoneStage}>
          {slots.stage({ size: panel === "call" ? "full" : "strip", isWorkspaceShown: panel === "workspace" })}
        </div>
        {panel === "call" ? null : <div className={styles.phonePanel}>{panels[panel]}</div>}
      </main>
      <Foot>
        {slots.controlBar({
          workspace: null,
          people: { on: panel === "people", onToggle: () => setPanel("people") },
          onEndSession: props.onEnd,
        })}
        <PhoneTabs panel={panel} hasEvaluation={slots.evaluation !== null} onPanel={setPanel} />
      </Foot>
    </>
  );
}

/** A live session: the stage first, the work beside it, people and scores at the right (live-session.md §2 Dashboard). */
export function LiveDashboardView(props: LiveDashboardViewProps) {
  const { face, time, actions } = props;
  const width = useWidth();
  const [asks, setAsks] = useState<"leave" | "end" | null>(null);
  const inner = { ...props, onBack: () => setAsks("leave"), onEnd: () => setAsks("end") };
  return (
    <div className={styles.dashboard} data-width={width} data-connection={face.state} data-stream={props.stream}>
      {width === "phone" ? <Phone {...inner} /> : <Wide {...inner} width={width} />}
      {asks ? (
        <Confirm
          what={asks}
          onCancel={() => setAsks(null)}
          onConfirm={() => {
            setAsks(null);
            if (asks === "leave") actions.goHome();
            else actions.endSession();
          }}
        />
      ) : null}
      {face.state === "lost" ? (
        <LostDialog
          face={face}
          time={time}
          onRetry={actions.retry}
          onRejoin={actions.rejoin}
          {...(actions.keepNotes ? { onKeepNotes: actions.keepNotes } : {})}
        />
      ) : null}
    </div>
  );
}
