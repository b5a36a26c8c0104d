import { Button } from "@hotseat/ui/button";
import { IconButton } from "@hotseat/ui/icon-button";
import { Kbd } from "@hotseat/ui/kbd";
import { BrandMark } from "@hotseat/ui/logo";
import { Popover } from "@hotseat/ui/popover";
import { Select } from "@hotseat/ui/select";
import { Sheet } from "@hotseat/ui/sheet";
import { useMediaQuery } from "@hotseat/ui/theme";
import { below } from "@hotseat/ui/tokens";
import { PanelLeftClose, PanelLeftOpen, Users } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Trans, useTranslation } from "react-i18next";
import * as part from "../../shared/view/part.css";
import { CODE_PAD_NAMESPACE } from "../code-pad-locales";
import { fileNameOf } from "../headless/code-languages";
import type { CodePad } from "../headless/code-pad.types";
import { CodeEditor } from "./code-editor";
import * as styles from "./code-pad.css";
import { type EditorPosition, INDENT_COLUMNS } from "./create-editor";
import { PadFoot } from "./pad-foot";
import { PadMenu } from "./pad-menu";
import { PadNotice } from "./pad-notice";
import { PadPeople } from "./pad-people";
import { PadReplaceDialog } from "./pad-replace-dialog";
import { PadSidebar } from "./pad-sidebar";
import { PadSaved, PadStatus } from "./pad-status";

export interface CodePadViewProps {
  codePad: CodePad;
  /** `page`: with a bar and a sidebar. `compact`: for a tab of a workspace. */
  layout: "page" | "compact";
  /** The document's name, for the bar and the file. */
  name: string;
  /** The appearance around the pad. */
  appearance: "light" | "dark";
  /** Links that lead away from the pad, at the end of the bar. */
  action?: ReactNode;
  /** A link to sign in, shown where the pad is for signed-in people alone. */
  signIn?: ReactNode;
}

/** A text that several people edit at once. */
export function CodePadView({ layout, ...props }: CodePadViewProps) {
  return layout === "page" ? <Page {...props} /> : <Compact {...props} />;
}

type PartProps = Omit<CodePadViewProps, "layout">;

function Page({ codePad, name, appearance, action, signIn }: PartProps) {
  const { t } = useTranslation(CODE_PAD_NAMESPACE);
  const isNarrow = useMediaQuery(below.tablet);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const { sidebar: isWanted } = codePad.preferences;
  const isShown = isNarrow ? isSheetOpen : isWanted;
  const toggle = () => (isNarrow ? setSheetOpen(!isSheetOpen) : codePad.prefer({ sidebar: !isWanted }));
  const sidebar = <PadSidebar codePad={codePad} appearance={appearance} />;
  const fileName = fileNameOf(name, codePad.language);
  return (
    <div className={styles.pad} data-layout="page">
      <header className={styles.head}>
        <BrandMark />
        <h1 className={styles.heading}>{t("title")}</h1>
        <span className={styles.subtitle}>{name}</span>
        <PadSaved codePad={codePad} />
        {action}
      </header>
      <div className={styles.body}>
        {!isNarrow && isWanted ? (
          <section className={styles.sidebar} aria-label={t("sidebar.title")}>
            {sidebar}
          </section>
        ) : null}
        {isNarrow ? (
          <Sheet
            open={isSheetOpen}
            onOpenChange={setSheetOpen}
            side="start"
            title={t("sidebar.title")}
            closeLabel={t("sidebar.close")}
          >
            {sidebar}
          </Sheet>
        ) : null}
        <div className={styles.main}>
          <div className={styles.tabs}>
            <span className={styles.tools}>
              <IconButton
                icon={isShown ? PanelLeftClose : PanelLeftOpen}
                label={t(isShown ? "sidebar.hide" : "sidebar.show")}
                className={part.touchSquare}
                aria-expanded={isShown}
                onClick={toggle}
              />
            </span>
            <span className={styles.file} title={fileName}>
              {fileName}
            </span>
            <span className={styles.hint}>
              <Trans
                t={t}
                i18nKey="tabHint"
                values={{ columns: INDENT_COLUMNS }}
                components={{ k: <Kbd>{null}</Kbd> }}
              />
            </span>
            <span className={styles.toolsAtEnd}>
              <PadMenu codePad={codePad} fileName={fileName} hasSample={false} />
            </span>
          </div>
          {isShown || codePad.status === "connected" ? null : (
            <div className={styles.strip}>
              <PadStatus codePad={codePad} />
            </div>
          )}
          <Editor codePad={codePad} signIn={signIn} />
        </div>
      </div>
      <PadReplaceDialog replacing={codePad.replacing} />
    </div>
  );
}

/** How many people are at the pad, and their names; nobody is at the pad of a session that is over. */
function HereNow({ codePad }: Pick<PartProps, "codePad">) {
  const { t } = useTranslation(CODE_PAD_NAMESPACE);
  return (
    <Popover
      label={t("here")}
      align="end"
      width={280}
      trigger={
        <Button variant="ghost" icon={Users}>
          {t("people", { count: codePad.people.length + 1 })}
        </Button>
      }
    >
      <PadPeople codePad={codePad} />
    </Popover>
  );
}

function Compact({ codePad, name, action, signIn }: PartProps) {
  const { t } = useTranslation(CODE_PAD_NAMESPACE);
  return (
    <div className={styles.pad} data-layout="compact">
      <div className={styles.toolbarRoom}>
        <div className={styles.toolbar}>
          <Select label={t("language")} hideLabel {...codePad.getLanguageProps()} />
          {codePad.status === "connected" ? <PadSaved codePad={codePad} /> : <PadStatus codePad={codePad} />}
          <span className={styles.grow} />
          {codePad.readOnly === "ended" ? null : <HereNow codePad={codePad} />}
          <PadMenu
            codePad={codePad}
            fileName={fileNameOf(name, codePad.language)}
            hasSample={codePad.readOnly === null}
          />
          {action}
        </div>
      </div>
      <Editor codePad={codePad} signIn={signIn} />
      <PadReplaceDialog replacing={codePad.replacing} />
    </div>
  );
}

/** The text with what is said above and below it. */
function Editor({ codePad, signIn }: Pick<PartProps, "codePad" | "signIn">) {
  const { t } = useTranslation(CODE_PAD_NAMESPACE);
  const [position, setPosition] = useState<EditorPosition>({ line: 1, column: 1, lines: 1 });
  const { preferences, language, readOnly, pad, revision } = codePad;
  return (
    <>
      <PadNotice codePad={codePad} signIn={signIn} />
      <CodeEditor
        pad={pad.document}
        language={language}
        readOnly={readOnly !== null}
        wrap={preferences.wrap}
        vim={preferences.vim}
        fontSize={preferences.fontSize}
        label={t("editor")}
        onPosition={setPosition}
        onTooLong={codePad.onTooLong}
      />
      <PadFoot position={position} revision={revision} />
    </>
  );
}
