import { ApiError } from "../../contract/errors.ts";
import { handle } from "../../handle.ts";
import { recordChange } from "../sessions/record-change.ts";
import { blockEvent } from "./block-attendee.ts";
import { deleteBlock } from "./blocks-repository.ts";
import { removeBlock } from "./contract.ts";

export const removeBlockHandler = handle(removeBlock, async ({ deps, viewer, params }) => {
  if (viewer.onlySessionId !== null) throw new ApiError("permission_denied");
  await recordChange(deps, async (tx) => {
    if (!(await deleteBlock(tx, viewer.keycloakId, params.keycloakId))) throw new ApiError("user_not_found");
    return { events: [blockEvent(viewer.keycloakId, params.keycloakId, false)], response: undefined };
  });
  return { status: 204 };
});
