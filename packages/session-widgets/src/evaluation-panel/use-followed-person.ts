import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { isTyping } from "../shortcuts/headless";

/** A dialog or a menu of the panel's stands elsewhere in the document. */
const isOverThePage = (target: Element): boolean =>
  target.closest("[role=dialog], [role=alertdialog], [role=menu], [role=listbox]") !== null;

export interface FollowedPerson {
  readonly shownId: number | null;
  /** Who would be shown, were nothing being written about somebody else. */
  readonly nextId: number | null;
  /** For an element around the panel. */
  readonly watch: {
    ref: RefObject<HTMLDivElement | null>;
    onFocus: (event: FocusEvent) => void;
    onBlur: (event: FocusEvent) => void;
  };
  /** Nothing is being written any more. */
  release: () => void;
}

/**
 * Follows the wanted person, but never away from a text that is being written about another, nor from a question that is open about
 * them: they stay until the writer goes on to something outside the panel or asks for who is next.
 */
export function useFollowedPerson(wantedId: number | null): FollowedPerson {
  const panel = useRef<HTMLDivElement>(null);
  const [writtenAbout, setWrittenAbout] = useState<number | null>(null);
  const isHeld = writtenAbout !== null && writtenAbout !== wantedId;
  const shownId = isHeld ? writtenAbout : wantedId;
  const release = () => setWrittenAbout(null);

  // A field that was taken away with the focus on it tells nobody.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is asked when somebody else is wanted, and not before
  useLayoutEffect(() => {
    const { current: element } = panel;
    if (!element?.ownerDocument.hasFocus()) return;
    const focused = element.ownerDocument.activeElement;
    if (focused && !element.contains(focused) && !isOverThePage(focused)) setWrittenAbout(null);
  }, [wantedId]);

  return {
    shownId,
    nextId: isHeld ? wantedId : null,
    watch: {
      ref: panel,
      onFocus({ target }) {
        if (isTyping(target)) setWrittenAbout(shownId);
        // Back from a question that was answered, nothing is being written any more.
        else if (!isHeld) release();
      },
      onBlur({ currentTarget, relatedTarget }) {
        // Another window is in front: the writer comes back to the field.
        if (!currentTarget.ownerDocument.hasFocus()) return;
        const goesTo = relatedTarget as Element | null;
        const staysWithIt = goesTo === null || currentTarget.contains(goesTo) || isOverThePage(goesTo);
        if (!isHeld || !staysWithIt) release();
      },
    },
    release,
  };
}
