import { RadioGroup as RadixRadioGroup } from "@radix-ui/themes";
import type { ReactNode } from "react";
import * as styles from "./radio-group.css";

export interface RadioGroupProps<Value extends string> {
  /** Names the group; shown above it unless `hideLabel`. */
  label: string;
  hideLabel?: boolean;
  value?: Value;
  onValueChange?: (value: Value) => void;
  options: ReadonlyArray<{ value: Value; label: ReactNode; hint?: ReactNode; disabled?: boolean }>;
  disabled?: boolean;
  name?: string;
  className?: string;
}

/** One of a few, all in sight. */
export function RadioGroup<Value extends string>({
  label,
  hideLabel,
  options,
  onValueChange,
  className,
  ...rest
}: RadioGroupProps<Value>) {
  return (
    <div className={className}>
      {hideLabel ? null : (
        <span className={styles.label} aria-hidden="true">
          {label}
        </span>
      )}
      <RadixRadioGroup.Root
        {...rest}
        aria-label={label}
        size="2"
        className={styles.list}
        {...(onValueChange ? { onValueChange: (value: string) => onValueChange(value as Value) } : {})}
      >
        {options.map((option) => (
          <RadixRadioGroup.Item
            key={option.value}
            value={option.value}
            disabled={option.disabled}
            className={styles.item}
          >
            <span>
              {option.label}
              {option.hint ? <span className={styles.hint}>{option.hint}</span> : null}
            </span>
          </RadixRadioGroup.Item>
        ))}
      </RadixRadioGroup.Root>
    </div>
  );
}
