import { IconButton as RadixIconButton } from "@radix-ui/themes";
import type { LucideIcon } from "lucide-react";
import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent } from "react";
import { classNames } from "../../styles/class-names";
import type { ButtonSize, ButtonVariant } from "../button/button";
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
  /** Cannot be pressed for a moment: as disabled, but whoever is on it by keyboard stays there. */
  resting?: boolean;
  tooltip?: boolean;
}

const LOOKS = {
  primary: { variant: "solid" },
  soft: { variant: "soft" },
  secondary: { variant: "soft", color: "gray", highContrast: true },
  ghost: { variant: "ghost", color: "gray", highContrast: true },
  danger: { variant: "soft", color: "red" },
} as const satisfies Record<ButtonVariant, object>;

const SIZES = { small: "1", medium: "2", large: "3", huge: "4" } as const satisfies Record<ButtonSize, string>;

/**
 * A button that is only a glyph; its name is required.
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
    onClick,
    type = "button",
    ...rest
  },
  ref,
) {
  const press = (event: MouseEvent<HTMLButtonElement>) => (busy || resting ? event.preventDefault() : onClick?.(event));
  const button = (
    <RadixIconButton
      {...LOOKS[variant]}
      {...rest}
      ref={ref}
      {...(resting ? { "data-disabled": "" } : {})}
      type={type}
      size={SIZES[size]}
      {...(round ? { radius: "full" as const } : {})}
      onClick={press}
      aria-label={label}
      aria-busy={busy || undefined}
      aria-disabled={busy || resting || rest["aria-disabled"]}
      data-look={variant}
      className={classNames(styles.iconButton, className)}
    >
      {busy ? <Spinner /> : <Icon as={icon} size={size === "small" ? 14 : size === "medium" ? 16 : 19} />}
    </RadixIconButton>
  );
  return tooltip ? <Tooltip content={label}>{button}</Tooltip> : button;
});
