import { timingSafeEqual } from "node:crypto";
import type { Deps } from "../deps.ts";
import type { BearerViewer } from "../modules/embed/bearer-viewers.ts";
import { findUser, markProgram, toViewer } from "../modules/users/users-repository.ts";
import { hashOpaque } from "../platform/identity/opaque.ts";
import { demoId } from "./people.ts";

/** The person as whom the practice partner acts. */
const PRACTICE_PARTNER = "ben";

/**
 * Finds the practice partner by the launcher's key; null where the launcher gave none. While Ben's account is disabled,
 * the key opens nothing.
 */
export function practicePartner({ config, database }: Deps): BearerViewer | null {
  const key = config.practicePartnerKey;
  if (key === null) return null;
  return async (token) => {
    const user = isSame(token, key) ? await findUser(database.db, demoId(PRACTICE_PARTNER)) : null;
    return user?.isActive ? { ...toViewer(user), isProgram: true } : null;
  };
}

/** Marks Ben as a program while the launcher's key is set; without it he counts as a person again. */
export function labelPracticePartner({ config, database }: Deps): Promise<void> {
  return markProgram(database.db, config.practicePartnerKey === null ? null : demoId(PRACTICE_PARTNER));
}

/** Hashes have the same length for every input, as the comparison needs. */
function isSame(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(hashOpaque(a)), Buffer.from(hashOpaque(b)));
}
