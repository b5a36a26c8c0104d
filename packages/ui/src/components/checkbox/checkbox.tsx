import { Checkbox as RadixCheckbox } from "@radix-ui/themes";
import type { ReactNode } from "react";
import { classNames } from "../../styles/class-names";
import * as styles from "./checkbox.css";

export interface CheckboxProps {
  /** `"indeterminate"` when only some of its items are chosen. */
  checked?: boolean | "indeterminate";
  defaultChecked?: boolean;
  onCheckedChange?: (checked: boolean) => void;
  /** The label beside it, also pressable. Without it give `aria-label`. */
  label?: ReactNode;
  "aria-label"?: string;
  disabled?: boolean;
  required?: boolean;
  "aria-invalid"?: boolean;
  "aria-describedby"?: string;
  name?: string;
  id?: string;
  className?: string;
}

/**
 * Yes or no, taken on submit.
 * @example
 * import { Checkbox } from "@hotseat/ui/checkbox";
 *
 * <Checkbox label="Keep a replay" checked={kept} onCheckedChange={setKept} />
 * @keyboard Space changes it; a press on the label does too.
 * @do Use it in forms and lists where several may be chosen.
 * @dont Use it for what takes effect at once: that is a `Switch`.
 */
export function Checkbox({ label, className, onCheckedChange, ...rest }: CheckboxProps) {
  const box = (
    <RadixCheckbox
      {...rest}
      size="2"
      onCheckedChange={(checked) => onCheckedChange?.(checked === true)}
      className={classNames(styles.box, label ? undefined : className)}
    />
  );
  if (!label) return box;
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the button inside it
    <label className={classNames(styles.row, className)}>
      {box}
      <span>{label}</span>
    </label>
  );
}
