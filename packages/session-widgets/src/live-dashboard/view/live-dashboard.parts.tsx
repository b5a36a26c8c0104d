import { Badge } from "@hotseat/ui/badge";
import { Button } from "@hotseat/ui/button";
import { CountBadge } from "@hotseat/ui/count-badge";
import { Icon } from "@hotseat/ui/icon";
import { IconButton } from "@hotseat/ui/icon-button";
import {
  ArrowLeft,
  ClipboardCheck,
  Clock,
  Flag,
  Hourglass,
  type LucideIcon,
  MessageCircleQuestion,
  MessagesSquare,
  Shapes,
  Users,
  Video,
} from "lucide-react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";
import { RecordingBadge, RecordingMark } from "../../recording-consent/view";
import { RoomConnectionMark } from "../../room/view";
import * as part from "../../shared/view/part.css";
import { PHONE_PANELS, type PhaseWord, type PhonePanel } from "../headless/dashboard-rules";
import * as styles from "./live-dashboard.css";
import type { LiveDashboardViewProps } from "./live-dashboard.types";
import * as tabs from "./phone-tabs.css";
import { SlotBoundary } from "./slot-boundary";

const PHASE_ICONS: Record<PhaseWord, LucideIcon> = {
  waiting: Clock,
  introduction: Hourglass,
  questions: MessageCircleQuestion,
  yourTurn: MessageCircleQuestion,
  turnWaits: Hourglass,
  evaluation: ClipboardCheck,
  debrief: Users,
  completed: Flag,
};
const QUIET: ReadonlySet<PhaseWord> = new Set(["waiting", "turnWaits", "completed", "debrief"]);

type HeadProps = Pick<LiveDashboardViewProps, "head" | "face" | "slots"> & { onBack: () => void };

/** The top bar: back button, title, phase, connection and the large clock. */
export function TopBar({ head, face, slots, onBack }: HeadProps) {
  const { clock } = slots;
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "dashboard" });
  return (
    <header className={styles.top}>
      <Button variant="ghost" icon={ArrowLeft} aria-label={t("back")} className={styles.back} onClick={onBack}>
        {t("home")}
      </Button>
      <span className={styles.rule} />
      <div className={styles.titles}>
        <h1 className={styles.title}>{head.title}</h1>
        <span className={styles.subtitle}>{head.subtitle}</span>
      </div>
      <Badge
        size="medium"
        tone={QUIET.has(head.phase) ? "neutral" : "accent"}
        icon={PHASE_ICONS[head.phase]}
        data-phase={head.phase}
        className={styles.phase}
      >
        {t(`phase.${head.phase}`)}
      </Badge>
      <span className={styles.grow} />
      {head.isRecording ? <RecordingBadge /> : null}
      <RoomConnectionMark face={face} />
      <span className={styles.rule} />
      <SlotBoundary>{clock({ digitsOnly: false })}</SlotBoundary>
    </header>
  );
}

/** The head of the page on a phone, in two lines. */
export function PhoneTop({ head, face, slots, onBack }: HeadProps) {
  const { clock } = slots;
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "dashboard" });
  return (
    <header className={styles.top}>
      <IconButton
        icon={ArrowLeft}
        size="large"
        label={t("back")}
        tooltip={false}
        className={part.touchSquare}
        onClick={onBack}
      />
      <div className={styles.phoneTitles}>
        <h1 className={styles.title}>{head.title}</h1>
        <span className={styles.phoneLine} data-phase={head.phase}>
          <span className={styles.phoneWords}>
            {t(`phase.${head.phase}`)}
            {head.leads ? ` · ${t("lead.youLead")}` : null}
          </span>
          <RoomConnectionMark face={face} />
          {head.isRecording ? <RecordingMark /> : null}
        </span>
      </div>
      <SlotBoundary>{clock({ digitsOnly: true })}</SlotBoundary>
    </header>
  );
}

const PANEL_ICONS: Record<PhonePanel, LucideIcon> = {
  call: Video,
  workspace: Shapes,
  evaluate: ClipboardCheck,
  people: Users,
  chat: MessagesSquare,
};

/** The panels of a phone; observers have none to evaluate in. */
export function PhoneTabs({
  panel,
  hasEvaluation,
  readsOnly = false,
  unreadCount,
  onPanel,
}: {
  panel: PhonePanel;
  hasEvaluation: boolean;
  /** The evaluation's place holds profiles to read. */
  readsOnly?: boolean | undefined;
  unreadCount: number;
  onPanel: (panel: PhonePanel) => void;
}) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "dashboard" });
  return (
    <nav className={tabs.tabs} aria-label={t("panels")}>
      {PHONE_PANELS.filter((name) => hasEvaluation || name !== "evaluate").map((name) => (
        <button
          key={name}
          type="button"
          className={tabs.tab}
          aria-current={name === panel ? "page" : undefined}
          onClick={() => onPanel(name)}
        >
          <span className={tabs.tabIcon}>
            <Icon as={PANEL_ICONS[name]} size={20} />
            {name === "chat" && panel !== "chat" ? (
              <CountBadge count={unreadCount} label={t("unread", { count: unreadCount })} floating />
            ) : null}
          </span>
          {name === "evaluate" && readsOnly ? t("profiles") : t(`panel.${name}`)}
        </button>
      ))}
    </nav>
  );
}
