import { formattingLocale } from "@hotseat/core/reader";
import { Button } from "@hotseat/ui/button";
import { Icon } from "@hotseat/ui/icon";
import { Menu, MenuItem } from "@hotseat/ui/menu";
import { Braces, CodeXml, Download, Image, Lock } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { REPLAY_NAMESPACE } from "../../replay-locales";
import type { ExportKind } from "../../whiteboard/headless";
import type { ReplayFrame } from "../headless/replay.types";
import { ReplayBar } from "./replay-bar";
import * as styles from "./replay-page.css";

export interface ReplayHeadProps {
  frame: ReplayFrame;
  backLink?: ReactNode;
  timeZone?: string | undefined;
  /** Saves the board as it was at the end; null without a board. */
  onBoard: ((kind: ExportKind) => unknown) | null;
  /** Saves the code of this moment; null without a code pad. */
  onCode: (() => void) | null;
  onWhole: () => void;
}

/** Which session it is, who sees it, and what can be kept of it. */
export function ReplayHead({ frame, backLink, timeZone, onBoard, onCode, onWhole }: ReplayHeadProps) {
  const { t, i18n } = useTranslation(REPLAY_NAMESPACE);
  const { title, started_at, ended_at } = frame.session;
  const when = new Intl.DateTimeFormat(formattingLocale(i18n.language), {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    ...(timeZone ? { timeZone } : {}),
  }).formatRange(Date.parse(started_at), Date.parse(ended_at));
  return (
    <ReplayBar backLink={backLink}>
      <h1 className={styles.pageTitle}>{t("title", { session: title })}</h1>
      <span className={styles.when}>{when}</span>
      <span className={styles.seenBy}>
        <Icon as={Lock} size={14} />
        {t("private")}
      </span>
      <Menu
        align="end"
        trigger={
          <Button variant="soft" icon={Download}>
            {t("download")}
          </Button>
        }
      >
        {onBoard ? (
          <>
            <MenuItem icon={Image} onSelect={() => void onBoard("png")}>
              {t("png")}
            </MenuItem>
            <MenuItem icon={Image} onSelect={() => void onBoard("svg")}>
              {t("svg")}
            </MenuItem>
          </>
        ) : null}
        {onCode ? (
          <MenuItem icon={CodeXml} onSelect={onCode}>
            {t("code")}
          </MenuItem>
        ) : null}
        <MenuItem icon={Braces} onSelect={onWhole}>
          {t("whole")}
        </MenuItem>
      </Menu>
    </ReplayBar>
  );
}
