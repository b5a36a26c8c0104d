import { visitToolMutation } from "@hotseat/api-client/queries";
import { useHotseat } from "@hotseat/react";
import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";

/** Tells the others which tool is open here, and that none is once it is left. Nothing depends on its arrival. */
export function useVisit(sessionId: number, toolId: string | null): void {
  const { client } = useHotseat();
  const { mutate } = useMutation(visitToolMutation(client, sessionId));
  useEffect(() => {
    if (toolId === null) return;
    mutate(toolId);
    return () => mutate(null);
  }, [mutate, toolId]);
}
