import { CodePad } from "@hotseat/session-widgets/code-pad";
import { documentIdOf, isReadOnlyId, newDocumentId } from "@hotseat/session-widgets/code-pad/headless";
import { Button } from "@hotseat/ui/button";
import { useTranslation } from "react-i18next";
import { Navigate, useLocation } from "react-router-dom";
import { rememberDestination } from "../boot/sign-in";
import { useTheme } from "../boot/theme";
import { CONTENT_ID } from "./arrival";
import { PageBoundary } from "./error-boundary";
import { MessagePage } from "./message-page";
import * as styles from "./page.css";

const PATH = "/pad/";

const random = () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;

const linkTo = (documentId: string) => `${window.location.origin}${PATH}#${documentId}`;

/** An earlier link for reading has this parameter, and behind it the id with which one writes. */
const EARLIER_READ_ONLY = "read";

/** The stand-alone code pad; the document's id, or its read-only id, is the address's hash (TL-P.24). */
export default function Page() {
  const { t } = useTranslation();
  const { pathname, search, hash } = useLocation();
  const theme = useTheme();
  const documentId = documentIdOf(hash);
  if (new URLSearchParams(search).has(EARLIER_READ_ONLY)) return <EarlierLink />;
  // The socket's address is relative to the page, whose path ends with a slash.
  if (documentId === null || pathname !== PATH)
    return <Navigate to={{ pathname: PATH, search, hash: documentId ?? newDocumentId(random) }} replace />;
  return (
    <main id={CONTENT_ID} tabIndex={-1} className={styles.wholeWindow}>
      <title>{`${[t("app.pad.title"), ...(isReadOnlyId(documentId) ? [] : [documentId])].join(" ")} · Hotseat`}</title>
      <PageBoundary>
        <CodePad
          documentId={documentId}
          linkTo={linkTo}
          appearance={theme}
          action={
            <Button asChild>
              <a href="/">{t("app.pad.back")}</a>
            </Button>
          }
          signIn={
            <Button asChild variant="primary">
              <a href="/login" onClick={() => rememberDestination(PATH + hash)}>
                {t("nav.signIn")}
              </a>
            </Button>
          }
        />
      </PageBoundary>
    </main>
  );
}

/** The reader of an earlier link asks for a new one: from its id nobody is let into the pad. */
function EarlierLink() {
  const { t } = useTranslation();
  return (
    <main id={CONTENT_ID} tabIndex={-1}>
      <title>{`${t("app.pad.earlier.title")} · Hotseat`}</title>
      <MessagePage
        alone
        title={t("app.pad.earlier.title")}
        text={t("app.pad.earlier.text")}
        ways={
          <Button asChild variant="primary" size="large">
            <a href="/">{t("app.pad.back")}</a>
          </Button>
        }
      />
    </main>
  );
}
