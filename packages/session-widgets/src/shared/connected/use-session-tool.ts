import { toolsQuery } from "@hotseat/api-client/queries";
import type { SessionTool } from "@hotseat/api-client/types";
import { useHotseat } from "@hotseat/react";
import { useQuery } from "@tanstack/react-query";

/** A tool as the session's list has it; null before the list is here, and for one that is not in it. */
export function useSessionTool(sessionId: number, toolId: string): SessionTool | null {
  const { client } = useHotseat();
  const { data = null } = useQuery({
    ...toolsQuery(client, sessionId),
    select: ({ results }) => results.find(({ id }) => id === toolId) ?? null,
  });
  return data;
}
