import { WorkspaceTool } from "../../workspace";
import * as styles from "../view/replay.css";

/** The board and the pad of a session without a replay, to read. */
export function KeptTools({ sessionId }: { sessionId: number }) {
  return (
    <div className={styles.panes}>
      {(["whiteboard", "code"] as const).map((kind) => (
        <div key={kind} className={styles.pane}>
          <WorkspaceTool sessionId={sessionId} kind={kind} />
        </div>
      ))}
    </div>
  );
}
