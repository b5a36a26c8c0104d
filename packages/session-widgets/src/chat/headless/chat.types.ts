/** A message as the server has it; `text` is empty once it was taken back. */
export interface ChatMessage {
  readonly id: number;
  readonly clientId: string;
  readonly senderId: number;
  readonly senderName: string;
  readonly text: string;
  readonly isRemoved: boolean;
  /** Milliseconds since the epoch, by the server's clock. */
  readonly at: number;
}

/** Why a message has not gone out: no response, no access token for the page, too many at once, or refused in the server's words. */
export type ChatFailure =
  | { readonly kind: "unreachable" }
  | { readonly kind: "accessToken" }
  | { readonly kind: "tooFast" }
  | { readonly kind: "refused"; readonly message: string };

/** A message on its way, or one that waits to be sent again; its text is kept on this device. */
export interface OutgoingMessage {
  readonly clientId: string;
  readonly text: string;
  readonly at: number;
  /** Null while it is being sent. */
  readonly failure: ChatFailure | null;
}

/** One line of the list. */
export interface ChatEntry {
  /** The same before and after the server has it. */
  readonly key: string;
  /** Null while the server does not have it. */
  readonly id: number | null;
  readonly clientId: string;
  readonly senderId: number;
  readonly senderName: string;
  readonly isMine: boolean;
  readonly text: string;
  readonly at: number;
  readonly state: "sent" | "removed" | "sending" | "failed";
  readonly failure: ChatFailure | null;
}

/** Consecutive messages of one sender. */
export interface ChatGroup {
  readonly key: string;
  readonly senderId: number;
  readonly senderName: string;
  readonly isMine: boolean;
  readonly at: number;
  readonly entries: readonly ChatEntry[];
}

/** Whether I may write here, or why not. */
export type MayWrite = "yes" | "observer" | "notLive" | "over";

/** How a message reaches the server. */
export interface ChatPort {
  send(message: { clientId: string; text: string }): Promise<{ kind: "sent" } | ChatFailure>;
}
