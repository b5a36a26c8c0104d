import { ApiError } from "../../contract/errors.ts";
import { handle } from "../../handle.ts";
import { getViewState } from "./contract.ts";
import { readViewState } from "./view-state.ts";

export const getViewStateHandler = handle(getViewState, async ({ deps, viewer }) => {
  if (viewer.onlySessionId !== null) throw new ApiError("permission_denied");
  return { status: 200, body: await readViewState(deps.database.db, viewer) };
});
