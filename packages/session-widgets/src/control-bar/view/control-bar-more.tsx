import { IconButton } from "@hotseat/ui/icon-button";
import { Menu } from "@hotseat/ui/menu";
import { ToolButton } from "@hotseat/ui/tool-button";
import { Ellipsis } from "lucide-react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";
import { later } from "../../shared/view/later";
import type { MoreProps } from "../headless/control-bar.types";
import * as styles from "./control-bar.css";

const MoreItems = later(async () => (await import("./control-bar-more-items")).MoreItems, {
  close: () => undefined,
});

/** Everything the bar has no room for, on a phone the devices too; absent when there is nothing. */
export function MoreButton(props: MoreProps) {
  const { timing, hand, screen, microphone, camera, view, onEndSession, onPassLeadOn, onSettings, width, compact } =
    props;
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "controlBar" });
  const isPhone = width === "phone";
  const timingItems =
    timing &&
    width !== "wide" &&
    !timing.schedule.waiting_for &&
    (timing.schedule.status === "RUNNING" || timing.schedule.status === "PAUSED");
  const hasView = view !== undefined && (view.tiles !== null || view.console !== null || view.onShortcuts !== null);
  const hasDevices = isPhone && Boolean(hand || screen || microphone || camera);
  if (!onEndSession && !onPassLeadOn && !onSettings && !timingItems && !hasView && !hasDevices) return null;
  return (
    <Menu
      side="top"
      align="end"
      trigger={
        isPhone ? (
          <IconButton
            icon={Ellipsis}
            label={t("more")}
            variant="secondary"
            size="huge"
            tooltip={false}
            className={styles.touch}
          />
        ) : (
          <ToolButton icon={Ellipsis} label={t("more")} compact={compact} />
        )
      }
    >
      <MoreItems {...props} hasTiming={Boolean(timingItems)} hasView={hasView} />
    </Menu>
  );
}
