import type { ChangedField, NotificationKind } from "./notification-types.ts";

/** Values that a message is made from. */
interface MessageFacts {
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
