import { ChevronDown, type LucideIcon, X } from "lucide-react";
import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { classNames } from "../../styles/class-names";
import { Icon } from "../icon/icon";
import * as styles from "./chip.css";

export interface ChipProps extends Omit<ComponentPropsWithoutRef<"button">, "type"> {
  /** A value is set: its words are the label, in the accent colour. */
  chosen?: boolean;
  /** Takes the value away again; shown while chosen, and by Delete or Backspace. */
  onRemove?: () => void;
  /** Name of the removing button, for example "Remove English". */
  removeLabel?: string;
  icon?: LucideIcon;
  /** Opens a choice: shows the chevron while empty. Default true; false for a plain on/off chip. */
  opens?: boolean;
}

/**
 * A filter: empty, chosen with remove, open. Use it as the `trigger` of a `Menu` or `Popover`.
 * @example
 * import { Chip } from "@hotseat/ui/chip";
 *
 * <Menu trigger={<Chip chosen onRemove={clear} removeLabel="Remove English">English</Chip>}>…</Menu>
 * @keyboard Enter and Space open or press it. Delete and Backspace remove the value. The removing button is a stop of its own.
 * @do Use it as the `trigger` of a `Menu` or `Popover`; name what is removed in `removeLabel`.
 * @dont Use it for a state that nobody can change: that is a `Badge`.
 */
export const Chip = forwardRef<HTMLButtonElement, ChipProps>(function Chip(
  { chosen, onRemove, removeLabel, icon, opens = true, className, children, onKeyDown, ...rest },
  ref,
) {
  const removable = chosen && onRemove;
  return (
    <span className={classNames(styles.chip, className)} data-chosen={chosen || undefined}>
      <button
        {...rest}
        ref={ref}
        type="button"
        {...(opens ? {} : { "aria-pressed": Boolean(chosen) })}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (removable && (event.key === "Delete" || event.key === "Backspace")) onRemove();
        }}
        data-removable={removable ? "" : undefined}
        className={styles.main}
      >
        {icon ? <Icon as={icon} size={14} /> : null}
        {children}
        {opens && !removable ? <Icon as={ChevronDown} size={14} className={styles.chevron} /> : null}
      </button>
      {removable ? (
        <button type="button" aria-label={removeLabel} onClick={onRemove} className={styles.remove}>
          <Icon as={X} size={14} />
        </button>
      ) : null}
    </span>
  );
});
