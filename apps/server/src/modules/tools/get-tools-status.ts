import { handle } from "../../handle.ts";
import { admitTools } from "./admit-tools.ts";
import { getToolsStatus } from "./contract.ts";
import { readStatus } from "./present-tools.ts";

export const getToolsStatusHandler = handle(getToolsStatus, async ({ deps, viewer, params }) => {
  const { db } = deps.database;
  await admitTools(db, deps, viewer, params.id);
  return { status: 200, body: await readStatus(db, params.id) };
});
