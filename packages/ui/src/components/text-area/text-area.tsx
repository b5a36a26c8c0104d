import { TextArea as RadixTextArea } from "@radix-ui/themes";
import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { classNames } from "../../styles/class-names";
import { Field, type FieldProps } from "../field/field";
import * as styles from "./text-area.css";

export interface TextAreaProps
  extends FieldProps,
    Omit<ComponentPropsWithoutRef<"textarea">, "color" | "value" | "defaultValue"> {
  value?: string;
  defaultValue?: string;
  /** Takes the remaining height in a column; otherwise `rows` decides. */
  fills?: boolean;
  /** At least 80 pixels high, growing with the text where the browser supports it; elsewhere it scrolls. */
  grows?: boolean;
  /** Lets the reader drag it taller. Default `vertical`, none while it fills. */
  resize?: "none" | "vertical";
}

/**
 * Several lines of text.
 * @example
 * import { TextArea } from "@hotseat/ui/text-area";
 *
 * <TextArea label="Comment" hint="Only the person reads it." rows={3} />
 * @keyboard Enter begins a line, Tab leaves the field.
 * @do Keep what is typed when sending fails, and say so in `error`.
 * @dont Cut a text that is too long: say how much has to go.
 */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  { label, hideLabel, hint, error, id, fills, grows, resize = "vertical", rows = 4, className, ...rest },
  ref,
) {
  return (
    <Field
      id={id}
      label={label}
      hideLabel={hideLabel}
      hint={hint}
      error={error}
      className={classNames(fills && styles.fills, className)}
    >
      {({ labelId: _labelId, ...ids }) => (
        <RadixTextArea
          {...rest}
          ref={ref}
          {...ids}
          rows={rows}
          size="2"
          resize={fills ? "none" : resize}
          className={classNames(styles.area, fills && styles.fills, grows && styles.grows)}
        />
      )}
    </Field>
  );
});
