import type { ComponentPropsWithoutRef, MouseEvent } from "react";

export type ButtonVariant = "primary" | "soft" | "secondary" | "ghost" | "danger";
export type ButtonSize = "small" | "medium" | "large" | "huge";

const LOOKS = {
  primary: { variant: "solid" },
  soft: { variant: "soft" },
  secondary: { variant: "soft", color: "gray", highContrast: true },
  ghost: { variant: "ghost", color: "gray", highContrast: true },
  danger: { variant: "soft", color: "red" },
} as const satisfies Record<ButtonVariant, object>;

const SIZES = { small: "1", medium: "2", large: "3", huge: "4" } as const satisfies Record<ButtonSize, string>;

interface BaseProps extends Omit<ComponentPropsWithoutRef<"button">, "color"> {
  variant: ButtonVariant;
  size: ButtonSize;
  busy: boolean;
  resting: boolean;
}

/** Returns the props of Radix's button for our variant, size and state: busy and resting buttons keep the focus and ignore presses. */
export function buttonBase({ variant, size, busy, resting, onClick, ...rest }: BaseProps) {
  const isStill = busy || resting;
  const press = (event: MouseEvent<HTMLButtonElement>) => (isStill ? event.preventDefault() : onClick?.(event));
  return {
    ...LOOKS[variant],
    ...rest,
    ...(resting ? { "data-disabled": "" } : {}),
    size: SIZES[size],
    onClick: press,
    "aria-busy": busy || undefined,
    "aria-disabled": isStill || rest["aria-disabled"],
    "data-look": variant,
  };
}
