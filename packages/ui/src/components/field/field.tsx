import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { classNames } from "../../styles/class-names";
import { Icon } from "../icon/icon";
import * as styles from "./field.css";

/** What a labelled control shows around itself. */
export interface FieldProps {
  label?: ReactNode;
  /** Keep the label for screen readers only. */
  hideLabel?: boolean;
  hint?: ReactNode;
  /** What is wrong and how to mend it; marks the control invalid. */
  error?: ReactNode;
}

export interface FieldIds {
  id: string;
  labelId: string;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
}

interface FieldFrameProps extends FieldProps {
  id?: string;
  className?: string;
  children: (ids: FieldIds) => ReactNode;
}

/**
 * Label, control, hint and error, tied together for screen readers.
 * @example
 * import { Field } from "@hotseat/ui/field";
 *
 * <Field label="Colour" hint="Of your tile.">{({ labelId, ...ids }) => <input type="color" {...ids} />}</Field>
 * @keyboard None of its own: a press on the label focuses the control, which has its own keys.
 * @do Spread the ids on the control, so that label, hint and error belong to it.
 * @dont Put two controls into one field.
 */
export function Field({ id: givenId, label, hideLabel, hint, error, className, children }: FieldFrameProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const describedBy = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
  return (
    <div className={classNames(styles.field, className)} data-field="">
      {label ? (
        <label htmlFor={id} id={`${id}-label`} className={hideLabel ? styles.hiddenLabel : styles.label}>
          {label}
        </label>
      ) : null}
      {children({
        id,
        labelId: `${id}-label`,
        ...(describedBy ? { "aria-describedby": describedBy } : {}),
        ...(error ? { "aria-invalid": true as const } : {}),
      })}
      {hint ? (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      ) : null}
      {error ? (
        <span id={`${id}-error`} className={styles.error}>
          <Icon as={CircleAlert} size={12} />
          {error}
        </span>
      ) : null}
    </div>
  );
}
