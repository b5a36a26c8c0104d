import { FirstSteps } from "@hotseat/shell-widgets/first-steps";
import * as styles from "./page.css";

/** A chunk of its own: few people are administrators, and the listing paints without it. */
export default function Steps() {
  return (
    <div className={styles.overListing}>
      <FirstSteps />
    </div>
  );
}
