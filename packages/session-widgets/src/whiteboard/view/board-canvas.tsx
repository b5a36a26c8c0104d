import type { ComponentProps, ReactElement } from "react";
import { useLoaded } from "../../shared/view/use-loaded";

type Excalidraw = typeof import("@hotseat/session-widgets/whiteboard/excalidraw")["ExcalidrawBoard"];

let known: Excalidraw | null = null;

/** Loads Excalidraw, which a board otherwise does when it is first drawn. Rejects when the code does not come. */
export async function loadBoardCanvas(): Promise<Excalidraw> {
  known ??= (await import("@hotseat/session-widgets/whiteboard/excalidraw")).ExcalidrawBoard;
  return known;
}

export interface BoardCanvasProps extends ComponentProps<Excalidraw> {
  /** Shown until Excalidraw is here. Default nothing. */
  loading?: ReactElement;
}

/** Excalidraw, loaded when a board is shown and not before. Throws to the boundary around when its code does not come. */
export function BoardCanvas({ loading, ...props }: BoardCanvasProps) {
  const { value: Canvas } = useLoaded(loadBoardCanvas, known);
  return Canvas ? <Canvas {...props} /> : (loading ?? null);
}
