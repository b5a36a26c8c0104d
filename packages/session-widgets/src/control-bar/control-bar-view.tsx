import { Button } from "@hotseat/ui/button";
import { CountBadge } from "@hotseat/ui/count-badge";
import { IconButton } from "@hotseat/ui/icon-button";
import { useMediaQuery } from "@hotseat/ui/theme";
import { from } from "@hotseat/ui/tokens";
import { ToolButton } from "@hotseat/ui/tool-button";
import { Toolbar } from "@hotseat/ui/toolbar";
import { PhoneOff, Users } from "lucide-react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../locales";
import * as styles from "./control-bar.css";
import type { BarWidth, ControlBarViewProps } from "./control-bar.types";
import { DeviceButton, DeviceSwitch, MoreButton, ScreenButton, WorkspaceButton } from "./control-bar-tools";
import { NextButton, PauseButton, TimingTray } from "./control-bar-tray";

/** From here on "Leave" has room for its word in every language. */
const LEAVE_WITH_WORD = "(min-width: 1400px)";

/** `wide` from 1280 pixels, `medium` from 1024, `narrow` from 768, `phone` below (design, Breakpoints). */
function useBarWidth(): BarWidth {
  const isWide = useMediaQuery(from.desktop);
  const isMedium = useMediaQuery(from.laptop);
  const isNarrow = useMediaQuery(from.tablet);
  if (isWide) return "wide";
  if (isMedium) return "medium";
  return isNarrow ? "narrow" : "phone";
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

function PhoneBar(props: ControlBarViewProps) {
  const { microphone, camera, timing, isOffline = false } = props;
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "controlBar" });
  const off = isOffline || (timing?.pending ?? false);
  return (
    <Toolbar label={t("label")} className={styles.phone} data-width="phone">
      {microphone ? <DeviceSwitch tool={microphone} kind="microphone" /> : null}
      {camera ? <DeviceSwitch tool={camera} kind="camera" /> : null}
      {timing ? (
        <>
          <PauseButton timing={timing} disabled={off} size="huge" />
          <NextButton timing={timing} disabled={off} short />
        </>
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

/** The bar at the foot of a live session: my devices, the timing controls, leaving (live-session.md §2, decisions.md Authority). */
export function ControlBarView(props: ControlBarViewProps) {
  const { microphone, camera, screen, workspace, timing, sentence, people, isOffline = false, onLeave } = props;
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "controlBar" });
  const width = useBarWidth();
  if (width === "phone") return <PhoneBar {...props} />;
  const compact = width !== "wide";
  const off = isOffline || (timing?.pending ?? false);
  return (
    <Toolbar label={t("label")} className={styles.bar} data-width={width}>
      <div className={styles.start}>
        {microphone ? <DeviceButton tool={microphone} kind="microphone" compact={compact} /> : null}
        {camera ? <DeviceButton tool={camera} kind="camera" compact={compact} /> : null}
        {screen ? <ScreenButton screen={screen} compact={compact} /> : null}
        {workspace ? <WorkspaceButton workspace={workspace} compact={compact} /> : null}
      </div>
      <div className={styles.centre}>
        {timing ? <TimingTray timing={timing} disabled={off} width={width} /> : sentence}
      </div>
      <div className={styles.end}>
        <ToolButton
          icon={Users}
          label={t("people")}
          pressed={people.on}
          state={people.on ? "on" : "rest"}
          compact={compact}
          badge={
            people.count > 0 ? (
              <CountBadge count={people.count} label={t("peopleCount", { count: people.count })} floating />
            ) : undefined
          }
          onClick={people.onToggle}
        />
        <MoreButton {...props} width={width} compact={compact} disabled={off} />
        <LeaveButton onLeave={onLeave} />
      </div>
    </Toolbar>
  );
}
