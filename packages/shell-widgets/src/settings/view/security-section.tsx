import type { Reader } from "@hotseat/core/reader";
import { Button } from "@hotseat/ui/button";
import { KeyRound, Lock, ShieldCheck } from "lucide-react";
import { useState } from "react";
import type {
  DeviceActions,
  PasswordChange,
  Refusal,
  SecondFactorActions,
  SecondFactorState,
  SettingsPart,
  SignedInDevice,
} from "../headless/settings.types";
import { DevicesLines } from "./devices-lines";
import { PasswordDialog } from "./password-dialog";
import { type BegunFactor, SecondFactorDialog } from "./second-factor-dialog";
import { SettingsLine, SettingsPartView, SettingsSection } from "./settings-section";
import { TypedConfirmDialog } from "./typed-confirm-dialog";
import { useSettingsText } from "./use-settings-text";

export interface SecuritySectionProps {
  /** Null: another identity provider keeps the password. */
  onChangePassword: ((change: PasswordChange) => Promise<Refusal | null>) | null;
  factor: SettingsPart<SecondFactorState>;
  factorActions: SecondFactorActions;
  devices: SettingsPart<readonly SignedInDevice[]>;
  deviceActions: DeviceActions;
  reader: Reader;
  onRetry: () => void;
}

/** Password, second factor, and the browsers in which the person is signed in. */
export function SecuritySection(props: SecuritySectionProps) {
  const { onChangePassword, factor, factorActions, devices, deviceActions, reader, onRetry } = props;
  const { t } = useSettingsText();
  const [isPasswordOpen, setPasswordOpen] = useState(false);
  if (onChangePassword === null && factor.status === "absent" && devices.status === "absent") return null;
  return (
    <SettingsSection id="settings-security" title={t("security.title")}>
      {onChangePassword === null ? null : (
        <SettingsLine icon={Lock} title={t("password.label")} hint={t("password.hint")}>
          <Button variant="secondary" onClick={() => setPasswordOpen(true)}>
            {t("password.change")}
          </Button>
        </SettingsLine>
      )}
      <SettingsPartView part={factor} onRetry={onRetry}>
        {(state) => <FactorLine state={state} actions={factorActions} />}
      </SettingsPartView>
      <SettingsPartView part={devices} onRetry={onRetry}>
        {(list) => <DevicesLines devices={list} reader={reader} actions={deviceActions} />}
      </SettingsPartView>
      {isPasswordOpen && onChangePassword !== null ? (
        <PasswordDialog onChange={onChangePassword} onClose={() => setPasswordOpen(false)} />
      ) : null}
    </SettingsSection>
  );
}

type Open = { kind: "none" } | { kind: "ask" } | { kind: "setUp"; begun: BegunFactor } | { kind: "remove" };

function FactorLine({ state, actions }: { state: SecondFactorState; actions: SecondFactorActions }) {
  const { t } = useSettingsText();
  const [open, setOpen] = useState<Open>({ kind: "none" });
  const close = () => setOpen({ kind: "none" });
  const begin = async (password: string): Promise<Refusal | null> => {
    const begun = await actions.begin(password);
    if (!("secret" in begun)) return begun;
    setOpen({ kind: "setUp", begun });
    return null;
  };
  return (
    <>
      {state.enabled ? (
        <SettingsLine
          icon={ShieldCheck}
          title={t("factor.on")}
          hint={t("factor.codesLeft", { count: state.recovery_codes_left })}
        >
          {state.required ? null : (
            <Button variant="secondary" onClick={() => setOpen({ kind: "remove" })}>
              {t("factor.turnOff")}
            </Button>
          )}
        </SettingsLine>
      ) : (
        <SettingsLine
          icon={KeyRound}
          tone="attention"
          title={t("factor.off")}
          hint={t(state.required ? "factor.requiredHint" : "factor.offHint")}
        >
          <Button onClick={() => setOpen({ kind: "ask" })}>{t("factor.begin")}</Button>
        </SettingsLine>
      )}
      {open.kind === "ask" ? (
        <TypedConfirmDialog
          title={t("factor.setUp.title")}
          description={t("factor.setUp.ask")}
          confirmLabel={t("factor.setUp.continue")}
          variant="primary"
          field={{ name: "current", type: "password", label: t("password.current") }}
          onConfirm={begin}
          onClose={() => setOpen((now) => (now.kind === "ask" ? { kind: "none" } : now))}
        />
      ) : null}
      {open.kind === "setUp" ? <SecondFactorDialog begun={open.begun} actions={actions} onClose={close} /> : null}
      {open.kind === "remove" ? (
        <TypedConfirmDialog
          title={t("factor.remove.title")}
          description={t("factor.remove.text")}
          confirmLabel={t("factor.turnOff")}
          field={{ name: "current", type: "password", label: t("password.current") }}
          onConfirm={actions.remove}
          onClose={close}
        />
      ) : null}
    </>
  );
}
