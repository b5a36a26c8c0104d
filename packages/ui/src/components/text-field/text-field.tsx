import { TextField as RadixTextField } from "@radix-ui/themes";
import type { LucideIcon } from "lucide-react";
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { Field, type FieldProps } from "../field/field";
import { Icon } from "../icon/icon";
import * as styles from "./text-field.css";

type InputType =
  | "text"
  | "search"
  | "email"
  | "url"
  | "tel"
  | "number"
  | "date"
  | "time"
  | "datetime-local"
  | "password";

export interface TextFieldProps
  extends FieldProps,
    Omit<ComponentPropsWithoutRef<"input">, "size" | "type" | "value" | "defaultValue" | "color"> {
  type?: InputType;
  value?: string;
  defaultValue?: string;
  /** 32 or 40 pixels high. Default `medium` (32). */
  size?: "medium" | "large";
  /** Icon at the start. */
  icon?: LucideIcon;
  /** Content at the end, for example a clearing button. */
  end?: ReactNode;
}

/**
 * One line of text. Give it a `label`, or an `aria-label` where the surroundings name it.
 * @example
 * import { TextField } from "@hotseat/ui/text-field";
 *
 * <TextField label="E-mail" type="email" error={problem} />
 * @keyboard Tab reaches the field, then what is in `end`. Enter sends the form around it.
 * @do Say in `error` how to mend it.
 * @dont Use the placeholder in place of a label.
 */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { label, hideLabel, hint, error, id, size = "medium", icon, end, className, ...rest },
  ref,
) {
  return (
    <Field id={id} label={label} hideLabel={hideLabel} hint={hint} error={error} className={className}>
      {({ labelId: _labelId, ...ids }) => (
        <RadixTextField.Root {...rest} ref={ref} {...ids} size={size === "large" ? "3" : "2"} className={styles.input}>
          {icon ? (
            <RadixTextField.Slot className={styles.slot}>
              <Icon as={icon} />
            </RadixTextField.Slot>
          ) : null}
          {end ? <RadixTextField.Slot side="right">{end}</RadixTextField.Slot> : null}
        </RadixTextField.Root>
      )}
    </Field>
  );
});
