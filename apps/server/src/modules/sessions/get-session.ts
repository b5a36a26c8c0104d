import { handle } from "../../contract/handle.ts";
import { admit } from "./access.ts";
import { getSession } from "./contract.ts";
import { presentSession } from "./present-session.ts";

export const getSessionHandler = handle(getSession, async ({ deps, viewer, language, params }) => {
  const { session } = await admit(deps.database.db, viewer, params.id);
  return { status: 200, body: await presentSession(deps, viewer, session, language) };
});
