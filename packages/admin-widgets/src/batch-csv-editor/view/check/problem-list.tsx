import { Button } from "@hotseat/ui/button";
import { Icon } from "@hotseat/ui/icon";
import { Heading, Text } from "@hotseat/ui/text";
import {
  Building,
  Building2,
  CircleAlert,
  Copy,
  Info,
  Languages,
  type LucideIcon,
  Mail,
  MailX,
  TextCursorInput,
  UserCog,
  WandSparkles,
} from "lucide-react";
import type { ProblemGroup } from "../../headless/problems/problem.types";
import { useBatchText } from "../use-batch-text";
import * as styles from "./check-step.css";
import { groupDetail, groupTitle } from "./problem-words";

export interface ProblemListProps {
  groups: readonly ProblemGroup[];
  /** Number of rows with problems. */
  count: number;
  /** The group of the focused cell; null: none. */
  current: string | null;
  /** The dry run is under way. */
  isChecking: boolean;
  onRepair: (group: ProblemGroup) => void;
  onSetAside: (group: ProblemGroup) => void;
  /** Accepts addresses that look like a typo. */
  onKeep: (group: ProblemGroup) => void;
  /** Moves to the group's first row. */
  onShow: (group: ProblemGroup) => void;
}

/** The problems of a file, grouped by how they are repaired. */
export function ProblemList({ groups, count, isChecking, ...rest }: ProblemListProps) {
  const { t, counted } = useBatchText();
  return (
    <section className={styles.problems} aria-label={t("problems.list")}>
      <Heading size="card">{count === 0 ? t("problems.none") : counted("problems.rows", count)}</Heading>
      <Text as="p" size="second" tone="muted" className={styles.problemsText}>
        {count === 0 ? t("problems.noneText") : t("problems.text")}
      </Text>
      <ul className={styles.groups}>
        {groups.map((group) => (
          <Group key={group.id} group={group} {...rest} />
        ))}
      </ul>
      <Text size="small" tone="muted" role="status">
        {isChecking ? t("problems.checking") : ""}
      </Text>
    </section>
  );
}

type GroupProps = Pick<ProblemListProps, "current" | "onRepair" | "onSetAside" | "onKeep" | "onShow"> & {
  group: ProblemGroup;
};

function Group({ group, current, onRepair, onSetAside, onKeep, onShow }: GroupProps) {
  const { t, language, number } = useBatchText();
  const title = groupTitle(t, group);
  const list = new Intl.ListFormat(language);
  const isCurrent = current === group.id;
  const repair =
    group.repair === "none"
      ? null
      : t(`repairs.${group.repair}`, group.repair === "correct" ? { count: group.count } : {});
  return (
    <li className={styles.group} data-current={isCurrent || undefined}>
      <span className={styles.groupMark} data-severity={group.severity}>
        <Icon as={iconOf(group)} />
      </span>
      <div className={styles.groupWords}>
        <button
          type="button"
          className={styles.groupTitle}
          aria-label={t("problems.show_first", { group: title })}
          onClick={() => onShow(group)}
        >
          {title}
        </button>
        <Text size="small" tone="muted" className={styles.groupDetail}>
          {groupDetail(t, group, (items) => list.format(items))}
        </Text>
        {group.severity === "error" ? (
          <div className={styles.groupActions}>
            {repair === null ? null : (
              <Button
                size="small"
                variant={isCurrent ? "soft" : "secondary"}
                {...(group.repair === "correct" && { icon: WandSparkles })}
                aria-label={t("repairs.for", { repair, group: title })}
                onClick={() => onRepair(group)}
              >
                {repair}
              </Button>
            )}
            {group.kind === "email_typo" && isCurrent ? (
              <Button
                size="small"
                variant="secondary"
                aria-label={t("repairs.for", { repair: t("repairs.keep"), group: title })}
                onClick={() => onKeep(group)}
              >
                {t("repairs.keep")}
              </Button>
            ) : null}
            {repair === null || isCurrent ? (
              <Button
                size="small"
                variant="secondary"
                aria-label={t("repairs.for", { repair: t("repairs.set_aside"), group: title })}
                onClick={() => onSetAside(group)}
              >
                {t("repairs.set_aside")}
              </Button>
            ) : null}
          </div>
        ) : null}
      </div>
      <span className={styles.groupCount} data-severity={group.severity}>
        {number(group.count)}
      </span>
    </li>
  );
}

const ICONS: Partial<Readonly<Record<ProblemGroup["kind"], LucideIcon>>> = {
  already_registered: Info,
  email_typo: MailX,
  email_invalid: MailX,
  duplicate: Copy,
  role_forbidden: UserCog,
  role_unknown: UserCog,
  organisation_unknown: Building2,
  organisation_required: Building2,
  institution_unknown: Building,
  institution_required: Building,
  institution_elsewhere: Building,
  institution_not_allowed: Building,
  language_unknown: Languages,
  server: CircleAlert,
};

const iconOf = ({ kind, field }: ProblemGroup): LucideIcon =>
  ICONS[kind] ?? (field === "email" ? Mail : TextCursorInput);
