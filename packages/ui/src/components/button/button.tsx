import { Button as RadixButton } from "@radix-ui/themes";
import type { LucideIcon } from "lucide-react";
import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { classNames } from "../../styles/class-names";
import { Icon } from "../icon/icon";
import { Spinner } from "../spinner/spinner";
import * as styles from "./button.css";
import { type ButtonSize, type ButtonVariant, buttonBase } from "./button-base";

export type { ButtonSize, ButtonVariant } from "./button-base";

export interface ButtonProps extends Omit<ComponentPropsWithoutRef<"button">, "color"> {
  /** `primary` once per screen; `danger` ends or deletes. Default `soft`. */
  variant?: ButtonVariant;
  /** 24, 32, 40 or 48 pixels high. Default `medium`. */
  size?: ButtonSize;
  /** Busy: keeps focus, ignores presses, shows a spinner over the text. */
  busy?: boolean;
  /** Disabled for a moment: looks disabled, but keeps the keyboard focus. */
  resting?: boolean;
  /** Icon before and after the text. Not with `asChild`: put an `<Icon>` into the child there. */
  icon?: LucideIcon;
  iconEnd?: LucideIcon;
  /** As wide as its parent. */
  wide?: boolean;
  /** Gives the only child (a link) the look of a button. */
  asChild?: boolean;
}

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
    type = "button",
    ...rest
  },
  ref,
) {
  const iconSize = size === "huge" ? 20 : size === "small" ? 14 : 16;
  return (
    <RadixButton
      {...buttonBase({ variant, size, busy, resting, ...rest })}
      ref={ref}
      {...(asChild ? { asChild } : { type })}
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
