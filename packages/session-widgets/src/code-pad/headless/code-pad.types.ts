import type { PadLanguage } from "@hotseat/collab/pad/messages";
import type { Clock } from "@hotseat/core/clock";
import type { PadConnection, PadState } from "./pad-connection";
import type { PadPreferences, PadPreferencesStore } from "./pad-preferences";
import type { FileProblem, PadSample } from "./pad-replacement";
import type { ReadOnlyReason } from "./read-only-reason";
import type { PadReplacing } from "./use-pad-replacement";

/** The addresses of a pad. */
export interface PadLinks {
  /** The address of this page: for editing, unless the pad itself was opened by its read-only link. */
  readonly edit: string;
  /** At this address the server accepts no edit; null until the server has sent the read-only id. */
  readonly readOnly: string | null;
}

/** Content that a copy put onto the clipboard. */
export type CopiedThing = keyof PadLinks | "text";

export type PadNotice =
  | { readonly kind: "desynchronized" }
  /** The name of the language, the same in every language of the interface. */
  | { readonly kind: "language"; readonly label: string }
  | { readonly kind: "copied"; readonly what: CopiedThing }
  | { readonly kind: "notCopied" | "sampleMissing" | "textTooLong" | FileProblem };

export interface CodePadOptions {
  readonly pad: PadConnection;
  readonly preferences: PadPreferencesStore;
  /** Null where a pad has no address of its own, as in a session. */
  readonly links: PadLinks | null;
  loadSample(): Promise<PadSample>;
  /** Shows a message, such as a toast. */
  onNotice(notice: PadNotice): void;
  /** The name that others see where the page decides it, as in a session. */
  readonly fixedName?: string | undefined;
  /** Default: the browser's clipboard. */
  copy?(text: string): Promise<void>;
  readonly clock?: Clock;
}

export interface CodePad extends Omit<PadState, "me">, Pick<PadReplacing, "readCode" | "loadFile"> {
  readonly pad: PadConnection;
  readonly name: string;
  readonly hue: number;
  /** False where the page decides the name. */
  readonly canRename: boolean;
  readonly preferences: PadPreferences;
  /** The text has edits that will never be stored. */
  readonly hasLost: boolean;
  /** Null while the text can be changed. */
  readonly readOnly: ReadOnlyReason | null;
  readonly links: PadLinks | null;
  /** Content copied in the last two seconds (TL-P.22). */
  readonly copied: CopiedThing | null;
  readonly replacing: PadReplacing;
  rename(name: string): void;
  recolour(hue: number): void;
  prefer(change: Partial<PadPreferences>): void;
  copyLink(which: keyof PadLinks): Promise<void>;
  copyText(): Promise<void>;
  /** For an editor that refused a change, since the text would be longer than a pad may be: gives the notice `textTooLong`. */
  onTooLong(): void;
  /** For a list of the languages. */
  getLanguageProps(): {
    value: PadLanguage;
    disabled: boolean;
    options: readonly { value: PadLanguage; label: string }[];
    onValueChange(language: PadLanguage): void;
  };
  /** For a field with my name; `rename` cuts a long one, which the `maxLength` of a field would do in UTF-16 units. */
  getNameProps(): { defaultValue: string };
  /** For a slider of my colour. */
  getHueProps(): { value: number; min: number; max: number; onChange(event: { target: { value: string } }): void };
  /** For a switch; `around` is the page's own appearance, shown until one is chosen. */
  getDarkProps(around: "light" | "dark"): { checked: boolean; onCheckedChange(dark: boolean): void };
}
