import { PAD_HUE_MAX, type PadLanguage } from "@hotseat/collab/pad/messages";
import { systemClock } from "@hotseat/core/clock";
import { useCallback, useEffect, useState } from "react";
import useLatestCallback from "use-latest-callback";
import { useStore } from "zustand";
import { useLeaveGuard } from "../../shared/headless/use-leave-guard";
import { CODE_LANGUAGES, LANGUAGES_BY_LABEL } from "./code-languages";
import { COPIED_MS } from "./code-pad.constants";
import type { CodePad, CodePadOptions, CopiedThing, PadLinks, PadNotice } from "./code-pad.types";
import { hasLostEdits } from "./lost-edits";
import type { PadConnection } from "./pad-connection";
import { hueOf, nameOf } from "./pad-preferences";
import { readOnlyReason } from "./read-only-reason";
import { usePadReplacement } from "./use-pad-replacement";

const LANGUAGE_OPTIONS = LANGUAGES_BY_LABEL.map((value) => ({ value, label: CODE_LANGUAGES[value].label }));

const toClipboard = (text: string) => navigator.clipboard.writeText(text);

/** Tells of what the server did: gave up, or set another language. */
function useNotices(pad: PadConnection, isLost: boolean, notify: (notice: PadNotice) => void): void {
  useEffect(
    () => pad.onLanguage((language) => notify({ kind: "language", label: CODE_LANGUAGES[language].label })),
    [pad, notify],
  );
  useEffect(() => {
    if (isLost) notify({ kind: "desynchronized" });
  }, [isLost, notify]);
}

/** The last thing copied, for two seconds, and how to copy one. */
function useCopied(options: Pick<CodePadOptions, "copy" | "clock">, notify: (notice: PadNotice) => void) {
  const { copy = toClipboard, clock = systemClock } = options;
  const [copied, setCopied] = useState<CopiedThing | null>(null);
  useEffect(() => (copied ? clock.after(COPIED_MS, () => setCopied(null)) : undefined), [copied, clock]);
  const copyThing = async (what: CopiedThing, text: string) => {
    try {
      await copy(text);
      setCopied(what);
      notify({ kind: "copied", what });
    } catch {
      notify({ kind: "notCopied" });
    }
  };
  return { copied, copyThing };
}

/** State and actions of an open code pad, and props for each of its controls. */
export function useCodePad(options: CodePadOptions): CodePad {
  const { pad, preferences, links, loadSample, fixedName } = options;
  const { me: _me, ...state } = useStore(pad.state);
  const chosen = useStore(preferences);
  const notify = useLatestCallback(options.onNotice);
  const { copied, copyThing } = useCopied(options, notify);
  const replacing = usePadReplacement(pad, loadSample, (kind) => notify({ kind }));
  const readOnly = readOnlyReason(pad.state.getState());
  const onTooLong = useCallback(() => notify({ kind: "textTooLong" }), [notify]);
  const name = nameOf(fixedName ?? "") ?? chosen.name;
  const { hue } = chosen;
  useLeaveGuard(() => pad.state.getState().hasUnsent && !hasLostEdits(pad.state.getState()));
  useNotices(pad, state.status === "desynchronized" && state.refusal === null, notify);
  useEffect(() => pad.setUser({ name, hue }), [pad, name, hue]);

  const recolour = (value: number) => {
    const next = hueOf(value);
    if (next !== null) preferences.set({ hue: next });
  };
  return {
    ...state,
    hasLost: hasLostEdits(state),
    pad,
    name,
    hue,
    canRename: fixedName === undefined,
    preferences: chosen,
    readOnly,
    links,
    copied,
    replacing,
    readCode: replacing.readCode,
    loadFile: replacing.loadFile,
    rename(typed) {
      const next = nameOf(typed);
      if (next !== null) preferences.set({ name: next });
    },
    recolour,
    prefer: preferences.set,
    async copyLink(which: keyof PadLinks) {
      const link = links?.[which];
      if (link) await copyThing(which, link);
    },
    copyText: () => copyThing("text", pad.document.text()),
    onTooLong,
    getLanguageProps: () => ({
      value: state.language,
      disabled: readOnly !== null,
      options: LANGUAGE_OPTIONS,
      onValueChange: (language: PadLanguage) => pad.setLanguage(language),
    }),
    getNameProps: () => ({ defaultValue: name }),
    getHueProps: () => ({
      value: hue,
      min: 0,
      max: PAD_HUE_MAX,
      onChange: ({ target }) => recolour(Number(target.value)),
    }),
    getDarkProps: (around) => ({
      checked: chosen.dark ?? around === "dark",
      onCheckedChange: (dark) => preferences.set({ dark }),
    }),
  };
}
