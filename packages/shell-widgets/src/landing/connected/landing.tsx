import { shellHrefs } from "../../shared/hrefs";
import { useShellTexts } from "../../shared/use-shell-texts";
import { type LandingLinks, LandingView } from "../view/landing-view";
import { useModules } from "./use-modules";

export interface LandingProps {
  /** The listing's address; a guard redirects to the sign-in first. */
  sessionsHref?: string;
  moduleHref?: (moduleId: string) => string;
  /** Addresses of the foot. Default: the routes of Hotseat's own application. */
  links?: LandingLinks;
}

/** The landing page with the server's modules. */
export function Landing({
  sessionsHref = shellHrefs.sessions,
  moduleHref = shellHrefs.module,
  links = shellHrefs,
}: LandingProps) {
  useShellTexts();
  return <LandingView {...useModules()} sessionsHref={sessionsHref} moduleHref={moduleHref} links={links} />;
}
