import { Button } from "@hotseat/ui/button";
import { Icon } from "@hotseat/ui/icon";
import { Menu, MenuItem } from "@hotseat/ui/menu";
import { ArrowLeftRight, ChevronDown, Hourglass, SkipForward } from "lucide-react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../locales";
import * as styles from "./absent-bar.css";
import { type AbsentCandidateRole, type AbsentCandidateViewProps, useWaited } from "./absent-candidate-view";

function Decides(props: AbsentCandidateViewProps & { role: Extract<AbsentCandidateRole, { kind: "decides" }> }) {
  const { role, busy = false, moments, onSwap, onSkip } = props;
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "absent" });
  return (
    <>
      {role.swaps.length > 0 ? (
        <Menu
          align="end"
          trigger={
            <Button variant="secondary" icon={ArrowLeftRight} iconEnd={ChevronDown} className={styles.button}>
              {t("bar.swap")}
            </Button>
          }
        >
          {role.swaps.map((choice) => (
            <MenuItem
              key={choice.attendeeId}
              disabled={busy || choice.name === role.asked}
              onSelect={() => onSwap(choice)}
            >
              {choice.isMe ? t("you") : choice.name} · {moments.time(new Date(choice.startsAtMs).toISOString())}
            </MenuItem>
          ))}
        </Menu>
      ) : null}
      <Button variant="secondary" icon={SkipForward} busy={busy} className={styles.button} onClick={onSkip}>
        {t("skip.yes")}
      </Button>
    </>
  );
}

function Answers({ busy = false, onAnswer }: Pick<AbsentCandidateViewProps, "busy" | "onAnswer">) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "absent" });
  return (
    <>
      <Button variant="secondary" disabled={busy} className={styles.button} onClick={() => onAnswer(false)}>
        {t("asked.no")}
      </Button>
      <Button variant="soft" busy={busy} className={styles.button} onClick={() => onAnswer(true)}>
        {t("asked.yes")}
      </Button>
    </>
  );
}

/** The same card as a bar, where the stage is small or another panel is open: waiting goes on, swap and skip are its buttons. */
export function AbsentCandidateBarView(props: AbsentCandidateViewProps) {
  const { name, role } = props;
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "absent" });
  const waited = useWaited(props);
  const title = { decides: t("title", { name }), asked: t("asked.title"), waits: t("waits.title", { name }) }[
    role.kind
  ];
  const detail = role.kind === "decides" && role.asked ? t("swap.asked", { name: role.asked }) : null;
  return (
    <section className={styles.bar} data-absent={role.kind} data-compact="" aria-label={title}>
      <span className={styles.icon}>
        <Icon as={Hourglass} size={16} />
      </span>
      <p className={styles.words}>
        <strong className={styles.title}>{title}</strong>{" "}
        <span className={styles.detail}>
          {detail ? `${detail} ` : ""}
          {t("waits.for", { time: waited })}
        </span>
      </p>
      <span className={styles.buttons}>
        {role.kind === "decides" ? <Decides {...props} role={role} /> : null}
        {role.kind === "asked" ? <Answers {...props} /> : null}
      </span>
    </section>
  );
}
