import { IconButton } from "@hotseat/ui/icon-button";
import { Menu, MenuCheckboxItem, MenuItem, MenuSeparator } from "@hotseat/ui/menu";
import { AArrowDown, AArrowUp, BookOpen, Copy, Download, Ellipsis, Link2, Upload } from "lucide-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { saveText } from "../../shared/headless/save-blob";
import * as part from "../../shared/view/part.css";
import { CODE_PAD_NAMESPACE } from "../code-pad-locales";
import { FONT_SIZES } from "../headless/code-pad.constants";
import type { CodePad } from "../headless/code-pad.types";
import * as styles from "./code-pad.css";

/** The next font size in one direction; the same one at the end. */
function nextSize(size: number, step: 1 | -1): number {
  const at = FONT_SIZES.indexOf(size);
  return FONT_SIZES[at + step] ?? size;
}

const stay = (event: Event) => event.preventDefault();

/** Settings of the editor, files and links. */
export function PadMenu({ codePad, fileName, hasSample }: { codePad: CodePad; fileName: string; hasSample: boolean }) {
  const { t } = useTranslation(CODE_PAD_NAMESPACE);
  const input = useRef<HTMLInputElement>(null);
  const { preferences, prefer, links, readOnly } = codePad;
  const resize = (step: 1 | -1) => (event: Event) => {
    stay(event);
    prefer({ fontSize: nextSize(preferences.fontSize, step) });
  };
  return (
    <>
      <Menu align="end" trigger={<IconButton icon={Ellipsis} label={t("more.label")} className={part.touchSquare} />}>
        <MenuItem icon={AArrowUp} onSelect={resize(1)}>
          {t("more.larger")}
        </MenuItem>
        <MenuItem icon={AArrowDown} onSelect={resize(-1)}>
          {t("more.smaller")}
        </MenuItem>
        <MenuCheckboxItem checked={preferences.wrap} onCheckedChange={(wrap) => prefer({ wrap })}>
          {t("more.wrap")}
        </MenuCheckboxItem>
        <MenuCheckboxItem checked={preferences.vim} onCheckedChange={(vim) => prefer({ vim })}>
          {t("more.vim")}
        </MenuCheckboxItem>
        <MenuSeparator />
        <MenuItem icon={Download} onSelect={() => saveText(fileName, codePad.pad.document.text(), "text/plain")}>
          {t("more.download")}
        </MenuItem>
        <MenuItem icon={Upload} disabled={readOnly !== null} onSelect={() => input.current?.click()}>
          {t("more.upload")}
        </MenuItem>
        <MenuItem icon={Copy} onSelect={() => void codePad.copyText()}>
          {t("more.copyText")}
        </MenuItem>
        {links ? (
          <>
            <MenuSeparator />
            {readOnly === "read_only" ? null : (
              <MenuItem icon={Link2} onSelect={() => void codePad.copyLink("edit")}>
                {t("copyLink")}
              </MenuItem>
            )}
            <MenuItem
              icon={BookOpen}
              disabled={links.readOnly === null}
              onSelect={() => void codePad.copyLink("readOnly")}
            >
              {t("copyReadOnly")}
            </MenuItem>
          </>
        ) : null}
        {hasSample ? (
          <MenuItem icon={BookOpen} disabled={readOnly !== null} onSelect={() => void codePad.readCode()}>
            {t("readCode")}
          </MenuItem>
        ) : null}
      </Menu>
      <input
        ref={input}
        type="file"
        className={styles.unseen}
        aria-label={t("more.upload")}
        data-pad-file=""
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) void codePad.loadFile(file);
          target.value = "";
        }}
      />
    </>
  );
}
