import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { classNames } from "../../styles/class-names";
import * as styles from "./stack.css";

export interface StackProps extends ComponentPropsWithoutRef<"div"> {
  as?:
    | "div"
    | "section"
    | "ul"
    | "ol"
    | "li"
    | "form"
    | "main"
    | "header"
    | "footer"
    | "nav"
    | "aside"
    | "span"
    | "dl"
    | "fieldset";
  /** Pixels between the children, a step of the scale. Default 12 (Stack), 8 (Row). */
  gap?: keyof typeof styles.gaps;
  align?: keyof typeof styles.aligns;
  justify?: keyof typeof styles.justifies;
  /** Take the room that is left in a flex parent. */
  grow?: boolean;
}

export interface RowProps extends StackProps {
  wrap?: boolean;
}

function pick({ gap, align, justify, grow }: Pick<StackProps, "gap" | "align" | "justify" | "grow">) {
  return classNames(
    gap !== undefined && styles.gaps[gap],
    align && styles.aligns[align],
    justify && styles.justifies[justify],
    grow && styles.grow,
  );
}

/**
 * Children one under the other.
 * @example
 * import { Row, Stack } from "@hotseat/ui/stack";
 *
 * <Stack gap={16}><Heading>Title</Heading><Row gap={8}><Button>Save</Button></Row></Stack>
 * @keyboard None: it takes no focus.
 * @do Choose the element with `as`, and the distance from the scale.
 * @dont Change the order with CSS: the Tab key follows the document.
 */
export const Stack = forwardRef<HTMLDivElement, StackProps>(function Stack(
  { as = "div", gap = 12, align, justify, grow, className, ...rest },
  ref,
) {
  const Element = as as "div";
  return (
    <Element {...rest} ref={ref} className={classNames(styles.stack, pick({ gap, align, justify, grow }), className)} />
  );
});

/** Children side by side, centred on the line. */
export const Row = forwardRef<HTMLDivElement, RowProps>(function Row(
  { as = "div", gap = 8, align = "center", justify, grow, wrap, className, ...rest },
  ref,
) {
  const Element = as as "div";
  return (
    <Element
      {...rest}
      ref={ref}
      className={classNames(styles.row, wrap && styles.wrap, pick({ gap, align, justify, grow }), className)}
    />
  );
});

/** A hairline. */
export function Divider({ orientation = "horizontal" }: { orientation?: "horizontal" | "vertical" }) {
  return <span aria-hidden="true" data-orientation={orientation} className={styles.divider} />;
}
