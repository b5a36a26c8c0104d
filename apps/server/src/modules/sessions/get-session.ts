import { handle } from "../../handle.ts";
import { getSession } from "./contract.ts";
import { presentSession } from "./present-session.ts";

export const getSessionHandler = handle(getSession, async ({ deps, viewer, language, params }) => {
  return { status: 200, body: await presentSession(deps, viewer, params.id, language) };
});
