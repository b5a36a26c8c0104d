import { Badge } from "@hotseat/ui/badge";
import { Button } from "@hotseat/ui/button";
import { Card } from "@hotseat/ui/card";
import { ErrorState } from "@hotseat/ui/error-state";
import { Icon } from "@hotseat/ui/icon";
import { Skeleton, SkeletonGroup } from "@hotseat/ui/skeleton";
import { Text } from "@hotseat/ui/text";
import { useShellText } from "../../shared/use-shell-text";
import { type ModuleCardData, type ModulesContent, NAMED_WORKSHOPS } from "../headless/landing.types";
import * as styles from "./landing.css";
import { ModuleMotif, moduleIcon } from "./module-motif";

export interface ModuleCardsProps {
  content: ModulesContent;
  moduleHref: (moduleId: string) => string;
  onRetry: () => void;
  /** Level of the titles, below the page's or the section's. Default `h3`. */
  heading?: "h2" | "h3";
}

const SKELETON_CARDS = ["M1", "M2", "M3", "M4", "M5"];

/** The five modules as cards. */
export function ModuleCards({ content, moduleHref, onRetry, heading = "h3" }: ModuleCardsProps) {
  const { t } = useShellText();
  if (content.status === "failed") {
    return <ErrorState title={t("landing.modules.failed")} action={<Button onClick={onRetry}>{t("retry")}</Button>} />;
  }
  if (content.status === "loading") {
    return (
      <SkeletonGroup label={t("loading")} className={styles.modules}>
        {SKELETON_CARDS.map((card) => (
          <div key={card} className={styles.moduleItem}>
            <Skeleton height={248} />
          </div>
        ))}
      </SkeletonGroup>
    );
  }
  return (
    <ul className={styles.modules}>
      {content.modules.map((module) => (
        <li key={module.id} className={styles.moduleItem}>
          <ModuleCard module={module} href={moduleHref(module.id)} heading={heading} />
        </li>
      ))}
    </ul>
  );
}

function ModuleCard({ module, href, heading: Title }: { module: ModuleCardData; href: string; heading: "h2" | "h3" }) {
  const { t } = useShellText();
  return (
    <Card as="article" padding="large" className={styles.module}>
      <ModuleMotif id={module.id} className={styles.moduleMotif} />
      <span className={styles.moduleTile}>
        <Icon as={moduleIcon(module.id)} size={20} />
      </span>
      <span className={styles.moduleFacts}>
        <Text size="small" tone="muted">
          {module.id}
        </Text>
        <Text size="small" tone="muted">
          {t("landing.modules.workshops", { count: module.sessions.length })}
        </Text>
      </span>
      <Title className={styles.moduleTitle}>
        <a href={href} className={styles.moduleLink}>
          {module.title}
        </a>
      </Title>
      <p className={styles.moduleWords}>{module.objective}</p>
      <span className={styles.workshops}>
        {module.sessions.slice(0, NAMED_WORKSHOPS).map((workshop) => (
          <Badge key={workshop.key}>{workshop.title}</Badge>
        ))}
      </span>
    </Card>
  );
}
