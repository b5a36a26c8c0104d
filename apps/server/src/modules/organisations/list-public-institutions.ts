import { handle } from "../../handle.ts";
import { listPublicInstitutions } from "./contract.ts";
import { selectPublicNames } from "./organisation-repository.ts";

export const listPublicInstitutionsHandler = handle(listPublicInstitutions, async ({ deps }) => ({
  status: 200,
  body: { results: await selectPublicNames(deps.database.db) },
}));
