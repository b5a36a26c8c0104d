import { timingSafeEqual } from "node:crypto";
import type { Viewer } from "../contract/handle.ts";
import type { Deps } from "../deps.ts";
import { findEmbedViewer } from "../modules/embed/embed-repository.ts";
import { findUser, markProgram, toViewer } from "../modules/users/users-repository.ts";
import { hashOpaque } from "../platform/identity/opaque.ts";
import { demoId } from "./people.ts";

/** Who the practice partner acts as. */
const PRACTICE_PARTNER = "ben";

/** Who a bearer token stands for: an embed token's person, confined to its session, or in the demo its practice partner. */
export function bearerViewers(deps: Deps): (token: string) => Promise<Viewer | null> {
  const { db } = deps.database;
  const key = deps.config.practicePartnerKey;
  return async (token) => {
    if (key === null || !isSame(token, key)) return findEmbedViewer(db, deps.clock, token);
    const user = await findUser(db, demoId(PRACTICE_PARTNER));
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
