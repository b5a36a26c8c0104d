import type { CodePadProps } from "./code-pad.types";
import { OwnPad } from "./own-pad";
import { SessionPad } from "./session-pad";

/** A code pad: one of its own by `documentId`, or that of a session by `sessionId` and `toolId`. */
export function CodePad(props: CodePadProps) {
  // Another document is another pad: nothing of the one before stays.
  return "documentId" in props ? (
    <OwnPad key={props.documentId} {...props} />
  ) : (
    <SessionPad key={props.toolId} {...props} />
  );
}
