import { useState } from "react";
import { ConfirmDialog, type ConfirmDialogProps } from "../dialog/confirm-dialog";
import { RadioGroup } from "../radio-group/radio-group";
import { Stack } from "../stack/stack";
import { TextArea } from "../text-area/text-area";

export interface SuggestedReason {
  value: string;
  label: string;
  /** Words to begin with; empty where the person finds their own. */
  words: string;
}

export interface ReasonDialogProps extends Omit<ConfirmDialogProps, "onConfirm" | "disabled" | "children" | "trigger"> {
  /** Label of the field: it names the reader. */
  label: string;
  /** Characters of the longest reason. */
  maxLength: number;
  /** Says by how many characters the text is too long; the text is never cut. */
  tooLong: (count: number) => string;
  /** The action needs no reason. Default false. */
  optional?: boolean;
  /** Suggestions above the field with the name of the choice; `first` is chosen at the opening, else the first one. Default: none. */
  suggestions?: { label: string; reasons: readonly SuggestedReason[]; first?: string };
  /**
   * Called with the reason without spaces around it; empty where it is optional. Resolves with the cause of a refusal, which then
   * stands at the field while the dialog and its text stay; null closes the dialog.
   */
  onConfirm: (reason: string) => Promise<string | null>;
}

/**
 * Asks for the reason of a refusal, which another person reads.
 * @example
 * import { ReasonDialog } from "@hotseat/ui/reason-dialog";
 *
 * <ReasonDialog open title="Decline Tom’s request?" label="Reason (optional)" optional maxLength={500} tooLong={(count) => `${count} too many`} confirmLabel="Decline" cancelLabel="Cancel" onConfirm={decline} />
 * @keyboard Focus starts on the suggestions, else in the field. Arrows move between suggestions, Tab goes on, Escape cancels.
 * @do Say in `label` that the person reads the text.
 * @dont Ask for a reason that nobody reads.
 */
export function ReasonDialog(props: ReasonDialogProps) {
  const { label, maxLength, tooLong, optional = false, suggestions, onConfirm, ...dialog } = props;
  const reasons = suggestions?.reasons ?? [];
  const [chosen, setChosen] = useState(() => suggestions?.first ?? reasons[0]?.value ?? "");
  /** Words that were typed by hand stay; null: the words of the suggestion, in the page's language. */
  const [typed, setTyped] = useState<string | null>(null);
  const suggested = reasons.find(({ value }) => value === chosen)?.words ?? "";
  const words = typed ?? suggested;
  const [refusal, setRefusal] = useState<string | null>(null);
  const confirm = async () => {
    setRefusal(null);
    const cause = await onConfirm(words.trim());
    if (cause === null) dialog.onOpenChange?.(false);
    else setRefusal(cause);
  };
  const over = words.trim().length - maxLength;
  const error = over > 0 ? tooLong(over) : refusal;
  return (
    <ConfirmDialog
      {...dialog}
      disabled={over > 0 || (!optional && words.trim() === "")}
      onConfirm={() => void confirm()}
    >
      <Stack gap={16}>
        {suggestions ? (
          <RadioGroup
            label={suggestions.label}
            hideLabel
            value={chosen}
            onValueChange={setChosen}
            options={reasons.map(({ value, label: name }) => ({ value, label: name }))}
          />
        ) : null}
        <TextArea
          label={label}
          rows={3}
          value={words}
          onChange={({ target }) => setTyped(target.value === suggested ? null : target.value)}
          {...(error && { error })}
        />
      </Stack>
    </ConfirmDialog>
  );
}
