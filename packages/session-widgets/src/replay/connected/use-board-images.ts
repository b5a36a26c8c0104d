import { replayImageQuery } from "@hotseat/api-client/queries";
import type { SceneFile } from "@hotseat/collab/scene/element";
import { gateFile } from "@hotseat/collab/scene/gate-file";
import { useHotseat } from "@hotseat/react";
import { useQueries } from "@tanstack/react-query";
import { useMemo } from "react";

/** The images of a whiteboard that are here, each through the gate. An image that is missing or refused is left out. */
export function useBoardImages(sessionId: number, toolId: string, ids: readonly string[]): readonly SceneFile[] {
  const { client } = useHotseat();
  const loaded = useQueries({ queries: ids.map((id) => replayImageQuery(client, sessionId, toolId, id)) });
  const arrived = loaded.map(({ dataUpdatedAt }) => dataUpdatedAt).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the times of arrival stand for the data
  return useMemo(
    () =>
      loaded.flatMap(({ data }) => {
        const file = data && gateFile({ id: data.id, mimeType: data.mime_type, dataURL: data.data_url });
        return file ? [file] : [];
      }),
    [arrived],
  );
}
