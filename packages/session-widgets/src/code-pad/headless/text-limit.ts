import type { WireOperation } from "@hotseat/collab/ot";
import { PAD_TEXT_MAX } from "@hotseat/collab/pad/messages";

/** True for an edit that adds to a text and makes it longer than a pad may be: the server would end the connection (TL-P.152). */
export function isTooLong(operation: WireOperation): boolean {
  let [before, after] = [0, 0];
  for (const part of operation) {
    if (typeof part === "string") after += [...part].length;
    else {
      before += Math.abs(part);
      after += Math.max(0, part);
    }
  }
  return after > Math.max(before, PAD_TEXT_MAX);
}
