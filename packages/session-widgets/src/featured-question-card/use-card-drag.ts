import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from "react";
import { clampOffset, offsetForKey } from "./card-rules";
import type { Bounds, Offset } from "./featured-question.types";

export interface CardDragOptions {
  position: Offset;
  onMove: (position: Offset) => void;
}

interface Grip {
  pointerId: number;
  startX: number;
  startY: number;
  from: Offset;
  bounds: Bounds;
}

/** Free room around the card in pixels, so that it never touches the edge. */
const MARGIN_PX = 8;

/**
 * How far the card may be moved from its own place inside the element it is positioned in, in pixels. Layout alone counts: on its
 * way to a new place a card with a transition is drawn somewhere else.
 */
function boundsOf(card: HTMLElement): Bounds {
  const { clientWidth, clientHeight } = card.offsetParent ?? document.documentElement;
  const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = card;
  return {
    minX: Math.min(0, MARGIN_PX - offsetLeft),
    maxX: Math.max(0, clientWidth - MARGIN_PX - offsetLeft - offsetWidth),
    minY: Math.min(0, MARGIN_PX - offsetTop),
    maxY: Math.max(0, clientHeight - MARGIN_PX - offsetTop - offsetHeight),
  };
}

const isSame = (one: Offset, other: Offset) => one.x === other.x && one.y === other.y;

/**
 * Where the card is drawn: at the wanted place, or as near to it as its surroundings allow now. The wanted place itself is kept, so
 * that the card is there again when there is room again.
 */
function useDrawnOffset(element: HTMLElement | null, wanted: Offset): Offset {
  const [drawn, setDrawn] = useState(wanted);
  const shown = useRef(drawn);
  useLayoutEffect(() => {
    if (!element) return;
    const fit = () => {
      const fitting = clampOffset(wanted, boundsOf(element));
      if (isSame(fitting, shown.current)) return;
      shown.current = fitting;
      setDrawn(fitting);
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    if (element.offsetParent) observer.observe(element.offsetParent);
    return () => observer.disconnect();
  }, [element, wanted]);
  return drawn;
}

export interface CardDrag {
  dragging: boolean;
  getCardProps(): { ref: (element: HTMLElement | null) => void; style: { transform: string } };
  getHandleProps(): {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
    onKeyDown: (event: KeyboardEvent) => void;
  };
}

/** Moves the card by mouse, touch, pen and arrow keys on its handle; it never leaves its surroundings, whatever their size becomes. */
export function useCardDrag({ position: wanted, onMove }: CardDragOptions): CardDrag {
  // State: a card that is hidden and shown again is another element.
  const [card, setCard] = useState<HTMLElement | null>(null);
  const grip = useRef<Grip | null>(null);
  const [dragging, setDragging] = useState(false);
  const position = useDrawnOffset(card, wanted);

  const follow = (event: PointerEvent<HTMLElement>) => {
    const held = grip.current;
    if (!held || held.pointerId !== event.pointerId) return;
    const next = { x: held.from.x + event.clientX - held.startX, y: held.from.y + event.clientY - held.startY };
    onMove(clampOffset(next, held.bounds));
  };
  const letGo = (event: PointerEvent<HTMLElement>) => {
    if (grip.current?.pointerId !== event.pointerId) return;
    grip.current = null;
    setDragging(false);
  };

  return {
    dragging,
    getCardProps: () => ({
      ref: setCard,
      style: { transform: `translate(${position.x}px, ${position.y}px)` },
    }),
    getHandleProps: () => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0 || !card) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        grip.current = {
          pointerId: event.pointerId,
          startX: event.clientX,
          startY: event.clientY,
          from: position,
          bounds: boundsOf(card),
        };
        setDragging(true);
      },
      onPointerMove: follow,
      onPointerUp: letGo,
      onPointerCancel: letGo,
      onKeyDown(event: KeyboardEvent) {
        const next = offsetForKey(position, event);
        if (!next || !card) return;
        event.preventDefault();
        onMove(clampOffset(next, boundsOf(card)));
      },
    }),
  };
}
