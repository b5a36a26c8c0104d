import { gateFile } from "@hotseat/collab/scene/gate-file";
import { ApiError } from "../../contract/errors.ts";
import { handle } from "../../handle.ts";
import { findFile } from "../boards/board-repository.ts";
import { admitReplay } from "./admit-replay.ts";
import { getReplayImage } from "./contract.ts";

/** A stored image passes the gate like one that comes by wire. */
export const getReplayImageHandler = handle(getReplayImage, async ({ deps, viewer, params }) => {
  const { db } = deps.database;
  const { tools } = await admitReplay(db, viewer, params.id);
  if (!tools.some(({ id }) => id === params.toolId)) throw new ApiError("tool_not_found");
  const file = gateFile(await findFile(db, params.toolId, params.imageId));
  if (!file) throw new ApiError("image_not_found");
  return { status: 200, body: { id: file.id, mime_type: file.mimeType, data_url: file.dataURL } };
});
