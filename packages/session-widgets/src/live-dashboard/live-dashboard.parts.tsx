import { Badge } from "@hotseat/ui/badge";
import { Button } from "@hotseat/ui/button";
import { Dialog, DialogActions } from "@hotseat/ui/dialog";
import { Icon } from "@hotseat/ui/icon";
import { IconButton } from "@hotseat/ui/icon-button";
import { SegmentedControl } from "@hotseat/ui/segmented-control";
import {
  ArrowLeft,
  ClipboardCheck,
  Clock,
  Flag,
  Hourglass,
  type LucideIcon,
  MessageCircleQuestion,
  Shapes,
  Users,
  Video,
} from "lucide-react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../locales";
import { RoomConnectionMark } from "../room/view";
import { PHONE_PANELS, type PhaseWord, type PhonePanel } from "./dashboard-rules";
import * as styles from "./live-dashboard.css";
import type { LiveDashboardViewProps } from "./live-dashboard.types";

const PHASE_ICONS: Record<PhaseWord, LucideIcon> = {
  waiting: Clock,
  introduction: Hourglass,
  questions: MessageCircleQuestion,
  yourTurn: MessageCircleQuestion,
  evaluation: ClipboardCheck,
  debrief: Users,
  completed: Flag,
};
const QUIET: ReadonlySet<PhaseWord> = new Set(["waiting", "completed", "debrief"]);

type HeadProps = Pick<LiveDashboardViewProps, "head" | "face" | "slots"> & { onBack: () => void };

/** Back, what it is, where it stands, the connection and the one big clock. */
export function TopBar({ head, face, slots, onBack }: HeadProps) {
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
      <RoomConnectionMark face={face} />
      <span className={styles.rule} />
      {slots.clock({ digitsOnly: false })}
    </header>
  );
}

/** The same on a phone, in two lines. */
export function PhoneTop({ head, face, slots, onBack }: HeadProps) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "dashboard" });
  return (
    <header className={styles.top}>
      <IconButton icon={ArrowLeft} size="large" label={t("back")} tooltip={false} onClick={onBack} />
      <div className={styles.phoneTitles}>
        <h1 className={styles.title}>{head.title}</h1>
        <span className={styles.phoneLine} data-phase={head.phase}>
          {t(`phase.${head.phase}`)}
          <RoomConnectionMark face={face} />
        </span>
      </div>
      {slots.clock({ digitsOnly: true })}
    </header>
  );
}

/** Participants and evaluation, one at a time. */
export function Rail({
  slots,
  layout,
  onLayout,
  peopleCount,
}: Pick<LiveDashboardViewProps, "slots" | "layout" | "onLayout" | "peopleCount">) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "dashboard" });
  const shown = slots.evaluation === null ? "participants" : layout.rail;
  return (
    <div className={styles.railInside}>
      <div className={styles.railHead}>
        {slots.evaluation === null ? (
          <h2 className={styles.railTitle}>{t("participants", { count: peopleCount })}</h2>
        ) : (
          <SegmentedControl
            wide
            label={t("rail")}
            value={shown}
            onValueChange={(rail) => onLayout({ rail })}
            options={[
              { value: "participants", label: t("participants", { count: peopleCount }) },
              { value: "evaluation", label: t("evaluation") },
            ]}
          />
        )}
      </div>
      <div className={styles.railBody}>{shown === "participants" ? slots.participants : slots.evaluation}</div>
    </div>
  );
}

const PANEL_ICONS: Record<PhonePanel, LucideIcon> = {
  call: Video,
  workspace: Shapes,
  evaluate: ClipboardCheck,
  people: Users,
};

/** The panels of a phone; observers have none to evaluate in. */
export function PhoneTabs({
  panel,
  hasEvaluation,
  onPanel,
}: {
  panel: PhonePanel;
  hasEvaluation: boolean;
  onPanel: (panel: PhonePanel) => void;
}) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "dashboard" });
  return (
    <nav className={styles.tabs} aria-label={t("panels")}>
      {PHONE_PANELS.filter((name) => hasEvaluation || name !== "evaluate").map((name) => (
        <button
          key={name}
          type="button"
          className={styles.tab}
          aria-current={name === panel ? "page" : undefined}
          onClick={() => onPanel(name)}
        >
          <Icon as={PANEL_ICONS[name]} size={20} />
          {t(`panel.${name}`)}
        </button>
      ))}
    </nav>
  );
}

interface ConfirmProps {
  what: "leave" | "end";
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks once before somebody leaves or ends the session. */
export function Confirm({ what, onConfirm, onCancel }: ConfirmProps) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "dashboard" });
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onCancel();
      }}
      size="small"
      closeLabel={t("stay")}
      title={t(`confirm.${what}.title`)}
      description={t(`confirm.${what}.text`)}
      footer={
        <DialogActions layout="row">
          <Button variant="secondary" size="large" onClick={onCancel}>
            {t("stay")}
          </Button>
          <Button variant={what === "end" ? "danger" : "primary"} size="large" onClick={onConfirm}>
            {t(`confirm.${what}.yes`)}
          </Button>
        </DialogActions>
      }
    >
      {null}
    </Dialog>
  );
}
