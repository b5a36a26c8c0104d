import { modulesQuery } from "@hotseat/api-client/queries";
import { useHotseat } from "@hotseat/react";
import { useQuery } from "@tanstack/react-query";
import { shellHrefs } from "../shared/hrefs";
import { useShellTexts } from "../shared/use-shell-texts";
import type { ModulesContent } from "./landing.types";
import { ModulesPageView } from "./modules-page-view";

export interface ModulesPageProps {
  moduleHref?: (moduleId: string) => string;
}

/** The overview of the server's modules. */
export function ModulesPage({ moduleHref = shellHrefs.module }: ModulesPageProps) {
  useShellTexts();
  return <ModulesPageView {...useModules()} moduleHref={moduleHref} />;
}

/** The server's modules as the cards show them, and another attempt after a failure. */
export function useModules(): { content: ModulesContent; onRetry: () => void } {
  const { client } = useHotseat();
  const { data, isError, refetch } = useQuery(modulesQuery(client));
  const onRetry = () => void refetch();
  if (data) return { content: { status: "ready", modules: data.results }, onRetry };
  return { content: { status: isError ? "failed" : "loading" }, onRetry };
}
