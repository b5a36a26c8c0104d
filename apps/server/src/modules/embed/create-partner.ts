import { eq } from "drizzle-orm";
import { ApiError } from "../../contract/errors.ts";
import { handle } from "../../handle.ts";
import { organisations } from "../users/tables.ts";
import { createPartner } from "./contract.ts";
import { addPartner } from "./embed-repository.ts";

export const createPartnerHandler = handle(createPartner, async ({ deps, body }) => {
  const { db } = deps.database;
  const [organisation] = await db.select().from(organisations).where(eq(organisations.id, body.organisation_id));
  if (!organisation) throw new ApiError("not_found");
  const { id, key } = await addPartner(db, deps.clock, { name: body.name, organisationId: organisation.id });
  return { status: 201, body: { id, key, name: body.name, organisation_id: organisation.id } };
});
