import { isHotseatError } from "@hotseat/api-client";
import { moduleQuery } from "@hotseat/api-client/queries";
import { useHotseat } from "@hotseat/react";
import { useQuery } from "@tanstack/react-query";
import { shellHrefs } from "../shared/hrefs";
import { shellProblemText } from "../shared/problem";
import { useShellText } from "../shared/use-shell-text";
import { useShellTexts } from "../shared/use-shell-texts";
import type { ModuleContent } from "./module-detail.types";
import { ModuleDetailView } from "./module-detail-view";

export interface ModuleDetailProps {
  moduleId: string;
  backHref?: string;
  workshopHref?: (moduleId: string, workshopKey: string) => string;
  sessionsHref?: (moduleId: string) => string;
}

const sessionsOf = (moduleId: string) => `/home?module=${encodeURIComponent(moduleId)}`;
const listingOf = (moduleId: string, workshopKey: string) =>
  `${sessionsOf(moduleId)}&workshop=${encodeURIComponent(workshopKey)}`;

/** One module from the server. */
export function ModuleDetail({
  moduleId,
  backHref = shellHrefs.modules,
  workshopHref = listingOf,
  sessionsHref = sessionsOf,
}: ModuleDetailProps) {
  useShellTexts();
  const { client } = useHotseat();
  const { t } = useShellText();
  const query = useQuery(moduleQuery(client, moduleId));
  return (
    <ModuleDetailView
      content={contentOf()}
      backHref={backHref}
      workshopHref={workshopHref}
      sessionsHref={sessionsHref}
      onRetry={() => void query.refetch()}
    />
  );

  function contentOf(): ModuleContent {
    if (query.data) return { status: "ready", module: query.data };
    if (!query.isError) return { status: "loading" };
    const unknown = isHotseatError(query.error) && (query.error.status === 404 || query.error.status === 400);
    return unknown ? { status: "unknown" } : { status: "failed", detail: shellProblemText(query.error, t) };
  }
}
