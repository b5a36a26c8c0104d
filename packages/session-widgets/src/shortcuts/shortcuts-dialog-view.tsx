import { Dialog } from "@hotseat/ui/dialog";
import { Kbd } from "@hotseat/ui/kbd";
import { Switch } from "@hotseat/ui/switch";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../locales";
import type { Shortcut } from "./shortcut-catalogue";
import * as styles from "./shortcuts.css";

export interface ShortcutsDialogViewProps {
  shortcuts: readonly Shortcut[];
  onClose: () => void;
  /** Whether "?" alone opens this. */
  singleKey: boolean;
  onSingleKeyChange: (isOn: boolean) => void;
}

const GROUPS = ["dashboard", "schedule", "controls"] as const;

/** Arrows are drawn the same in every language. */
const SIGNS: Readonly<Record<string, string>> = { ArrowLeft: "←", ArrowRight: "→", ArrowUp: "↑", ArrowDown: "↓" };
const NAMED: ReadonlySet<string> = new Set(["Alt", "Shift", "Home", " "]);

function Keys({ keys }: { keys: readonly string[] }) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "shortcuts.key" });
  const nameOf = (key: string) => {
    if (SIGNS[key]) return SIGNS[key];
    return NAMED.has(key) ? t(key === " " ? "Space" : key) : key.toUpperCase();
  };
  return (
    <span className={styles.keys}>
      {keys.map((key) => (
        <Kbd key={key}>{nameOf(key)}</Kbd>
      ))}
    </span>
  );
}

/** Every key of the live session that the reader may use. */
export function ShortcutsDialogView({ shortcuts, onClose, singleKey, onSingleKeyChange }: ShortcutsDialogViewProps) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "shortcuts" });
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      closeLabel={t("close")}
      title={t("title")}
      description={t("text")}
    >
      <div className={styles.groups}>
        {GROUPS.map((group) => {
          const lines = shortcuts.filter((shortcut) => shortcut.group === group);
          return lines.length === 0 ? null : (
            <section key={group}>
              <h2 className={styles.title}>{t(`group.${group}`)}</h2>
              <dl className={styles.list}>
                {lines.map((shortcut) => (
                  <div key={shortcut.name} className={styles.line}>
                    <dt className={styles.does}>{t(`does.${shortcut.name}`)}</dt>
                    <dd className={styles.by}>
                      <Keys keys={shortcut.keys} />
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          );
        })}
        <Switch checked={singleKey} onCheckedChange={onSingleKeyChange} label={t("singleKey")} />
      </div>
    </Dialog>
  );
}
