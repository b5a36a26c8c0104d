import type { Reader } from "@hotseat/core/reader";
import { dayOf } from "@hotseat/core/reader";
import { shortDateOf } from "../shared/when";
import * as styles from "./my-page.css";

/** The day of a row, in the reader's time zone. */
export function MyDay({ at, reader }: { at: string; reader: Reader }) {
  return (
    <time className={styles.day} dateTime={at}>
      {shortDateOf(dayOf(Date.parse(at), reader.timeZone), reader)}
    </time>
  );
}
