import { CountBadge } from "@hotseat/ui/count-badge";
import { IconButton } from "@hotseat/ui/icon-button";
import { SegmentedControl } from "@hotseat/ui/segmented-control";
import { ExternalLink } from "lucide-react";
import { type ReactNode, useDeferredValue, useState } from "react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";
import { useHeldWhileWriting } from "../../shared/headless/use-held-while-writing";
import type { RailPanel } from "../headless/layout-store";
import { KeptPanel } from "./kept-panel";
import * as styles from "./live-dashboard.css";
import type { LiveDashboardViewProps } from "./live-dashboard.types";
import { SlotBoundary } from "./slot-boundary";

/** The people and, below them, my own notes. */
export function PeopleAndNotes({ slots, isInterviewee }: Pick<LiveDashboardViewProps, "slots" | "isInterviewee">) {
  return (
    <div className={styles.peopleAndNotes}>
      {slots.participants}
      <div className={styles.notes} data-large={isInterviewee || undefined}>
        {slots.notes}
      </div>
    </div>
  );
}

interface RailProps
  extends Pick<
    LiveDashboardViewProps,
    "slots" | "isInterviewee" | "readsOnly" | "layout" | "onLayout" | "peopleCount" | "unreadCount"
  > {
  /** Opens it in its own window; absent where it is in one. */
  onPopOut?: () => void;
}

/** Participants, evaluation and chat, one at a time. */
export function Rail(props: RailProps) {
  const { slots, isInterviewee, readsOnly = false, layout, onLayout, peopleCount, unreadCount, onPopOut } = props;
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "dashboard" });
  const panels: Record<RailPanel, ReactNode> = {
    participants: <PeopleAndNotes slots={slots} isInterviewee={isInterviewee} />,
    evaluation: slots.evaluation,
    chat: slots.chat,
  };
  const wanted = panels[layout.rail] === null ? "participants" : layout.rail;
  // A turn that begins or ends opens another panel, but not while the user writes.
  const { shown, watch, release } = useHeldWhileWriting(wanted, (held) => panels[held] !== null);
  const choose = (rail: RailPanel) => {
    release();
    onLayout({ rail });
  };
  // The choice shows at once, also on a slow computer; the panel follows when it has rendered.
  const drawn = useDeferredValue(shown);
  const [opened, setOpened] = useState<readonly RailPanel[]>([drawn]);
  if (!opened.includes(drawn)) setOpened([...opened, drawn]);
  // Three tabs leave no room for the count, which is in the control bar too.
  const hasThree = slots.evaluation !== null;
  const chat = (
    <span className={styles.railTab}>
      {t("chat")}
      {shown === "chat" ? null : <CountBadge count={unreadCount} label={t("unread", { count: unreadCount })} />}
    </span>
  );
  return (
    <div className={styles.railInside} {...watch}>
      <div className={styles.railHead}>
        <div className={styles.railChoice}>
          <SegmentedControl<RailPanel>
            wide
            tight
            size="small"
            label={t(readsOnly ? "railOfProfiles" : "rail")}
            value={shown}
            onValueChange={choose}
            options={[
              { value: "participants", label: hasThree ? t("people") : t("participants", { count: peopleCount }) },
              ...(slots.evaluation === null
                ? []
                : [{ value: "evaluation" as const, label: t(readsOnly ? "profiles" : "evaluation") }]),
              { value: "chat", label: chat },
            ]}
          />
        </div>
        {onPopOut ? (
          <IconButton icon={ExternalLink} label={t("popOut.rail")} data-pops-out="rail" onClick={onPopOut} />
        ) : null}
      </div>
      {/* An opened panel stays mounted but hidden: a panel with all participants is slow to render. */}
      {opened.map((name) => (
        <KeptPanel key={name} isShown={name === drawn}>
          <SlotBoundary kind={name === "evaluation" ? "evaluation" : "part"}>{panels[name]}</SlotBoundary>
        </KeptPanel>
      ))}
    </div>
  );
}
