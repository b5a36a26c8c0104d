import { PAD_TEXT_MAX } from "@hotseat/collab/pad/messages";
import { formattingLocale } from "@hotseat/core/reader";
import { Button } from "@hotseat/ui/button";
import { Callout } from "@hotseat/ui/callout";
import { Check, Copy, Eye, Lock, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CODE_PAD_NAMESPACE } from "../code-pad-locales";
import type { CodePad } from "../headless/code-pad.types";
import type { ReadOnlyReason } from "../headless/read-only-reason";
import * as styles from "./code-pad.css";

const ICONS: Partial<Record<ReadOnlyReason, typeof Eye>> = {
  observer: Eye,
  read_only: Eye,
  locked: Lock,
  ended: Lock,
  closed: Lock,
};

/** Why nothing can be written, and, where the connection or edits are lost, how to keep the text (TL-P.43); and how to come in (TL-P.120). */
export function PadNotice({ codePad, signIn }: { codePad: CodePad; signIn?: ReactNode }) {
  const { t, i18n } = useTranslation(CODE_PAD_NAMESPACE);
  const { readOnly, copied, retryAt, hasLost, pad } = codePad;
  if (readOnly === null || readOnly === "connecting") return null;
  const icon = ICONS[readOnly];
  const max = new Intl.NumberFormat(i18n.language).format(PAD_TEXT_MAX);
  const clock = new Intl.DateTimeFormat(formattingLocale(i18n.language), { hour: "2-digit", minute: "2-digit" });
  const words = t(`readOnly.${readOnly}`, { max, time: clock.format(retryAt ?? 0) });
  if (icon && !hasLost)
    return (
      <Callout role="status" tone={readOnly === "locked" ? "blue" : "neutral"} icon={icon} className={styles.notice}>
        {words}
      </Callout>
    );
  return (
    <Callout
      role="alert"
      tone="red"
      icon={TriangleAlert}
      className={styles.notice}
      action={
        <>
          {readOnly === "not_authenticated" ? signIn : null}
          {retryAt === null ? null : <Button onClick={pad.retryNow}>{t("fault.retry")}</Button>}
          {pad.document.text() === "" ? null : (
            <Button icon={copied === "text" ? Check : Copy} onClick={() => void codePad.copyText()}>
              {copied === "text" ? t("copied") : t("more.copyText")}
            </Button>
          )}
        </>
      }
    >
      {words} {hasLost ? t("lost") : null}
    </Callout>
  );
}
