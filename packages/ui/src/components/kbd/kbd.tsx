import type { ReactNode } from "react";
import * as styles from "./kbd.css";

/**
 * A key of the keyboard.
 * @example
 * import { Kbd } from "@hotseat/ui/kbd";
 *
 * <Kbd>Ctrl</Kbd>
 * @keyboard None: it takes no focus.
 * @do Use one element for each key.
 * @dont Use it for code or for text to type.
 */
export function Kbd({ children }: { children: ReactNode }) {
  return <kbd className={styles.key}>{children}</kbd>;
}
