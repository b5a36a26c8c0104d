import { type KeyboardEvent, useRef } from "react";
import { classNames } from "../../styles/class-names";
import { bandOf, SCORE_MAX, SCORE_MIN, SCORES, type Score } from "../score-chip/band";
import * as styles from "./score-radios.css";

export interface ScoreRadiosProps {
  /** `null` while nothing is chosen. */
  value: Score | null;
  onValueChange: (value: Score) => void;
  /** The scored item; names the group. */
  label: string;
  /** Labels under the two ends. */
  lowLabel?: string;
  highLabel?: string;
  /** A radio's accessible name, for example "5 of 6". Default: the digit. */
  optionLabel?: (score: Score) => string;
  /** Id of the text that explains the scores. */
  "aria-describedby"?: string;
  disabled?: boolean;
  /** Visible and focusable, not changeable. */
  readOnly?: boolean;
  className?: string;
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Returns the score for a key: arrows wrap around, digits and the ends select directly. */
function scoreForKey(key: string, current: Score | null): Score | null {
  if (key === "Home") return SCORE_MIN;
  if (key === "End") return SCORE_MAX;
  const digit = SCORES.find((score) => String(score) === key);
  if (digit) return digit;
  const step = STEPS[key];
  if (step === undefined) return null;
  if (current === null) return step > 0 ? SCORE_MIN : SCORE_MAX;
  const count = SCORES.length;
  return SCORES[(current - 1 + step + count) % count] ?? null;
}

/**
 * Six radios in a row, 44 pixels high. Arrow keys and the digits 1 to 6 choose.
 * @example
 * import { ScoreRadios } from "@hotseat/ui/score-radios";
 *
 * <ScoreRadios label="Trade-offs" value={score} onValueChange={setScore} lowLabel="Not yet" highLabel="Ready for the job" />
 * @keyboard One Tab stop. Digits 1 to 6 and the arrow keys choose, Home and End go to the ends. Arrows go round.
 * @do Give both ends words, and say in `optionLabel` what a digit means.
 * @dont Choose a score for the person: it starts at `null`.
 */
export function ScoreRadios({
  value,
  onValueChange,
  label,
  lowLabel,
  highLabel,
  optionLabel = String,
  disabled,
  readOnly,
  className,
  ...describe
}: ScoreRadiosProps) {
  const row = useRef<HTMLDivElement>(null);
  const choose = (score: Score) => {
    if (!readOnly && !disabled) onValueChange(score);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const score = scoreForKey(event.key, value);
    if (score === null) return;
    event.preventDefault();
    choose(score);
    row.current?.querySelector<HTMLElement>(`[data-score="${score}"]`)?.focus();
  };
  return (
    <div className={className}>
      <div
        ref={row}
        role="radiogroup"
        aria-label={label}
        aria-readonly={readOnly || undefined}
        aria-disabled={disabled || undefined}
        {...describe}
        className={styles.row}
      >
        {SCORES.map((score) => {
          const chosen = score === value;
          return (
            // biome-ignore lint/a11y/useSemanticElements: a radio that is a button keeps digits and focus in one place
            <button
              key={score}
              type="button"
              role="radio"
              aria-checked={chosen}
              aria-label={optionLabel(score)}
              data-score={score}
              data-band={chosen ? bandOf(score) : undefined}
              disabled={disabled}
              tabIndex={chosen || (value === null && score === SCORE_MIN) ? 0 : -1}
              onClick={() => choose(score)}
              onKeyDown={onKeyDown}
              className={classNames(styles.radio)}
            >
              {score}
            </button>
          );
        })}
      </div>
      {lowLabel || highLabel ? (
        <div className={styles.ends} aria-hidden="true">
          <span>{lowLabel}</span>
          <span>{highLabel}</span>
        </div>
      ) : null}
    </div>
  );
}
