import { type Hotseat, preloadNamespace, useHotseat, useLocaleNamespace } from "@hotseat/react";
import { Button } from "@hotseat/ui/button";
import { ErrorState } from "@hotseat/ui/error-state";
import { Spinner } from "@hotseat/ui/spinner";
import { useThemeAround } from "@hotseat/ui/theme";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CODE_PAD_NAMESPACE, loadCodePadMessages } from "../code-pad-locales";
import type { PadConnection } from "../headless/pad-connection";
import type { PadSample } from "../headless/pad-replacement";
import * as styles from "../view/code-pad.css";
import { type PadAddress, usePadConnection } from "./use-pad-connection";

/** The sample of 'Read the code': a file of this project, fetched when it is asked for. */
export const loadSample = async (): Promise<PadSample> => (await import("../sample.json")).default as PadSample;

/** Brings the pad's texts. Throws outside the provider or the theme. */
export function useCodePadTexts(): void {
  useHotseat();
  useThemeAround();
  useLocaleNamespace(CODE_PAD_NAMESPACE, loadCodePadMessages);
}

/** Loads the pad's texts before a pad is drawn, which otherwise suspends for them. Rejects when they cannot be loaded. */
export const loadCodePadTexts = (hotseat: Pick<Hotseat, "i18n" | "language">): Promise<void> =>
  preloadNamespace(hotseat, CODE_PAD_NAMESPACE, loadCodePadMessages);

/** A document that is being opened, did not open, or is here. */
export function PadFrame({ children, ...address }: PadAddress & { children: (pad: PadConnection) => ReactNode }) {
  const { t } = useTranslation(CODE_PAD_NAMESPACE);
  const opened = usePadConnection(address);
  if (opened.status === "open") return children(opened.pad);
  return (
    <div className={styles.frame}>
      {opened.status === "opening" ? (
        <span role="status" className={styles.opening}>
          <Spinner />
          {t("loading")}
        </span>
      ) : (
        <ErrorState
          title={t("fault.title")}
          description={t("fault.text")}
          action={<Button onClick={opened.retry}>{t("fault.retry")}</Button>}
        />
      )}
    </div>
  );
}
