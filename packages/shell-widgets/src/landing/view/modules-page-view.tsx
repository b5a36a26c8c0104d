import { useShellText } from "../../shared/use-shell-text";
import * as styles from "./landing.css";
import { ModuleCards, type ModuleCardsProps } from "./module-cards";

export type ModulesPageViewProps = ModuleCardsProps;

/** The overview of the modules: a card for each, with its workshops. */
export function ModulesPageView(modules: ModulesPageViewProps) {
  const { t } = useShellText();
  return (
    <section className={styles.section} aria-labelledby="modules-title">
      <h1 className={styles.sectionTitle} id="modules-title">
        {t("landing.modules.title")}
      </h1>
      <p className={styles.lead}>{t("landing.modules.lead")}</p>
      <ModuleCards {...modules} heading="h2" />
    </section>
  );
}
