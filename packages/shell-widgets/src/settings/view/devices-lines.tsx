import type { Reader } from "@hotseat/core/reader";
import { dayOf } from "@hotseat/core/reader";
import { Badge } from "@hotseat/ui/badge";
import { Button } from "@hotseat/ui/button";
import { Laptop, type LucideIcon, Smartphone, Tablet } from "lucide-react";
import { useState } from "react";
import { shortDateOf, timeOf } from "../../shared/when";
import { type DeviceKind, deviceOf } from "../headless/device-rules";
import type { DeviceActions, SignedInDevice } from "../headless/settings.types";
import { SettingsLine } from "./settings-section";
import { useSettingsText } from "./use-settings-text";

const ICONS: Readonly<Record<DeviceKind, LucideIcon>> = { computer: Laptop, phone: Smartphone, tablet: Tablet };

export interface DevicesLinesProps {
  devices: readonly SignedInDevice[];
  reader: Reader;
  actions: DeviceActions;
}

/** The browsers in which the person is signed in; the others can be ended. */
export function DevicesLines({ devices, reader, actions }: DevicesLinesProps) {
  const { t } = useSettingsText();
  const [ending, setEnding] = useState<string | null>(null);
  const run = async (key: string, action: () => Promise<void>) => {
    if (ending !== null) return;
    setEnding(key);
    await action();
    setEnding(null);
  };
  return (
    <>
      {devices.map(({ id, user_agent, last_seen_at, is_current }) => {
        const { kind, browser, system } = deviceOf(user_agent);
        const name = browser && system ? t("devices.name", { browser, system }) : (browser ?? t("devices.unknown"));
        const at = Date.parse(last_seen_at);
        const seen = `${shortDateOf(dayOf(at, reader.timeZone), reader)}, ${timeOf(at, reader)}`;
        return (
          <SettingsLine key={id} icon={ICONS[kind]} title={name} hint={t("devices.lastSeen", { when: seen })}>
            {is_current ? (
              <Badge tone="green">{t("devices.current")}</Badge>
            ) : (
              <Button
                variant="secondary"
                aria-label={t("devices.endName", { name, when: seen })}
                busy={ending === id}
                onClick={() => void run(id, () => actions.end(id))}
              >
                {t("devices.end")}
              </Button>
            )}
          </SettingsLine>
        );
      })}
      {devices.length > 1 ? (
        <SettingsLine title={t("devices.others")} hint={t("devices.othersHint")}>
          <Button variant="danger" busy={ending === ALL} onClick={() => void run(ALL, actions.endOthers)}>
            {t("devices.endOthers")}
          </Button>
        </SettingsLine>
      ) : null}
    </>
  );
}

/** In place of an id: all others are being ended. */
const ALL = "all";
