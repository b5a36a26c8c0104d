import { MenuLabel, MenuRadioGroup, MenuRadioItem } from "@hotseat/ui/menu";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";
import type { DeviceTool } from "../headless/control-bar.types";

/** The devices of a kind, to choose one; why there is none. */
export function DeviceChoices({ tool, label }: { tool: DeviceTool; label: string }) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "controlBar" });
  if (tool.devices.length === 0) return <MenuLabel>{tool.problem ?? t("noDevices")}</MenuLabel>;
  return (
    <>
      <MenuLabel>{label}</MenuLabel>
      <MenuRadioGroup value={tool.deviceId} onValueChange={tool.onChoose}>
        {tool.devices.map((device) => (
          <MenuRadioItem key={device.deviceId} value={device.deviceId}>
            {device.label}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </>
  );
}
