import { RadioGroup as RadixRadioGroup } from "@radix-ui/themes";
import type { FocusEvent, ReactNode } from "react";
import * as styles from "./radio-group.css";

export interface RadioGroupProps<Value extends string> {
  /** Names the group; shown above it unless `hideLabel`. */
  label: string;
  hideLabel?: boolean;
  value?: Value;
  onValueChange?: (value: Value) => void;
  options: ReadonlyArray<{
    value: Value;
    label: ReactNode;
    hint?: ReactNode;
    disabled?: boolean;
    /** Before the words, such as a face; shown in cards. */
    picture?: ReactNode;
  }>;
  /** A plain list, or a card for each, two beside each other where there is room. Default `list`. */
  look?: "list" | "cards";
  disabled?: boolean;
  name?: string;
  className?: string;
}

/**
 * Arrows choose as they move (WAI-ARIA, radio group). Radix moves the focus a moment after the key and chooses only while the key is
 * held: after a quick tap on a slow machine the focus would stand on what is not chosen.
 */
function chooseWhenMovedTo({ currentTarget, relatedTarget }: FocusEvent<HTMLButtonElement>): void {
  const group = currentTarget.closest("[role=radiogroup]");
  if (relatedTarget instanceof Element && relatedTarget.matches("[role=radio]") && group?.contains(relatedTarget))
    currentTarget.click();
}

/**
 * One of a few, all in sight.
 * @example
 * import { RadioGroup } from "@hotseat/ui/radio-group";
 *
 * <RadioGroup label="Access" value={access} onValueChange={setAccess} options={[{ value: "open", label: "Open" }, { value: "ask", label: "On request" }]} />
 * @keyboard One Tab stop. Arrows move and choose at once; choices that are off are left out.
 * @do Use it for two to about six choices that need words.
 * @dont Use it for a long list: that is a `Select`.
 */
export function RadioGroup<Value extends string>({
  label,
  hideLabel,
  options,
  onValueChange,
  look = "list",
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
        className={look === "cards" ? styles.cards : styles.list}
        {...(onValueChange ? { onValueChange: (value: string) => onValueChange(value as Value) } : {})}
      >
        {options.map((option) => (
          <RadixRadioGroup.Item
            key={option.value}
            value={option.value}
            disabled={option.disabled}
            className={look === "cards" ? styles.card : styles.item}
            onFocus={chooseWhenMovedTo}
          >
            <span className={look === "cards" ? styles.inside : undefined}>
              {look === "cards" ? option.picture : null}
              <span className={styles.words}>
                {option.label}
                {option.hint ? <span className={styles.hint}>{option.hint}</span> : null}
              </span>
            </span>
          </RadixRadioGroup.Item>
        ))}
      </RadixRadioGroup.Root>
    </div>
  );
}
