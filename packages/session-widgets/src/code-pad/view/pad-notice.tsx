import { PAD_TEXT_MAX } from "@hotseat/collab/pad/messages";
import { Button } from "@hotseat/ui/button";
import { Callout } from "@hotseat/ui/callout";
import { Check, Copy, Eye, Lock, TriangleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import { CODE_PAD_NAMESPACE } from "../code-pad-locales";
import type { CodePad, ReadOnlyReason } from "../headless/code-pad.types";
import * as styles from "./code-pad.css";

const LOOKS: Partial<Record<ReadOnlyReason, { tone: "neutral" | "blue"; icon: typeof Eye }>> = {
  observer: { tone: "neutral", icon: Eye },
  read_only: { tone: "neutral", icon: Eye },
  locked: { tone: "blue", icon: Lock },
  ended: { tone: "neutral", icon: Lock },
};

/** Why nothing can be written, and, where the connection or edits are lost, how to keep the text (TL-P.43). */
export function PadNotice({ codePad }: { codePad: CodePad }) {
  const { t, i18n } = useTranslation(CODE_PAD_NAMESPACE);
  const { readOnly, copied, hasLost } = codePad;
  if (readOnly === null) return null;
  const look = LOOKS[readOnly];
  const max = new Intl.NumberFormat(i18n.language).format(PAD_TEXT_MAX);
  const words = t(`readOnly.${readOnly}`, { max });
  if (look && !hasLost)
    return (
      <Callout role="status" tone={look.tone} icon={look.icon} className={styles.notice}>
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
        <Button icon={copied === "text" ? Check : Copy} onClick={() => void codePad.copyText()}>
          {copied === "text" ? t("copied") : t("more.copyText")}
        </Button>
      }
    >
      {words} {hasLost ? t("lost") : null}
    </Callout>
  );
}
