import type { ChangedField, NotificationKind } from "./notification-types.ts";

/** Values that a message is made from. */
interface MessageFacts {
  /** Name of the person who did it; null where nobody is named. */
  readonly actor: string | null;
  readonly changes: readonly ChangedField[];
  /** Why a request was refused; null without a reason. */
  readonly reason: string | null;
  /** The seat asked for was not given, but a place to watch. */
  readonly asObserver: boolean;
}

interface KindTexts {
  readonly title: string;
  readonly message: (facts: MessageFacts) => string;
}

/** The words of all notifications in one language. */
export interface NotificationTexts {
  readonly kinds: Readonly<Record<NotificationKind, KindTexts>>;
}
