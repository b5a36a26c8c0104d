import { IconButton as RadixIconButton } from "@radix-ui/themes";
import type { LucideIcon } from "lucide-react";
import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { classNames } from "../../styles/class-names";
import { type ButtonSize, type ButtonVariant, buttonBase } from "../button/button-base";
import { Icon } from "../icon/icon";
import { Spinner } from "../spinner/spinner";
import { Tooltip } from "../tooltip/tooltip";
import * as styles from "./icon-button.css";

export interface IconButtonProps extends Omit<ComponentPropsWithoutRef<"button">, "color" | "children" | "aria-label"> {
  icon: LucideIcon;
  /** The accessible name; also shown as a tooltip unless `tooltip` is false. */
  label: string;
  /** Default `ghost`. */
  variant?: ButtonVariant;
  /** 24, 32, 40 or 48 pixels square. Default `medium`. */
  size?: ButtonSize;
  /** Fully round. */
  round?: boolean;
  busy?: boolean;
  /** Disabled for a moment: looks disabled, but keeps the keyboard focus. */
  resting?: boolean;
  tooltip?: boolean;
}

/**
 * A button with an icon only; its name is required.
 * @example
 * import { IconButton } from "@hotseat/ui/icon-button";
 *
 * <IconButton icon={Pencil} label="Edit" onClick={edit} />
 * @keyboard Enter and Space press it. The tooltip with its name shows on focus.
 * @do Name what it does in `label`.
 * @dont Use it for an action that people do not know by its sign: use a `Button`.
 */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  {
    icon,
    label,
    variant = "ghost",
    size = "medium",
    round,
    busy = false,
    resting = false,
    tooltip = true,
    className,
    type = "button",
    ...rest
  },
  ref,
) {
  const button = (
    <RadixIconButton
      {...buttonBase({ variant, size, busy, resting, ...rest })}
      ref={ref}
      type={type}
      {...(round ? { radius: "full" as const } : {})}
      aria-label={label}
      className={classNames(styles.iconButton, className)}
    >
      {busy ? <Spinner /> : <Icon as={icon} size={size === "small" ? 14 : size === "medium" ? 16 : 19} />}
    </RadixIconButton>
  );
  return tooltip ? <Tooltip content={label}>{button}</Tooltip> : button;
});
