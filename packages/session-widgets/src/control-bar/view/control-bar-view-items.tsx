import { MenuCheckboxItem, MenuItem, MenuLabel } from "@hotseat/ui/menu";
import { ExternalLink, Keyboard } from "lucide-react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";
import type { ViewTools } from "../headless/control-bar.types";

/** In More: what of the dashboard is shown, and its keys. */
export function ViewItems({ view }: { view: ViewTools }) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "controlBar.view" });
  return (
    <>
      <MenuLabel>{t("label")}</MenuLabel>
      {view.tiles ? (
        <MenuCheckboxItem checked={view.tiles.on} onCheckedChange={view.tiles.onToggle} closes>
          {t("tiles")}
        </MenuCheckboxItem>
      ) : null}
      {view.onPopOutVideo ? (
        <MenuItem icon={ExternalLink} onSelect={view.onPopOutVideo}>
          {t("popOutVideo")}
        </MenuItem>
      ) : null}
      {view.console ? (
        <MenuCheckboxItem checked={view.console.on} onCheckedChange={view.console.onToggle} closes>
          {t("console")}
        </MenuCheckboxItem>
      ) : null}
      {view.onShortcuts ? (
        <MenuItem icon={Keyboard} onSelect={view.onShortcuts}>
          {t("shortcuts")}
        </MenuItem>
      ) : null}
    </>
  );
}
