import { Select } from "@hotseat/ui/select";
import { Switch } from "@hotseat/ui/switch";
import { type ReactNode, useId } from "react";
import * as styles from "./session-settings.css";

/** Settings that belong together. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <div>{children}</div>
    </section>
  );
}

interface RowProps {
  setting: string;
  name: string;
  hint?: string;
}

function Words({ id, name, hint }: { id?: string; name: string; hint?: string }) {
  return (
    <span className={styles.words}>
      <span id={id} className={styles.name}>
        {name}
      </span>
      {hint ? <span className={styles.hint}>{hint}</span> : null}
    </span>
  );
}

/** A switch with its name, and what it changes, at its left: all of it can be pressed. */
export function SwitchRow({
  setting,
  name,
  hint,
  on,
  onChange,
}: RowProps & { on: boolean; onChange: (on: boolean) => void }) {
  const id = useId();
  return (
    <label className={styles.row} data-setting={setting} htmlFor={id}>
      <Words name={name} {...(hint ? { hint } : {})} />
      <Switch id={id} checked={on} onCheckedChange={onChange} aria-label={name} />
    </label>
  );
}

export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** One of several, from a list. */
export function ChoiceRow({
  setting,
  name,
  hint,
  value,
  choices,
  placeholder,
  isWide = false,
  extra,
  onChange,
}: RowProps & {
  value: string;
  choices: readonly Choice[];
  /** Shown while nothing is chosen. */
  placeholder?: string;
  /** Its values are long. */
  isWide?: boolean;
  extra?: ReactNode;
  onChange: (value: string) => void;
}) {
  return (
    <div className={styles.row} data-setting={setting} data-wide={isWide}>
      <Words name={name} {...(hint ? { hint } : {})} />
      <span className={styles.control}>
        <Select
          aria-label={name}
          className={styles.grow}
          value={value}
          options={choices}
          disabled={choices.length === 0}
          {...(placeholder ? { placeholder } : {})}
          onValueChange={onChange}
        />
        {extra}
      </span>
    </div>
  );
}
