import { HotseatTheme, useAppearance } from "@hotseat/ui/theme";
import { useTranslation } from "react-i18next";
import { useStore } from "zustand";
import { CODE_PAD_NAMESPACE } from "../code-pad-locales";
import { isReadOnlyId } from "../headless/document-id";
import type { PadConnection } from "../headless/pad-connection";
import { useCodePad } from "../headless/use-code-pad";
import * as styles from "../view/code-pad.css";
import { CodePadView } from "../view/code-pad-view";
import { useCodePadNotices } from "../view/use-code-pad-notices";
import { browserPreferences } from "./browser-preferences";
import type { OwnCodePadProps } from "./code-pad.types";
import { loadSample, PadFrame, useCodePadTexts } from "./pad-frame";

/** A pad with an address of its own, in its own appearance. */
export function OwnPad(props: OwnCodePadProps) {
  useCodePadTexts();
  const { dark } = useStore(browserPreferences());
  const around = useAppearance(props.appearance ?? "system");
  const shown = dark === null ? around : dark ? "dark" : "light";
  return (
    <HotseatTheme appearance={shown} className={styles.whole}>
      <PadFrame documentId={props.documentId}>{(pad) => <Opened {...props} pad={pad} around={around} />}</PadFrame>
    </HotseatTheme>
  );
}

/** Characters of an id in the bar. */
const SHOWN_ID_LENGTH = 16;

interface OpenedProps extends OwnCodePadProps {
  pad: PadConnection;
  around: "light" | "dark";
}

function Opened({ pad, around, documentId, name, linkTo, action, signIn }: OpenedProps) {
  const { read_only_id: readOnlyId } = useStore(pad.state).standing;
  const codePad = useCodePad({
    pad,
    preferences: browserPreferences(),
    links: { edit: linkTo(documentId), readOnly: readOnlyId === undefined ? null : linkTo(readOnlyId) },
    loadSample,
    onNotice: useCodePadNotices(),
  });
  const { t } = useTranslation(CODE_PAD_NAMESPACE);
  const shownName = name ?? (isReadOnlyId(documentId) ? t("readOnlyName") : documentId.slice(0, SHOWN_ID_LENGTH));
  return (
    <CodePadView codePad={codePad} layout="page" name={shownName} appearance={around} action={action} signIn={signIn} />
  );
}
