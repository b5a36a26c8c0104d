import { Callout } from "@hotseat/ui/callout";
import { Dialog } from "@hotseat/ui/dialog";
import { ScrollRegion } from "@hotseat/ui/scroll-region";
import { SegmentedControl } from "@hotseat/ui/segmented-control";
import { Skeleton, SkeletonGroup } from "@hotseat/ui/skeleton";
import { Text } from "@hotseat/ui/text";
import { CircleAlert } from "lucide-react";
import { useState } from "react";
import { NotLoaded } from "../shared/not-loaded";
import * as shared from "../shared/shared.css";
import { useAdminText } from "../shared/use-admin-text";
import * as styles from "./outbox.css";
import type { OutboxDetail, OutboxMail } from "./outbox.types";

type Part = "html" | "text" | "calendar";

export interface MailDialogProps {
  mail: OutboxMail;
  detail: OutboxDetail;
  onRetry: () => void;
  onClose: () => void;
}

/** One mail: as it is rendered, as text, and its attached calendar file. */
export function MailDialog({ mail, detail, onRetry, onClose }: MailDialogProps) {
  const { t } = useAdminText();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={mail.subject ?? t("outbox.gone")}
      description={mail.address}
      size="large"
      closeLabel={t("close")}
    >
      {mail.last_error === null ? null : (
        <Callout tone="amber" icon={CircleAlert}>
          {t("outbox.lastError", { error: mail.last_error })}
        </Callout>
      )}
      {detail.status === "loading" ? (
        <SkeletonGroup label={t("loading")}>
          <Skeleton height={320} />
        </SkeletonGroup>
      ) : null}
      {detail.status === "failed" ? <NotLoaded detail={detail.detail} onRetry={onRetry} /> : null}
      {detail.status === "ready" ? <Content mail={mail} detail={detail} /> : null}
    </Dialog>
  );
}

function Content({ mail, detail }: { mail: OutboxMail; detail: Extract<OutboxDetail, { status: "ready" }> }) {
  const { t } = useAdminText();
  const [part, setPart] = useState<Part>("html");
  if (detail.html === null) return <Text tone="muted">{t("outbox.hidden")}</Text>;
  const parts: Part[] = detail.calendar === null ? ["html", "text"] : ["html", "text", "calendar"];
  return (
    <div className={shared.form}>
      <SegmentedControl
        wide
        tight
        label={t("outbox.part.label")}
        value={part}
        onValueChange={setPart}
        options={parts.map((value) => ({ value, label: t(`outbox.part.${value}`) }))}
      />
      {part === "html" ? (
        // Without any permission: no script, no form, no navigation of this page.
        <iframe className={styles.page} title={mail.subject ?? t("outbox.gone")} sandbox="" srcDoc={detail.html} />
      ) : (
        <ScrollRegion label={t(`outbox.part.${part}`)} className={styles.plain}>
          {part === "text" ? detail.text : detail.calendar}
        </ScrollRegion>
      )}
    </div>
  );
}
