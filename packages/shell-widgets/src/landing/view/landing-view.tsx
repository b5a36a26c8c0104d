import { Button } from "@hotseat/ui/button";
import { Icon } from "@hotseat/ui/icon";
import { Link } from "@hotseat/ui/link";
import { Stat } from "@hotseat/ui/stat";
import { ArrowRight, Globe, Lock, Users } from "lucide-react";
import { useShellText } from "../../shared/use-shell-text";
import { HowItWorks } from "./how-it-works";
import * as styles from "./landing.css";
import { ModuleCards, type ModuleCardsProps } from "./module-cards";
import { SessionPicture } from "./session-picture";

/** Addresses of the foot. */
export interface LandingLinks {
  privacyPolicy: string;
  howItWorks: string;
}

export interface LandingViewProps extends ModuleCardsProps {
  /** Path of the listing; when signed out, the sign-in comes first. */
  sessionsHref: string;
  links: LandingLinks;
}

const FACTS = [
  ["people", Users],
  ["languages", Globe],
  ["recording", Lock],
] as const;

/** The landing page: the product in one line, a drawn session, five modules, how it works. */
export function LandingView({ sessionsHref, links, ...modules }: LandingViewProps) {
  const { t } = useShellText();
  return (
    <div className={styles.page}>
      <section className={styles.hero}>
        <div>
          <h1 className={styles.heroTitle}>{t("landing.hero.title")}</h1>
          <p className={styles.heroWords}>{t("landing.hero.text")}</p>
          <div className={styles.heroActions}>
            <Button asChild variant="primary" size="huge">
              <a href={sessionsHref}>
                {t("landing.hero.find")}
                <Icon as={ArrowRight} size={18} />
              </a>
            </Button>
            <Button asChild variant="ghost" size="huge">
              <a href="#features">{t("nav.features")}</a>
            </Button>
          </div>
          <ul className={styles.heroFacts}>
            {FACTS.map(([text, icon]) => (
              <li key={text}>
                <Stat icon={icon}>{t(`landing.hero.${text}`)}</Stat>
              </li>
            ))}
          </ul>
        </div>
        <SessionPicture />
      </section>
      <section className={styles.section} id="modules" aria-labelledby="modules-title">
        <h2 className={styles.sectionTitle} id="modules-title">
          {t("landing.modules.title")}
        </h2>
        <p className={styles.lead}>{t("landing.modules.lead")}</p>
        <ModuleCards {...modules} />
      </section>
      <HowItWorks />
      <footer className={styles.foot}>
        <span>© Hotseat</span>
        <nav className={styles.footLinks} aria-label={t("landing.foot.label")}>
          <Link asChild look="quiet">
            <a href={links.privacyPolicy}>{t("landing.foot.privacy")}</a>
          </Link>
          <Link asChild look="quiet">
            <a href={links.howItWorks}>{t("nav.features")}</a>
          </Link>
        </nav>
      </footer>
    </div>
  );
}
