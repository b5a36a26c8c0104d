import { ChevronUp, type LucideIcon, TriangleAlert } from "lucide-react";
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { classNames } from "../../styles/class-names";
import { Icon } from "../icon/icon";
import { Menu } from "../menu/menu";
import * as styles from "./tool-button.css";

export type ToolState = "rest" | "on" | "off" | "blocked";

export interface ToolButtonProps extends Omit<ComponentPropsWithoutRef<"button">, "children" | "type" | "aria-label"> {
  icon: LucideIcon;
  /** The word under the button; also its accessible name. */
  label: string;
  /** What pressing does, added to the name for screen readers, for example "mute". */
  action?: string;
  /** `on` accent, `off` red (silenced), `blocked` red with a warning mark. Default `rest`. */
  state?: ToolState;
  /** For on/off tools: sets `aria-pressed`. */
  pressed?: boolean;
  /** `MenuItem`s: makes it a split button. */
  menu?: ReactNode;
  /** Name of the menu's button; required with `menu`. */
  menuLabel?: string;
  /** Something small at the corner, for example a `CountBadge`. */
  badge?: ReactNode;
  /** Keep the label for screen readers only, where there is no room. */
  compact?: boolean;
}

/**
 * A cell of the control bar: button 40 × 36 with a word under it, split when it has a menu.
 * @example
 * import { ToolButton } from "@hotseat/ui/tool-button";
 *
 * <ToolButton icon={Mic} label="Mic" action="mute" onClick={mute} menu={<MenuItem>Built-in microphone</MenuItem>} menuLabel="Choose a microphone" />
 * @keyboard Enter and Space press it. The menu’s button is the next stop; in a `Toolbar` arrows move between both.
 * @do Say in `action` what a press does, and set `pressed` for tools that are on or off.
 * @dont Use it outside a bar of tools: that is a `Button`.
 */
export const ToolButton = forwardRef<HTMLButtonElement, ToolButtonProps>(function ToolButton(
  { icon, label, action, state = "rest", pressed, menu, menuLabel, badge, compact, className, ...rest },
  ref,
) {
  return (
    <span
      className={classNames(styles.cell, className)}
      data-state={state}
      data-split={menu ? "" : undefined}
      data-compact={compact || undefined}
    >
      <span className={styles.buttons}>
        <button
          {...rest}
          ref={ref}
          type="button"
          aria-label={action ? `${label}, ${action}` : label}
          aria-pressed={pressed}
          data-state={state}
          className={styles.button}
        >
          <Icon as={icon} size={19} />
          {state === "blocked" ? <Icon as={TriangleAlert} size={12} className={styles.mark} /> : null}
        </button>
        {badge}
        {menu ? (
          <Menu
            side="top"
            trigger={
              <button type="button" aria-label={menuLabel} data-state={state} className={styles.opener}>
                <Icon as={ChevronUp} size={14} />
              </button>
            }
          >
            {menu}
          </Menu>
        ) : null}
      </span>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
    </span>
  );
});
