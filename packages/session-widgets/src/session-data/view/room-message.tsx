import { Button } from "@hotseat/ui/button";
import { EmptyState } from "@hotseat/ui/empty-state";
import { ErrorState } from "@hotseat/ui/error-state";
import { Skeleton, SkeletonGroup } from "@hotseat/ui/skeleton";
import { RotateCw } from "lucide-react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";
import * as styles from "./room-message.css";

export type RoomMessageProps = (
  | { kind: "loading" }
  /** `detail` is the server's sentence. */
  | { kind: "failed"; detail: string | null; onRetry: () => void }
  | { kind: "empty"; text: string }
) & {
  /** It stands alone in its place: leave room around it. */
  inset?: boolean;
};

/** The message that a widget shows in place of its content: loading, loading failed, or empty. */
export function RoomMessage(props: RoomMessageProps) {
  return props.inset ? (
    <div className={styles.inset}>
      <Message {...props} />
    </div>
  ) : (
    <Message {...props} />
  );
}

function Message(props: RoomMessageProps) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "sessionData" });
  switch (props.kind) {
    case "loading":
      return (
        <SkeletonGroup label={t("loading")} className={styles.bones}>
          <Skeleton width="60%" height={20} />
          <Skeleton width="100%" height={44} />
          <Skeleton width="100%" height={96} />
        </SkeletonGroup>
      );
    case "failed":
      return (
        <ErrorState
          title={t("failed")}
          description={props.detail ?? t("tryAgain")}
          action={
            <Button variant="soft" icon={RotateCw} onClick={props.onRetry}>
              {t("retry")}
            </Button>
          }
        />
      );
    case "empty":
      return <EmptyState heading="h3" title={props.text} />;
  }
}
