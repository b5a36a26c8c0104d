import { modulesQuery } from "@hotseat/api-client/queries";
import { useHotseat } from "@hotseat/react";
import { useQuery } from "@tanstack/react-query";
import type { ModulesContent } from "../headless/landing.types";

/** The server's modules as the cards show them, and another attempt after a failure. */
export function useModules(): { content: ModulesContent; onRetry: () => void } {
  const { client } = useHotseat();
  const { data, isError, refetch } = useQuery(modulesQuery(client));
  const onRetry = () => void refetch();
  if (data) return { content: { status: "ready", modules: data.results }, onRetry };
  return { content: { status: isError ? "failed" : "loading" }, onRetry };
}
