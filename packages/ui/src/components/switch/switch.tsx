import { Switch as RadixSwitch } from "@radix-ui/themes";
import type { ReactNode } from "react";
import { classNames } from "../../styles/class-names";
import * as styles from "./switch.css";

export interface SwitchProps {
  checked?: boolean;
  defaultChecked?: boolean;
  onCheckedChange?: (checked: boolean) => void;
  /** Words beside it, pressable too. Without them give `aria-label`. */
  label?: ReactNode;
  "aria-label"?: string;
  disabled?: boolean;
  id?: string;
  className?: string;
}

/**
 * On or off, at once.
 * @example
 * import { Switch } from "@hotseat/ui/switch";
 *
 * <Switch label="Compact mode" checked={compact} onCheckedChange={setCompact} />
 * @keyboard Space and Enter change it; a press on the label does too.
 * @do Use it for what takes effect at once.
 * @dont Use it in a form that is sent: that is a `Checkbox`.
 */
export function Switch({ label, className, ...rest }: SwitchProps) {
  const control = (
    <RadixSwitch {...rest} size="2" className={classNames(styles.control, label ? undefined : className)} />
  );
  if (!label) return control;
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the button inside it
    <label className={classNames(styles.row, className)}>
      {control}
      <span>{label}</span>
    </label>
  );
}
