import { Button as RadixButton } from "@radix-ui/themes";
import type { LucideIcon } from "lucide-react";
import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent } from "react";
import { classNames } from "../../styles/class-names";
import { Icon } from "../icon/icon";
import { Spinner } from "../spinner/spinner";
import * as styles from "./button.css";

export type ButtonVariant = "primary" | "soft" | "secondary" | "ghost" | "danger";
export type ButtonSize = "small" | "medium" | "large" | "huge";

export interface ButtonProps extends Omit<ComponentPropsWithoutRef<"button">, "color"> {
  /** `primary` once per screen; `danger` ends or deletes. Default `soft`. */
  variant?: ButtonVariant;
  /** 24, 32, 40 or 48 pixels high. Default `medium`. */
  size?: ButtonSize;
  /** Working: keeps focus, ignores presses, shows a spinner over the words. */
  busy?: boolean;
  /** Cannot be pressed for a moment: as disabled, but whoever is on it by keyboard stays there. */
  resting?: boolean;
  /** Glyph before and after the words. Not with `asChild`: put an `<Icon>` into the child there. */
  icon?: LucideIcon;
  iconEnd?: LucideIcon;
  /** As wide as its parent. */
  wide?: boolean;
  /** Dress the only child (a link) as a button. */
  asChild?: boolean;
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
 * Something to press. States: rest, hover, focus, busy, off.
 * @example
 * import { Button } from "@hotseat/ui/button";
 *
 * <Button variant="primary" icon={Check} onClick={save}>Save</Button>
 * @keyboard Enter and Space press it. A busy or resting button keeps the focus and ignores both.
 * @do Use one `primary` button on a screen, and `danger` for what ends or deletes.
 * @dont Use a button to go to another page: give `asChild` a link.
 */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  {
    variant = "soft",
    size = "medium",
    busy = false,
    resting = false,
    icon,
    iconEnd,
    wide,
    asChild,
    className,
    children,
    onClick,
    type = "button",
    ...rest
  },
  ref,
) {
  const iconSize = size === "huge" ? 20 : size === "small" ? 14 : 16;
  const press = (event: MouseEvent<HTMLButtonElement>) => (busy || resting ? event.preventDefault() : onClick?.(event));
  return (
    <RadixButton
      {...LOOKS[variant]}
      {...rest}
      ref={ref}
      {...(resting ? { "data-disabled": "" } : {})}
      {...(asChild ? { asChild } : { type })}
      size={SIZES[size]}
      onClick={press}
      aria-busy={busy || undefined}
      aria-disabled={busy || resting || rest["aria-disabled"]}
      data-look={variant}
      data-wide={wide || undefined}
      className={classNames(styles.button, className)}
    >
      {asChild ? (
        children
      ) : (
        <>
          {busy ? (
            <span className={styles.spinner}>
              <Spinner />
            </span>
          ) : null}
          {icon ? <Icon as={icon} size={iconSize} /> : null}
          {children}
          {iconEnd ? <Icon as={iconEnd} size={iconSize} /> : null}
        </>
      )}
    </RadixButton>
  );
});
