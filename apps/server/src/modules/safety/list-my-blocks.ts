import { ApiError } from "../../contract/errors.ts";
import { handle } from "../../handle.ts";
import { pageOf } from "../attendees/page-of.ts";
import { listBlocks } from "./blocks-repository.ts";
import { listMyBlocks } from "./contract.ts";

export const listMyBlocksHandler = handle(listMyBlocks, async ({ deps, viewer, query }) => {
  if (viewer.onlySessionId !== null) throw new ApiError("permission_denied");
  const blocks = await listBlocks(deps.database.db, viewer.keycloakId);
  const numbered = blocks.map((block, index) => ({ ...block, index }));
  return {
    status: 200,
    body: pageOf(
      deps.config.publicUrl,
      listMyBlocks.path,
      query,
      numbered,
      ({ createdAt, index }) => ({ group: 0, key: -createdAt.getTime(), id: index }),
      ({ keycloakId, fullName, createdAt }) => ({
        keycloak_id: keycloakId,
        full_name: fullName,
        created_at: createdAt.toISOString(),
      }),
    ),
  };
});
