import { modulesQuery } from "@hotseat/api-client/queries";
import { useHotseat } from "@hotseat/react";
import { useQuery } from "@tanstack/react-query";
import { shellHrefs } from "../shared/hrefs";
import { useShellTexts } from "../shared/use-shell-texts";
import { LandingView } from "./landing-view";

export interface LandingProps {
  /** The listing's address; a guard redirects to the sign-in first. */
  sessionsHref?: string;
  moduleHref?: (moduleId: string) => string;
}

/** The landing page with the server's modules. */
export function Landing({ sessionsHref = shellHrefs.sessions, moduleHref = shellHrefs.module }: LandingProps) {
  useShellTexts();
  const { client } = useHotseat();
  const modules = useQuery(modulesQuery(client));
  const content = modules.data
    ? { status: "ready" as const, modules: modules.data.results }
    : { status: modules.isError ? ("failed" as const) : ("loading" as const) };
  return (
    <LandingView
      content={content}
      sessionsHref={sessionsHref}
      moduleHref={moduleHref}
      onRetry={() => void modules.refetch()}
    />
  );
}
