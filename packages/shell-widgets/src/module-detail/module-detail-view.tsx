import { Button } from "@hotseat/ui/button";
import { Card } from "@hotseat/ui/card";
import { EmptyState } from "@hotseat/ui/empty-state";
import { ErrorState } from "@hotseat/ui/error-state";
import { Icon } from "@hotseat/ui/icon";
import { Link } from "@hotseat/ui/link";
import { Skeleton, SkeletonGroup } from "@hotseat/ui/skeleton";
import { Heading, Text } from "@hotseat/ui/text";
import { ArrowLeft, Check } from "lucide-react";
import { ModuleMotif, moduleIcon } from "../landing/view";
import { useShellText } from "../shared/use-shell-text";
import * as styles from "./module-detail.css";
import type { DetailedModule, ModuleContent } from "./module-detail.types";
import { WorkshopItem } from "./workshop-item";

export interface ModuleDetailViewProps {
  content: ModuleContent;
  /** Back to the modules. */
  backHref: string;
  /** The listing, filtered to one workshop. */
  workshopHref: (moduleId: string, workshopKey: string) => string;
  /** The listing, filtered to the module. */
  sessionsHref: (moduleId: string) => string;
  onRetry: () => void;
}

/** A module's page: title, description, skills, workshops with sample questions. */
export function ModuleDetailView(props: ModuleDetailViewProps) {
  const { t } = useShellText();
  return (
    <div className={styles.page}>
      <Link asChild look="quiet" className={styles.back}>
        <a href={props.backHref}>
          <Icon as={ArrowLeft} />
          {t("module.back")}
        </a>
      </Link>
      <Content {...props} />
    </div>
  );
}

function Content({ content, backHref, onRetry, ...hrefs }: ModuleDetailViewProps) {
  const { t } = useShellText();
  switch (content.status) {
    case "loading":
      return (
        <SkeletonGroup label={t("loading")} className={styles.bones}>
          <Skeleton width="min(100%, 320px)" height={30} />
          <Skeleton height={96} />
          <Skeleton height={240} />
        </SkeletonGroup>
      );
    case "unknown":
      return (
        <EmptyState
          heading="h1"
          title={t("module.unknown")}
          description={t("module.unknownHint")}
          action={
            <Button asChild>
              <a href={backHref}>{t("module.back")}</a>
            </Button>
          }
        />
      );
    case "failed":
      return (
        <ErrorState
          heading="h1"
          title={t("module.failed")}
          description={content.detail ?? t("listing.failed.hint")}
          action={<Button onClick={onRetry}>{t("retry")}</Button>}
        />
      );
    case "ready":
      return <Details module={content.module} {...hrefs} />;
  }
}

type DetailsProps = { module: DetailedModule } & Pick<ModuleDetailViewProps, "workshopHref" | "sessionsHref">;

function Details({ module, workshopHref, sessionsHref }: DetailsProps) {
  const { t } = useShellText();
  return (
    <article>
      <div className={styles.head}>
        <span className={styles.tile}>
          <Icon as={moduleIcon(module.id)} size={20} />
        </span>
        <Text tone="muted">{module.id}</Text>
        <ModuleMotif id={module.id} className={styles.motif} />
      </div>
      <Heading as="h1" size="section">
        {module.title}
      </Heading>
      <p className={styles.objective}>{module.objective}</p>
      <p className={styles.description}>{module.description}</p>
      <div className={styles.end}>
        <Button asChild variant="primary">
          <a href={sessionsHref(module.id)}>{t("module.sessions")}</a>
        </Button>
      </div>
      <h2 className={styles.part}>{t("module.skills")}</h2>
      <ul className={styles.skills}>
        {module.skills.map((skill) => (
          <li key={skill} className={styles.skill}>
            <span className={styles.skillIcon}>
              <Icon as={Check} />
            </span>
            {skill}
          </li>
        ))}
      </ul>
      <h2 className={styles.part}>{t("module.workshops", { count: module.sessions.length })}</h2>
      <Card padding="none" className={styles.workshops}>
        {module.sessions.map((workshop) => (
          <WorkshopItem key={workshop.key} workshop={workshop} href={workshopHref(module.id, workshop.key)} />
        ))}
      </Card>
    </article>
  );
}
