import { Select as RadixSelect } from "@radix-ui/themes";
import type { ReactNode } from "react";
import { usePortalContainer } from "../../themes/portal";
import { Field, type FieldProps } from "../field/field";
import * as styles from "./select.css";

export interface SelectOption<Value extends string> {
  value: Value;
  label: ReactNode;
  disabled?: boolean;
}

export interface SelectProps<Value extends string> extends FieldProps {
  value?: Value;
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
  options: ReadonlyArray<SelectOption<Value>>;
  placeholder?: string;
  /** 32 or 40 pixels high. Default `medium` (32). */
  size?: "medium" | "large";
  disabled?: boolean;
  required?: boolean;
  name?: string;
  id?: string;
  /** The accessible name, where other text replaces the `label`. */
  "aria-label"?: string;
  className?: string;
}

/**
 * One choice from a list.
 * @example
 * import { Select } from "@hotseat/ui/select";
 *
 * <Select label="Language" value={language} onValueChange={setLanguage} options={[{ value: "en", label: "English" }, { value: "fr", label: "Français" }]} />
 * @keyboard Enter, Space and arrows open it. Arrows and first letters move, Enter chooses, Escape closes without a change.
 * @do Give a `label`, and a `placeholder` while nothing is chosen.
 * @dont Use it for two or three choices: show them in a `RadioGroup`.
 */
export function Select<Value extends string>({
  label,
  hideLabel,
  hint,
  error,
  id,
  options,
  placeholder,
  size = "medium",
  className,
  onValueChange,
  "aria-label": ariaLabel,
  ...rest
}: SelectProps<Value>) {
  const container = usePortalContainer() ?? undefined;
  return (
    <Field
      id={id}
      label={label ?? ariaLabel}
      hideLabel={hideLabel || !label}
      hint={hint}
      error={error}
      className={className}
    >
      {({ labelId, ...ids }) => (
        <RadixSelect.Root
          {...rest}
          size={size === "large" ? "3" : "2"}
          {...(onValueChange ? { onValueChange: (value: string) => onValueChange(value as Value) } : {})}
        >
          <RadixSelect.Trigger
            {...ids}
            // Its accessible name is its label with the shown value.
            aria-labelledby={`${labelId} ${ids.id}`}
            placeholder={placeholder}
            className={`${styles.trigger} ${styles.inset[size]}`}
          />
          <RadixSelect.Content
            position="popper"
            container={container}
            variant="soft"
            color="gray"
            highContrast
            className={styles.content}
          >
            {options.map((option) => (
              <RadixSelect.Item key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </RadixSelect.Item>
            ))}
          </RadixSelect.Content>
        </RadixSelect.Root>
      )}
    </Field>
  );
}
