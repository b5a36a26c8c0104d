import { shellHrefs } from "../../shared/hrefs";
import { useShellTexts } from "../../shared/use-shell-texts";
import { ModulesPageView } from "../view/modules-page-view";
import { useModules } from "./use-modules";

export interface ModulesPageProps {
  moduleHref?: (moduleId: string) => string;
}

/** The overview of the server's modules. */
export function ModulesPage({ moduleHref = shellHrefs.module }: ModulesPageProps) {
  useShellTexts();
  return <ModulesPageView {...useModules()} moduleHref={moduleHref} />;
}
