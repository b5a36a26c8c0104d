import { timingSafeEqual } from "node:crypto";
import type { Deps } from "../deps.ts";
import type { BearerViewer } from "../modules/embed/bearer-viewers.ts";
import { findUser, markProgram, toViewer } from "../modules/users/users-repository.ts";
import { hashOpaque } from "../platform/identity/opaque.ts";
import { demoId } from "./people.ts";

/** Who the practice partner acts as. */
const PRACTICE_PARTNER = "ben";

/** Knows the practice partner by the launcher's key; null where the launcher gave none. */
export function practicePartner({ config, database }: Deps): BearerViewer | null {
  const key = config.practicePartnerKey;
  if (key === null) return null;
  return async (token) => {
    const user = isSame(token, key) ? await findUser(database.db, demoId(PRACTICE_PARTNER)) : null;
    return user && { ...toViewer(user), isProgram: true };
  };
}

/** Says of Ben that a program acts for him, as long as the launcher starts it: without its key he is a person again. */
export function labelPracticePartner({ config, database }: Deps): Promise<void> {
  return markProgram(database.db, config.practicePartnerKey === null ? null : demoId(PRACTICE_PARTNER));
}

/** Hashes have one length, whatever was sent. */
function isSame(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(hashOpaque(a)), Buffer.from(hashOpaque(b)));
}
