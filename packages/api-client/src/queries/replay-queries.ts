import { queryOptions } from "@tanstack/react-query";
import type { HotseatClient } from "../client";
import { getReplay, getReplayImage, listReplayChanges } from "../generated/operations/replays";
import type { ReplayChanges } from "../generated/types.gen";
import { queryDefaults } from "./defaults";
import { keys } from "./keys";

/** The frame of a session's replay: time, people, questions and tools. It changes no more, but a consent can be taken back. */
export const replayQuery = (client: HotseatClient, id: number) =>
  queryOptions({
    ...queryDefaults,
    queryKey: keys.replay(id),
    queryFn: ({ signal }) => client.call(getReplay, { path: { id }, signal }),
  });

/** All changes of one tool, read page by page. */
export const replayChangesQuery = (client: HotseatClient, id: number, toolId: string) =>
  queryOptions({
    ...queryDefaults,
    queryKey: keys.replayChanges(id, toolId),
    queryFn: async ({ signal }): Promise<ReplayChanges["results"]> => {
      const changes: ReplayChanges["results"] = [];
      for (let after = -1; ; ) {
        const page = await client.call(listReplayChanges, { path: { id, toolId }, query: { after }, signal });
        changes.push(...page.results);
        if (page.next === null) return changes;
        after = page.next;
      }
    },
  });

/** An image of a whiteboard in a replay. It never changes. */
export const replayImageQuery = (client: HotseatClient, id: number, toolId: string, imageId: string) =>
  queryOptions({
    ...queryDefaults,
    queryKey: keys.replayImage(id, toolId, imageId),
    queryFn: ({ signal }) => client.call(getReplayImage, { path: { id, toolId, imageId }, signal }),
  });
