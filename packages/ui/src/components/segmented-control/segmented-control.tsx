import { SegmentedControl as RadixSegmentedControl } from "@radix-ui/themes";
import type { ReactNode } from "react";
import { classNames } from "../../styles/class-names";
import * as styles from "./segmented-control.css";

export interface SegmentedControlProps<Value extends string> {
  /** What is chosen between. */
  label: string;
  value: Value;
  onValueChange: (value: Value) => void;
  options: ReadonlyArray<{ value: Value; label: ReactNode; disabled?: boolean }>;
  size?: "small" | "medium";
  /** As wide as its parent. */
  wide?: boolean;
  /** Hardly any room beside the words, for three choices where two would fit. */
  tight?: boolean;
  className?: string;
}

/**
 * Two to four choices of which one always holds.
 * @example
 * import { SegmentedControl } from "@hotseat/ui/segmented-control";
 *
 * <SegmentedControl label="Panel" value={panel} onValueChange={setPanel} options={[{ value: "people", label: "Participants" }, { value: "scores", label: "Scores" }]} />
 * @keyboard One Tab stop. Arrows move, Space chooses.
 * @do Use it to switch between views of the same thing.
 * @dont Use it for more than four choices, or for a form.
 */
export function SegmentedControl<Value extends string>({
  label,
  value,
  onValueChange,
  options,
  size = "medium",
  wide,
  tight,
  className,
}: SegmentedControlProps<Value>) {
  return (
    <RadixSegmentedControl.Root
      aria-label={label}
      value={value}
      onValueChange={(next) => onValueChange(next as Value)}
      size={size === "small" ? "1" : "2"}
      data-wide={wide || undefined}
      data-tight={tight || undefined}
      className={classNames(styles.control, className)}
    >
      {options.map((option) => (
        <RadixSegmentedControl.Item
          key={option.value}
          value={option.value}
          {...(option.disabled ? { disabled: true } : {})}
        >
          {option.label}
        </RadixSegmentedControl.Item>
      ))}
    </RadixSegmentedControl.Root>
  );
}
