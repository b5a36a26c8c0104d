import { replayImageQuery } from "@hotseat/api-client/queries";
import type { ReplayImage } from "@hotseat/api-client/types";
import type { SceneFile } from "@hotseat/collab/scene/element";
import { gateFile } from "@hotseat/collab/scene/gate-file";
import { useHotseat } from "@hotseat/react";
import { type UseQueryResult, useQueries } from "@tanstack/react-query";
import { useMemo } from "react";

/** The images of a whiteboard that are here, each through the gate. An image that is missing or refused is left out. */
export function useBoardImages(sessionId: number, toolId: string, ids: readonly string[]): readonly SceneFile[] {
  const { client } = useHotseat();
  const images = useQueries({
    queries: ids.map((id) => replayImageQuery(client, sessionId, toolId, id)),
    combine: arrived,
  });
  return useMemo(
    () =>
      images.flatMap(({ id, mime_type, data_url }) => {
        const file = gateFile({ id, mimeType: mime_type, dataURL: data_url });
        return file ? [file] : [];
      }),
    [images],
  );
}

const arrived = (loaded: readonly UseQueryResult<ReplayImage, Error>[]) => loaded.flatMap(({ data }) => data ?? []);
