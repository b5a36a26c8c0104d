import { IconButton } from "@hotseat/ui/icon-button";
import { Splitter } from "@hotseat/ui/splitter";
import { ExternalLink, Maximize2, Minimize2, PanelRightClose } from "lucide-react";
import { useDeferredValue } from "react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";
import { fittingStageWidth, stageWidthMax } from "../headless/dashboard-rules";
import { STAGE_WIDTH_MIN } from "../headless/live-dashboard.constants";
import * as styles from "./live-dashboard.css";
import type { LiveDashboardViewProps } from "./live-dashboard.types";
import { PoppedPanel } from "./live-dashboard.view-later";
import { OutNote } from "./out-note";
import { SlotBoundary } from "./slot-boundary";
import { useElementWidth } from "./use-element-width";
import type { PopOuts } from "./use-pop-outs";

type WorkProps = LiveDashboardViewProps & { isStacked: boolean; popOuts: PopOuts };

interface HeadActionsProps extends Pick<LiveDashboardViewProps, "onLayout"> {
  isStageOpen: boolean;
  /** The video is beside the workspace, not above it and not in a window of its own. */
  isStageBeside: boolean;
  popOut: PopOuts["popOut"];
}

/** At the workspace's head: the video small or large, a window of its own, away. */
function HeadActions({ isStageOpen, isStageBeside, onLayout, popOut }: HeadActionsProps) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "dashboard" });
  return (
    <>
      {isStageBeside ? (
        <IconButton
          icon={isStageOpen ? Maximize2 : Minimize2}
          label={t(isStageOpen ? "stageSmall" : "stageLarge")}
          data-toggles="stage"
          onClick={() => onLayout({ isStageOpen: !isStageOpen })}
        />
      ) : null}
      <IconButton
        icon={ExternalLink}
        label={t("popOut.workspace")}
        data-pops-out="workspace"
        onClick={() => popOut("workspace")}
      />
      <IconButton
        icon={PanelRightClose}
        label={t("collapseWorkspace")}
        onClick={() => {
          onLayout({ isWorkspaceOpen: false });
          // Its switch in the control bar opens it again.
          document.querySelector<HTMLElement>('[data-toggles="workspace"]')?.focus();
        }}
      />
    </>
  );
}

/** The pictures in a window of their own; the question card stays in the page. */
function PoppedStage(props: WorkProps) {
  const { slots, layout } = props;
  const { stage } = slots;
  return (
    <PoppedPanel panel="stage" {...props}>
      <SlotBoundary>{stage({ size: "full", isWorkspaceShown: true, tilesShown: layout.areTilesShown })}</SlotBoundary>
    </PoppedPanel>
  );
}

interface StageProps extends WorkProps {
  isWorkspaceShown: boolean;
  isSmall: boolean;
  /** Pixels beside the workspace; null where it has no width of its own. */
  width: number | null;
}

function Stage({ slots, layout, isWorkspaceShown, isSmall, width }: StageProps) {
  const { stage } = slots;
  return (
    <div
      id="hotseat-stage"
      className={styles.stage}
      data-alone={!isWorkspaceShown || undefined}
      data-small={isSmall || undefined}
      style={width === null ? undefined : { flexBasis: width }}
    >
      <SlotBoundary>
        {stage({
          size: isSmall ? "tiles" : "full",
          isWorkspaceShown,
          tilesShown: layout.areTilesShown,
        })}
      </SlotBoundary>
    </div>
  );
}

/** Stage and workspace with the line between them; above each other where it is narrow. */
export function Work(props: WorkProps) {
  const { layout, onLayout, slots, isInterviewee, isStacked, popOuts } = props;
  const { workspace } = slots;
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "dashboard" });
  const [measure, width] = useElementWidth();
  const name = isInterviewee ? "hotSeatStageWidth" : "stageWidth";
  const stageWidth = fittingStageWidth(layout[name], width);
  const isOut = popOuts.windows.workspace !== null;
  const isStageOut = popOuts.windows.stage !== null;
  // Its switch shows at once, on a slow computer too; the workspace when it is drawn.
  const isOpen = useDeferredValue(layout.isWorkspaceOpen);
  const isShown = isOpen && !isOut;
  const isBeside = isShown && !isStacked && !isStageOut;
  const isSmall = isBeside && !layout.isStageOpen;
  const isSplit = isBeside && !isSmall;
  const headActions = (
    <HeadActions
      isStageOpen={layout.isStageOpen}
      isStageBeside={!isStacked && !isStageOut}
      onLayout={onLayout}
      popOut={popOuts.popOut}
    />
  );
  return (
    <>
      {isStageOut ? <OutNote panel="stage" popOuts={popOuts} /> : null}
      {isOut ? <OutNote panel="workspace" popOuts={popOuts} /> : null}
      {isSmall || isStageOut ? <SlotBoundary>{slots.waitingBar}</SlotBoundary> : null}
      <div ref={measure} className={styles.work} data-stacked={isStacked || undefined}>
        {isStageOut ? null : (
          <Stage {...props} isWorkspaceShown={isShown} isSmall={isSmall} width={isSplit ? stageWidth : null} />
        )}
        {isSplit ? (
          <Splitter
            value={stageWidth}
            min={STAGE_WIDTH_MIN}
            max={stageWidthMax(width)}
            label={t("splitter")}
            controls="hotseat-stage"
            onValueChange={(value) => onLayout({ [name]: value })}
            onToggle={() => {
              onLayout({ isStageOpen: false });
              document.querySelector<HTMLElement>('[data-toggles="stage"]')?.focus();
            }}
          />
        ) : null}
        {isShown ? (
          <div className={styles.workspace}>
            <SlotBoundary>{workspace({ headActions })}</SlotBoundary>
          </div>
        ) : null}
      </div>
      {isStageOut ? <PoppedStage {...props} /> : null}
      {isOut ? (
        <PoppedPanel panel="workspace" {...props}>
          <SlotBoundary>{workspace({ headActions: null })}</SlotBoundary>
        </PoppedPanel>
      ) : null}
    </>
  );
}
