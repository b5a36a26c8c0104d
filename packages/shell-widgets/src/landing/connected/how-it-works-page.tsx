import { useAccountTexts } from "../../shared/accounts/use-account-texts";
import { shellHrefs } from "../../shared/hrefs";
import { useShellTexts } from "../../shared/use-shell-texts";
import { HowItWorksPageView, type HowItWorksPageViewProps } from "../view/how-it-works-page-view";

export type HowItWorksPageProps = Partial<HowItWorksPageViewProps>;

/** The page about how a session runs, with its texts. */
export function HowItWorksPage({
  backHref = shellHrefs.home,
  sessionsHref = shellHrefs.sessions,
}: HowItWorksPageProps) {
  useShellTexts();
  useAccountTexts();
  return <HowItWorksPageView backHref={backHref} sessionsHref={sessionsHref} />;
}
