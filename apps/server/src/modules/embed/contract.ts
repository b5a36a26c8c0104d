import { z } from "zod";
import { EMAIL_MAX_LENGTH } from "../../contract/limits.ts";
import { operation } from "../../contract/operation.ts";
import { Id, KeycloakId, named, Timestamp } from "../../contract/shapes.ts";

export const EmbedToken = named(
  "EmbedToken",
  z.object({ token: z.string(), expires_at: Timestamp, session_id: Id, keycloak_id: KeycloakId }),
);
export const createEmbedToken = operation({
  id: "createEmbedToken",
  method: "POST",
  path: "/embed/tokens/",
  tag: "embed",
  access: "partner",
  summary: "A short-lived token for one person in one session, made by a partner's server with its key.",
  body: z.strictObject({ session_id: Id, email: z.email().max(EMAIL_MAX_LENGTH) }),
  answers: { 201: EmbedToken },
  errors: ["session_not_found", "user_not_found", "not_attending"],
});
export const Partner = named("Partner", z.object({ id: Id, name: z.string(), organisation_id: Id, key: z.string() }));
export const createPartner = operation({
  id: "createPartner",
  method: "POST",
  path: "/embed/partners/",
  tag: "embed",
  access: "platform-admin",
  summary: "Registers a partner of an organisation; its key is shown this once.",
  body: z.strictObject({ name: z.string().trim().min(1).max(120), organisation_id: Id }),
  answers: { 201: Partner },
  errors: ["not_found"],
});
