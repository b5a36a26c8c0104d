import { Button } from "@hotseat/ui/button";
import { CountBadge } from "@hotseat/ui/count-badge";
import { IconButton } from "@hotseat/ui/icon-button";
import { useMediaQuery } from "@hotseat/ui/theme";
import { from } from "@hotseat/ui/tokens";
import { ToolButton } from "@hotseat/ui/tool-button";
import { Toolbar } from "@hotseat/ui/toolbar";
import { Hand, PhoneOff, Users } from "lucide-react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";
import { useSinglePresses } from "../../shared/headless/use-single-presses";
import type { BarWidth, ControlBarViewProps } from "../headless/control-bar.types";
import * as styles from "./control-bar.css";
import { MoreButton } from "./control-bar-more";
import { ChatButton, DeviceButton, DeviceSwitch, HandButton, ScreenButton, WorkspaceButton } from "./control-bar-tools";
import { NextButton, PauseButton, TimingTray } from "./control-bar-tray";

/** From here on "Leave" has room for its word in every language. */
const LEAVE_WITH_WORD = "(min-width: 1400px)";
/** From here on +5 and Hold have room beside six labelled tools; below they are in More. */
const WITH_WHOLE_TRAY = "(min-width: 1360px)";

/** `wide` with the whole tray, `medium` from laptops on, `narrow` from tablets on, `phone` below; tools have words from desktops on. */
function useBarWidth(): { width: BarWidth; isLabelled: boolean } {
  const isWide = useMediaQuery(WITH_WHOLE_TRAY);
  const isLabelled = useMediaQuery(from.desktop);
  const isMedium = useMediaQuery(from.laptop);
  const isNarrow = useMediaQuery(from.tablet);
  if (isWide) return { width: "wide", isLabelled };
  if (isMedium) return { width: "medium", isLabelled };
  return { width: isNarrow ? "narrow" : "phone", isLabelled };
}

function LeaveButton({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "controlBar" });
  const hasRoom = useMediaQuery(LEAVE_WITH_WORD);
  if (!hasRoom)
    return (
      <IconButton
        icon={PhoneOff}
        variant="danger"
        size="large"
        label={t("leave")}
        className={styles.leave}
        onClick={onLeave}
      />
    );
  return (
    <Button variant="danger" size="large" icon={PhoneOff} className={styles.leave} onClick={onLeave}>
      {t("leave")}
    </Button>
  );
}

/** The number of people in the call; while hands are raised, the number of hands, which must be seen from any part of the page. */
function PeopleBadge({ count, hands }: { count: number; hands: number }) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "controlBar" });
  if (hands > 0) return <CountBadge count={hands} icon={Hand} label={t("handsUp", { count: hands })} floating />;
  return <CountBadge count={count} label={t("peopleCount", { count })} floating />;
}

function PhoneBar(props: ControlBarViewProps) {
  const { microphone, camera, timing, isOffline = false } = props;
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "controlBar" });
  const singlePresses = useSinglePresses();
  const off = isOffline || (timing?.pending ?? false);
  return (
    <Toolbar label={t("label")} className={styles.phone} data-width="phone" {...singlePresses}>
      {microphone ? <DeviceSwitch tool={microphone} kind="microphone" /> : null}
      {camera ? <DeviceSwitch tool={camera} kind="camera" /> : null}
      {timing ? (
        <span className={styles.phoneTiming} data-new={timing.isNew || undefined}>
          <PauseButton timing={timing} disabled={off} size="huge" />
          <NextButton timing={timing} disabled={off} short onEndSession={props.onEndSession} />
        </span>
      ) : (
        <span className={styles.phoneSentence}>{props.sentence}</span>
      )}
      <MoreButton {...props} width="phone" compact disabled={off} />
      <IconButton
        icon={PhoneOff}
        variant="danger"
        size="huge"
        label={t("leave")}
        tooltip={false}
        className={styles.touch}
        onClick={props.onLeave}
      />
    </Toolbar>
  );
}

/** The bar at the foot of a live session: my devices, the timing controls, leaving (LS-2.38, LS-D4.3). */
export function ControlBarView(props: ControlBarViewProps) {
  const { microphone, camera, screen, hand, workspace, timing, sentence, people, isOffline = false, onLeave } = props;
  const { view, onEndSession, onPassLeadOn, onSettings } = props;
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "controlBar" });
  const { width, isLabelled } = useBarWidth();
  const singlePresses = useSinglePresses();
  if (width === "phone") return <PhoneBar {...props} />;
  const compact = !isLabelled || props.compact === true;
  const off = isOffline || (timing?.pending ?? false);
  return (
    <Toolbar
      label={t("label")}
      className={styles.bar}
      data-width={width}
      data-compact={props.compact || undefined}
      {...singlePresses}
    >
      <div className={styles.start}>
        {microphone ? <DeviceButton tool={microphone} kind="microphone" compact={compact} /> : null}
        {camera ? <DeviceButton tool={camera} kind="camera" compact={compact} /> : null}
        {screen ? <ScreenButton screen={screen} compact={compact} /> : null}
        {hand ? <HandButton hand={hand} compact={compact} /> : null}
        {workspace ? <WorkspaceButton workspace={workspace} compact={compact} /> : null}
      </div>
      <div className={styles.centre}>
        {timing ? <TimingTray timing={timing} disabled={off} width={width} onEndSession={onEndSession} /> : sentence}
      </div>
      <div className={styles.end}>
        {props.chat ? <ChatButton chat={props.chat} compact={compact} /> : null}
        <ToolButton
          icon={Users}
          label={t("people")}
          pressed={people.on}
          state={people.on ? "on" : "rest"}
          compact={compact}
          data-toggles="rail"
          badge={<PeopleBadge count={people.count} hands={people.hands ?? 0} />}
          onClick={people.onToggle}
        />
        <MoreButton
          timing={timing}
          view={view}
          onEndSession={onEndSession}
          onPassLeadOn={onPassLeadOn}
          onSettings={onSettings}
          width={width}
          compact={compact}
          disabled={off}
        />
        <LeaveButton onLeave={onLeave} />
      </div>
    </Toolbar>
  );
}
