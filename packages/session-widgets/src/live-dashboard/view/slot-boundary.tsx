import { Button } from "@hotseat/ui/button";
import { ErrorState } from "@hotseat/ui/error-state";
import { RotateCw } from "lucide-react";
import { Component, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { EvaluationCrash } from "../../evaluation-panel/view";
import { NAMESPACE } from "../../locales";
import * as styles from "./live-dashboard.panels.css";

function Fault({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "dashboard.fault" });
  return (
    <div className={styles.fault}>
      <ErrorState
        heading="p"
        title={t("title")}
        description={t("text")}
        action={
          <Button size="small" variant="soft" icon={RotateCw} onClick={onRetry}>
            {t("retry")}
          </Button>
        }
      />
    </div>
  );
}

export interface SlotBoundaryProps {
  /** `evaluation` says 'Evaluation Component Error' and reloads the page (LS-2.50). Default `part`: shows it again. */
  kind?: "part" | "evaluation";
  children: ReactNode;
}

/** The error boundary around every widget of the dashboard: a failed widget does not end the call. */
export class SlotBoundary extends Component<SlotBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    if (this.props.kind === "evaluation") return <EvaluationCrash onReload={() => globalThis.location.reload()} />;
    return <Fault onRetry={() => this.setState({ hasFailed: false })} />;
  }
}
