import { type ReactNode, useEffect, useState } from "react";
import { Freeze } from "react-freeze";
import * as styles from "./live-dashboard.css";

export interface KeptPanelProps {
  isShown: boolean;
  children: ReactNode;
}

/**
 * A panel that keeps its state and its elements while it is out of sight. Hidden, it is not drawn and none of its effects runs:
 * a message that arrives is not read, a list does not scroll. When it is shown again it catches up.
 */
export function KeptPanel({ isShown, children }: KeptPanelProps) {
  const [isFrozen, setFrozen] = useState(false);
  // Once it has gone: React puts off a transition that would freeze what is in sight.
  useEffect(() => queueMicrotask(() => setFrozen(!isShown)), [isShown]);
  return (
    <div className={styles.railBody} style={isShown ? undefined : { display: "none" }}>
      <Freeze freeze={isFrozen && !isShown}>{children}</Freeze>
    </div>
  );
}
