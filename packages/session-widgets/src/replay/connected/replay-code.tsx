import { isPadLanguage, type PadLanguage } from "@hotseat/collab/pad/messages";
import { useLocaleNamespace } from "@hotseat/react";
import { useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { CODE_PAD_NAMESPACE, CodeEditor, loadCodePadMessages } from "../../code-pad/view";
import { REPLAY_NAMESPACE } from "../../replay-locales";
import type { PadMoment } from "../headless/pad-track";
import { hueOf } from "../headless/replay-colours";
import { createReplayDocument } from "../headless/replay-document";
import { personColour } from "../view/person-colour";

export interface ReplayCodeProps {
  moment: PadMoment;
  language: string | null;
  /** Milliseconds since the begin. */
  atMs: number;
  nameOf: (attendeeId: number | null) => string;
  colourNumberOf: (attendeeId: number | null) => number | null;
}

/** Pixels. */
const FONT_SIZE = 14;
/** Milliseconds for which an author's cursor stays after an edit. */
const CURSOR_FOR_MS = 8000;

const languageOf = (name: string | null): PadLanguage => (name !== null && isPadLanguage(name) ? name : "plaintext");

/** The code at one moment, each line in the colour of the person who wrote most of it. */
export function ReplayCode({ moment, language, atMs, nameOf, colourNumberOf }: ReplayCodeProps) {
  useLocaleNamespace(CODE_PAD_NAMESPACE, loadCodePadMessages);
  const { t } = useTranslation(REPLAY_NAMESPACE);
  const [pad] = useState(() => {
    const made = createReplayDocument();
    made.show(moment, null);
    return made;
  });
  const { latest } = moment;
  const isFresh = latest !== null && atMs - latest.atMs < CURSOR_FOR_MS;
  const lineColours = useMemo(
    () =>
      moment.lines.map(({ text, author }) =>
        text.trim() === "" ? null : personColour(author === null ? null : colourNumberOf(author)),
      ),
    [moment, colourNumberOf],
  );
  useEffect(() => {
    const guest =
      isFresh && latest?.position !== null && latest
        ? {
            id: latest.author ?? 0,
            name: nameOf(latest.author),
            hue: hueOf(colourNumberOf(latest.author)) ?? 0,
            cursor: { cursors: [latest.position], selections: [] },
          }
        : null;
    pad.show(moment, guest);
  }, [pad, moment, latest, isFresh, nameOf, colourNumberOf]);
  return (
    <CodeEditor
      pad={pad}
      language={languageOf(language)}
      readOnly
      wrap={false}
      vim={false}
      label={t("codeLabel")}
      fontSize={FONT_SIZE}
      lineColours={lineColours}
    />
  );
}
