import type { ReactNode } from "react";

export interface OwnCodePadProps {
  /** The pad's id, 6 letters and digits, with which people write; or its read-only id, at which the server accepts no edit. */
  documentId: string;
  /** Its name, for the bar and for downloads; the id without it. */
  name?: string;
  /** Returns the address to share for an id: that of the pad, or its read-only one. */
  linkTo: (documentId: string) => string;
  /** The appearance of the page, shown until one is chosen in the pad. Default `system`. */
  appearance?: "light" | "dark" | "system";
  /** Links that lead away from the pad. */
  action?: ReactNode;
  /** A link to sign in, shown where the pad is for signed-in people alone. */
  signIn?: ReactNode;
}

export interface SessionCodePadProps {
  sessionId: number;
  /** The id of the session's tool. */
  toolId: string;
  /** The name for downloads; the tool's own without it. */
  name?: string;
}

export type CodePadProps = OwnCodePadProps | SessionCodePadProps;
