import type { ReactNode } from "react";

export interface ReplayProps {
  sessionId: number;
  /** The way back, such as a link to the feedback. */
  backLink?: ReactNode;
  /** The viewer's time zone; the browser's without it. */
  timeZone?: string | undefined;
  /** Where Excalidraw's fonts are, with a slash at the end. Default `/excalidraw/`. */
  assetPath?: string;
}
