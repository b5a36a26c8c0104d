import type { LucideIcon, LucideProps } from "lucide-react";

export interface IconProps extends Omit<LucideProps, "ref" | "size" | "strokeWidth"> {
  /** A glyph of lucide-react. */
  as: LucideIcon;
  /** Pixels: 16 in text and buttons, 19 control bar, 20 tabs, 13 over video. Default 16. */
  size?: number;
  /** Only where no text beside it says the same; without it the icon is hidden from screen readers. */
  label?: string;
}

/**
 * One glyph of the one icon set, in the house stroke.
 * @example
 * import { Icon } from "@hotseat/ui/icon";
 *
 * <Icon as={Mic} />
 * @keyboard None: it takes no focus.
 * @do Give `label` only where no text beside it says the same.
 * @dont Draw icons of another set: lucide is the only one.
 */
export function Icon({ as: Glyph, size = 16, label, ...rest }: IconProps) {
  const naming = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  return (
    <Glyph
      size={size}
      strokeWidth={1.75}
      focusable="false"
      {...naming}
      {...rest}
      // As style, because a page's `svg { … }` beats attributes.
      style={{ flex: "none", width: size, height: size, fill: "none", ...rest.style }}
    />
  );
}
