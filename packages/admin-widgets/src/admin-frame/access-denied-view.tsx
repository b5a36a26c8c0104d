import { Button } from "@hotseat/ui/button";
import { ErrorState } from "@hotseat/ui/error-state";
import { ShieldX } from "lucide-react";
import { useAdminText } from "../shared/use-admin-text";
import * as styles from "./admin-frame.css";

export interface AccessDeniedViewProps {
  homeHref: string;
}

/** In place of a page that the person's level does not open. */
export function AccessDeniedView({ homeHref }: AccessDeniedViewProps) {
  const { t } = useAdminText();
  return (
    <div className={styles.denied}>
      <ErrorState
        heading="h1"
        icon={ShieldX}
        title={t("frame.denied.title")}
        description={t("frame.denied.text")}
        action={
          <Button asChild variant="secondary">
            <a href={homeHref}>{t("frame.denied.home")}</a>
          </Button>
        }
      />
    </div>
  );
}
