import { Sheet } from "@hotseat/ui/sheet";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";

export interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
}

/** The rail in a sheet from the edge, where the window has no room for it (LS-9.23). */
export function Drawer(props: DrawerProps) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "dashboard" });
  return <Sheet {...props} title={t("rail")} closeLabel={t("closePanel")} />;
}
