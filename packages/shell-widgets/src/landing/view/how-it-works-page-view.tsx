import { Button } from "@hotseat/ui/button";
import { Icon } from "@hotseat/ui/icon";
import { Link } from "@hotseat/ui/link";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { useAccountText } from "../../shared/accounts/use-account-text";
import { HowItWorks, type Stage } from "./how-it-works";
import * as styles from "./how-it-works-page.css";

const STEPS = ["first", "second", "third"] as const;

export interface HowItWorksPageViewProps {
  /** The start page. */
  backHref: string;
  /** Path of the listing; when signed out, the sign-in comes first. */
  sessionsHref: string;
}

/** How a session runs: three stages with their steps, one turn, four principles, and the way to a first session. */
export function HowItWorksPageView({ backHref, sessionsHref }: HowItWorksPageViewProps) {
  const { t } = useAccountText();
  return (
    <div className={styles.page}>
      <div className={styles.column}>
        <Link asChild look="quiet" className={styles.back}>
          <a href={backHref}>
            <Icon as={ArrowLeft} />
            {t("how.back")}
          </a>
        </Link>
      </div>
      <HowItWorks as="page" more={(stage) => <Steps stage={stage} />} />
      <div className={styles.column}>
        <Button asChild variant="primary" size="huge" className={styles.find}>
          <a href={sessionsHref}>
            {t("how.find")}
            <Icon as={ArrowRight} size={18} />
          </a>
        </Button>
      </div>
    </div>
  );
}

function Steps({ stage }: { stage: Stage }) {
  const { t } = useAccountText();
  return (
    <ul className={styles.steps}>
      {STEPS.map((step) => (
        <li key={step}>{t(`how.${stage}.${step}`)}</li>
      ))}
    </ul>
  );
}
