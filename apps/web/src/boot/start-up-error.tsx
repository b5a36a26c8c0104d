import { baseLanguage, FALLBACK_LANGUAGE } from "@hotseat/shell-widgets/language-menu/headless";
import { Button } from "@hotseat/ui/button";
import { ErrorState } from "@hotseat/ui/error-state";
import * as styles from "../routes/page.css";
import { START_UP_TEXTS } from "./start-up-texts";

/** 'Application Error': the application could not start, because its texts or its configuration are not there. */
export default function StartUpError() {
  const { title, text, refresh } = START_UP_TEXTS[baseLanguage(document.documentElement.lang) ?? FALLBACK_LANGUAGE];
  return (
    <main className={`${styles.centred} ${styles.alone}`}>
      <title>{`${title} · Hotseat`}</title>
      <div className={styles.narrow}>
        <ErrorState
          heading="h1"
          title={title}
          description={text}
          action={
            <Button variant="primary" onClick={() => window.location.reload()}>
              {refresh}
            </Button>
          }
        />
      </div>
    </main>
  );
}
