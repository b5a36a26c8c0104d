import { LANGUAGES } from "@hotseat/api-client/constants";
import type { Language } from "@hotseat/api-client/types";
import { languageName } from "@hotseat/core/reader";
import { Button } from "@hotseat/ui/button";
import { Menu, MenuRadioGroup, MenuRadioItem } from "@hotseat/ui/menu";
import { Globe } from "lucide-react";
import { useShellText } from "../shared/use-shell-text";
import * as styles from "./language-menu.css";
import { baseLanguage } from "./languages";

export interface LanguageMenuViewProps {
  /** The language shown now; a region is allowed. */
  language: string;
  onChoose: (language: Language) => void;
  /** `compact` keeps the globe alone on small screens. Default `full`. */
  size?: "full" | "compact";
}

/** English, Français, Deutsch, Italiano: each by its own name. */
export function LanguageMenuView({ language, onChoose, size = "full" }: LanguageMenuViewProps) {
  const { t } = useShellText();
  const current = baseLanguage(language) ?? LANGUAGES[0];
  const choose = (value: string) => {
    const code = baseLanguage(value);
    if (code) onChoose(code);
  };
  return (
    <Menu
      align="end"
      trigger={
        <Button
          variant="ghost"
          icon={Globe}
          aria-label={t("language.menu", { language: languageName(current) })}
          className={styles.trigger}
        >
          <span className={styles.name} data-size={size}>
            {languageName(current)}
          </span>
        </Button>
      }
    >
      <MenuRadioGroup value={current} onValueChange={choose}>
        {LANGUAGES.map((code) => (
          <MenuRadioItem key={code} value={code}>
            <span lang={code}>{languageName(code)}</span>
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </Menu>
  );
}
