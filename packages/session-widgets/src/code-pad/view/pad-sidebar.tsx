import { Button } from "@hotseat/ui/button";
import { IconButton } from "@hotseat/ui/icon-button";
import { Select } from "@hotseat/ui/select";
import { Switch } from "@hotseat/ui/switch";
import { TextField } from "@hotseat/ui/text-field";
import { BookOpen, Check, Copy } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { CODE_PAD_NAMESPACE } from "../code-pad-locales";
import type { CodePad } from "../headless/code-pad.types";
import * as styles from "./code-pad.css";
import { PadPeople } from "./pad-people";
import { PadStatus } from "./pad-status";

/** Characters of an address in its field; a read-only one is longer. */
const SHOWN_LENGTH = 22;

/** The end of an address, which tells two pads apart. */
function shortLink(link: string): string {
  const end = link.replace(/^.*?(?=\/[^/]*\/[^/]*$)/, "…");
  return end.length > SHOWN_LENGTH ? `${end.slice(0, SHOWN_LENGTH - 1)}…` : end;
}

/** Everything about the pad beside its text. */
export function PadSidebar({ codePad, appearance }: { codePad: CodePad; appearance: "light" | "dark" }) {
  const { t } = useTranslation(CODE_PAD_NAMESPACE);
  const darkLabel = useId();
  const { links, copied, readOnly } = codePad;
  return (
    <div className={styles.aside}>
      <PadStatus codePad={codePad} />
      <Select label={t("language")} {...codePad.getLanguageProps()} />
      {links ? (
        <div className={styles.group}>
          <div className={styles.link}>
            <TextField
              className={styles.linkField}
              label={t("share")}
              value={shortLink((readOnly === "read_only" ? links.readOnly : null) ?? links.edit)}
              readOnly
              end={
                <IconButton
                  icon={copied === "edit" || copied === "readOnly" ? Check : Copy}
                  size="small"
                  label={copied === "edit" || copied === "readOnly" ? t("copied") : t("copyLink")}
                  onClick={() => void codePad.copyLink(readOnly === "read_only" ? "readOnly" : "edit")}
                />
              }
            />
          </div>
        </div>
      ) : null}
      <div className={styles.group}>
        <h2 className={styles.groupTitle}>{t("here")}</h2>
        <PadPeople codePad={codePad} />
      </div>
      <div className={styles.between}>
        <span id={darkLabel} className={styles.groupTitle}>
          {t("dark")}
        </span>
        <Switch aria-label={t("dark")} {...codePad.getDarkProps(appearance)} />
      </div>
      <div className={`${styles.group} ${styles.about}`}>
        <h2 className={styles.groupTitle}>{t("about")}</h2>
        <p className={styles.aboutText}>{t(readOnly === "read_only" ? "aboutReading" : "aboutText")}</p>
        <div>
          <Button icon={BookOpen} disabled={readOnly !== null} onClick={() => void codePad.readCode()}>
            {t("readCode")}
          </Button>
        </div>
      </div>
    </div>
  );
}
