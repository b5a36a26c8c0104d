import { FirstSteps, Welcome } from "@hotseat/shell-widgets/first-steps";
import * as styles from "./page.css";

/** A chunk of its own: few people are administrators or newly approved, and the listing paints without it. */
export default function Steps({ isAdmin }: { isAdmin: boolean }) {
  return <div className={styles.overListing}>{isAdmin ? <FirstSteps /> : <Welcome />}</div>;
}
