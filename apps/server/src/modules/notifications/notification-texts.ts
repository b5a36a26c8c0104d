import type { Language } from "../../contract/viewer.ts";
import type { ChangedField, NotificationKind } from "./notification-types.ts";
import { de } from "./texts/de.ts";
import { en } from "./texts/en.ts";
import { fr } from "./texts/fr.ts";
import { it } from "./texts/it.ts";

/** Values that a message is made from. */
export interface MessageFacts {
  /** Name of the person who did it; null where nobody is named. */
  readonly actor: string | null;
  readonly changes: readonly ChangedField[];
}

interface KindTexts {
  readonly title: string;
  readonly message: (facts: MessageFacts) => string;
}

/** The words of all notifications in one language. */
export interface NotificationTexts {
  readonly kinds: Readonly<Record<NotificationKind, KindTexts>>;
}

export const NOTIFICATION_TEXTS: Readonly<Record<Language, NotificationTexts>> = { en, fr, de, it };
