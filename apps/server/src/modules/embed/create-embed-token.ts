import { ApiError } from "../../contract/errors.ts";
import { handle } from "../../handle.ts";
import { standingOf } from "../sessions/standing.ts";
import { findUserByEmail } from "../users/users-repository.ts";
import { createEmbedToken } from "./contract.ts";
import { mintEmbedToken } from "./embed-repository.ts";

/** A partner reaches its own organisation's people only, and sessions they may see. */
export const createEmbedTokenHandler = handle(createEmbedToken, async ({ deps, body, partner }) => {
  const { db } = deps.database;
  const user = await findUserByEmail(db, body.email);
  if (!user?.isActive || user.organisationId !== partner.organisationId) throw new ApiError("user_not_found");
  const standing = await standingOf(db, body.session_id, user.keycloakId);
  if (!standing.canSee) throw new ApiError("session_not_found");
  if (!standing.confirmed) throw new ApiError("not_attending");
  const { token, expiresAt } = await mintEmbedToken(db, deps.clock, {
    partnerId: partner.partnerId,
    keycloakId: user.keycloakId,
    sessionId: body.session_id,
  });
  return {
    status: 201,
    body: { token, expires_at: expiresAt.toISOString(), session_id: body.session_id, keycloak_id: user.keycloakId },
  };
});
