import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { typingPlaceOf } from "../../shortcuts/headless";

/** Whether something is written here or asked. A drawer that all of it stands in asks nothing. */
const isWriting = (target: Element, watched: Element): boolean => {
  const place = typingPlaceOf(target);
  return place !== null && !place.contains(watched);
};

/** A dialog or a menu of what is watched stands elsewhere in the document. */
const isOver = (target: Element, watched: Element): boolean => {
  const over = target.closest("[role=dialog], [role=alertdialog], [role=menu], [role=listbox]");
  return over !== null && !over.contains(watched);
};

const WENT_ON = ["focusin", "pointerdown"] as const;

export interface HeldWhileWriting<Shown, Watched extends HTMLElement = HTMLDivElement> {
  /** The value to show: the wanted one, or the one that the user is still writing in. */
  readonly shown: Shown;
  /** Props for the element around the text fields. */
  readonly watch: {
    ref: RefObject<Watched | null>;
    onFocus: (event: FocusEvent) => void;
    onBlur: (event: FocusEvent) => void;
  };
  /** Nothing is being written any more. */
  release: () => void;
}

/**
 * Shows what is wanted, but never in place of what somebody is writing in, nor of what a question is open about: that stays until the
 * writer goes on to something outside of it, or asks for what is wanted.
 * @param isThere whether what was written in can still be shown
 */
export function useHeldWhileWriting<Shown, Watched extends HTMLElement = HTMLDivElement>(
  wanted: Shown,
  isThere: (held: Shown) => boolean = () => true,
): HeldWhileWriting<Shown, Watched> {
  const place = useRef<Watched>(null);
  const [written, setWritten] = useState<{ in: Shown } | null>(null);
  const isHeld = written !== null && written.in !== wanted && isThere(written.in);
  const shown = isHeld ? written.in : wanted;
  const release = () => setWritten(null);

  const before = useRef(wanted);

  // A field that was taken away with the focus on it tells nobody: it is asked when something else is wanted.
  useLayoutEffect(() => {
    if (before.current === wanted) return;
    before.current = wanted;
    const { current: element } = place;
    if (!element?.ownerDocument.hasFocus()) return;
    const focused = element.ownerDocument.activeElement;
    if (focused && !element.contains(focused) && !isOver(focused, element)) setWritten(null);
  }, [wanted]);

  // From a field one may come elsewhere by way of nowhere: by a press on a picture, or on a button in a browser that gives buttons no
  // focus. After that the field has nothing more to tell.
  useEffect(() => {
    const element = place.current;
    if (!isHeld || !element) return;
    const leave = ({ target }: Event) => {
      const goesTo = target as Element;
      if (!element.contains(goesTo) && !isOver(goesTo, element)) setWritten(null);
    };
    const { ownerDocument } = element;
    for (const event of WENT_ON) ownerDocument.addEventListener(event, leave);
    return () => {
      for (const event of WENT_ON) ownerDocument.removeEventListener(event, leave);
    };
  }, [isHeld]);

  return {
    shown,
    watch: {
      ref: place,
      onFocus({ target, currentTarget }) {
        if (isWriting(target, currentTarget)) setWritten({ in: shown });
        // Back from a question that was answered, nothing is being written any more.
        else if (!isHeld) release();
      },
      onBlur({ currentTarget, relatedTarget }) {
        // Another window is in front: the writer comes back to the field.
        if (!currentTarget.ownerDocument.hasFocus()) return;
        const goesTo = relatedTarget as Element | null;
        const staysWithIt = goesTo === null || currentTarget.contains(goesTo) || isOver(goesTo, currentTarget);
        if (!isHeld || !staysWithIt) release();
      },
    },
    release,
  };
}
