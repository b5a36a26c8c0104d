import { eq } from "drizzle-orm";
import { ApiError } from "../../contract/errors.ts";
import type { Deps } from "../../deps.ts";
import { handle } from "../../handle.ts";
import type { Db } from "../../platform/database/database.ts";
import { readText } from "../../platform/generation/check-output.ts";
import { writeNow } from "../../platform/generation/write-now.ts";
import { profileInput } from "../attendees/profile-input.ts";
import { manageAnonymizedProfile } from "./contract.ts";
import { users } from "./tables.ts";

type Change = Pick<typeof users.$inferInsert, "anonymizedProfile" | "anonymizedProfileStatus">;

/** A draft is visible to its person only; an approved description is copied to the sessions they join from then on. */
export const manageProfileHandler = handle(
  manageAnonymizedProfile,
  async ({ deps, viewer, params: { action }, body: { anonymized_profile_summary: text } }) => {
    if (viewer.onlySessionId !== null) throw new ApiError("permission_denied");
    if (text !== undefined && (action === "generate" || action === "reject")) throw refused("This takes no text.");
    if (action === "generate") {
      const input = await profileInput(deps.database.db, deps.content, viewer.keycloakId, viewer.language, null);
      const { written, source } = await writeNow(deps, viewer.keycloakId, "profile", input, (output) =>
        readText(output, "profile"),
      );
      const drafted = { anonymizedProfile: written, anonymizedProfileStatus: "draft" as const };
      return { status: 200, body: { ...(await store(deps, viewer.keycloakId, () => drafted)), source } };
    }
    const decided = await store(deps, viewer.keycloakId, (had) => {
      if (action === "reject") return { anonymizedProfile: null, anonymizedProfileStatus: "none" };
      const words = text ?? (action === "approve" ? had : null);
      if (words === null) throw refused("Write something first.");
      return { anonymizedProfile: words, anonymizedProfileStatus: action === "approve" ? "approved" : "draft" };
    });
    return { status: 200, body: decided };
  },
);

const refused = (why: string) =>
  new ApiError("validation_failed", { fieldErrors: { anonymized_profile_summary: [why] } });

/** One change after the other, each on the current text. */
async function store(
  { database, clock }: Pick<Deps, "database" | "clock">,
  keycloakId: string,
  change: (had: string | null) => Change,
): Promise<{ status: "none" | "draft" | "approved"; text: string | null }> {
  return database.transaction(async (tx: Db) => {
    const [had] = await tx.select().from(users).where(eq(users.keycloakId, keycloakId)).for("update");
    if (!had) throw new ApiError("not_authenticated");
    const [now] = await tx
      .update(users)
      .set({ ...change(had.anonymizedProfile), updatedAt: clock.now() })
      .where(eq(users.keycloakId, keycloakId))
      .returning();
    return { status: now?.anonymizedProfileStatus ?? "none", text: now?.anonymizedProfile ?? null };
  });
}
