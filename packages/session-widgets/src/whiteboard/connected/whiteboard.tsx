import { WhiteboardView } from "../view";
import { SessionBoard, type WhiteboardProps } from "./session-board";

export type { WhiteboardProps } from "./session-board";

/** A board of a session: the server decides who draws, keeps every stroke and passes it on. */
export function Whiteboard(props: WhiteboardProps) {
  return <SessionBoard {...props} View={WhiteboardView} />;
}
