import { ACCOUNT_NAMESPACE } from "@hotseat/shell-widgets/locales";
import { PublicNavbar } from "@hotseat/shell-widgets/navbar";
import { Link } from "@hotseat/ui/link";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CONTENT_ID, useArrival } from "./arrival";
import { PageBoundary } from "./error-boundary";
import * as styles from "./page.css";

export interface AccountPageProps {
  /** Ends the sign-in; null where nobody is signed in. Default null. */
  onSignOut?: (() => void) | null;
  /** Key of the page's title in the account texts; without it the page sets its own. */
  title?: string;
  children: ReactNode;
}

/** A page with one card in the middle, under a bar with the language alone. */
export function AccountPage({ onSignOut = null, title, children }: AccountPageProps) {
  const { t } = useTranslation();
  useArrival();
  return (
    <div className={styles.signIn}>
      {title ? <AccountTitle of={title} /> : null}
      <PublicNavbar links={[]} width="full" onSignOut={onSignOut} />
      <main id={CONTENT_ID} tabIndex={-1} className={styles.signInBody}>
        <PageBoundary>{children}</PageBoundary>
      </main>
      <footer className={styles.footer}>
        <Link look="quiet" href="/privacy-policy">
          {t("app.footer.privacy")}
        </Link>
        <Link look="quiet" href="/how-it-works">
          {t("app.footer.how")}
        </Link>
      </footer>
    </div>
  );
}

/** The title, once the widget has loaded its texts. */
export function AccountTitle({ of }: { of: string }) {
  const { t, i18n } = useTranslation(ACCOUNT_NAMESPACE, { useSuspense: false });
  return i18n.exists(of, { ns: ACCOUNT_NAMESPACE }) ? <title>{`${t(of)} · Hotseat`}</title> : null;
}
