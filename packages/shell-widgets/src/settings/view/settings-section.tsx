import { Card } from "@hotseat/ui/card";
import { Icon } from "@hotseat/ui/icon";
import { Skeleton, SkeletonGroup } from "@hotseat/ui/skeleton";
import { Heading, Text } from "@hotseat/ui/text";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import type { SettingsPart } from "../headless/settings.types";
import * as styles from "./settings.css";
import { SettingsNotLoaded } from "./settings-not-loaded";
import { useSettingsText } from "./use-settings-text";

interface SectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** One heading of the settings and its lines on a card. */
export function SettingsSection({ id, title, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.section} tabIndex={-1}>
      <Heading id={`${id}-title`}>{title}</Heading>
      <Card padding="none">{children}</Card>
    </section>
  );
}

interface LineProps {
  title: ReactNode;
  hint?: ReactNode;
  icon?: LucideIcon;
  /** `attention`: the icon asks for something. */
  tone?: "attention";
  /** The control, at the end. */
  children?: ReactNode;
}

/** A setting: its name, a hint, and the control at the end. */
export function SettingsLine({ title, hint, icon, tone, children }: LineProps) {
  return (
    <div className={styles.line}>
      {icon ? (
        <span className={styles.mark} data-tone={tone}>
          <Icon as={icon} size={17} />
        </span>
      ) : null}
      <div className={styles.words}>
        <span className={styles.lineTitle}>{title}</span>
        {hint ? (
          <Text size="second" tone="muted">
            {hint}
          </Text>
        ) : null}
      </div>
      <div className={styles.control}>{children}</div>
    </div>
  );
}

interface PartProps<Content> {
  part: SettingsPart<Content>;
  onRetry: () => void;
  children: (content: Content) => ReactNode;
}

/** A part in its states; nothing where it is not offered. */
export function SettingsPartView<Content>({ part, onRetry, children }: PartProps<Content>) {
  const { t } = useSettingsText();
  if (part.status === "absent") return null;
  if (part.status === "ready") return children(part.content);
  return (
    <div className={styles.line}>
      {part.status === "loading" ? (
        <SkeletonGroup label={t("loading")} className={styles.words}>
          <Skeleton width="40%" height={20} />
        </SkeletonGroup>
      ) : (
        <SettingsNotLoaded heading="h3" detail={part.detail} onRetry={onRetry} />
      )}
    </div>
  );
}
