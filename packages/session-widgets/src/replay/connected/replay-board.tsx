import type { SceneElement } from "@hotseat/collab/scene/element";
import { useShownAppearance } from "@hotseat/ui/theme";
import { useCallback, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import useLatestCallback from "use-latest-callback";
import { REPLAY_NAMESPACE } from "../../replay-locales";
import type { BoardSurface } from "../../whiteboard/headless";
import { BoardCanvas } from "../../whiteboard/view";
import { strokeOf } from "../headless/replay-colours";

export interface ReplayBoardProps {
  elements: readonly SceneElement[];
  /** Everything that was ever on it, so that all of it fits. */
  last: readonly SceneElement[];
  colourNumberOf: (elementId: string) => number | null;
  assetPath: string;
}

const nothing = () => {};

/** The board at one moment, each element in the colour of whoever made it. */
export function ReplayBoard({ elements, last, colourNumberOf, assetPath }: ReplayBoardProps) {
  const { t, i18n } = useTranslation(REPLAY_NAMESPACE);
  const appearance = useShownAppearance();
  const surface = useRef<BoardSurface | null>(null);
  const coloured = useCallback(
    (all: readonly SceneElement[]) =>
      all.map((element) => ({ ...element, strokeColor: strokeOf(colourNumberOf(element.id)) })),
    [colourNumberOf],
  );
  const showNow = useLatestCallback((on: BoardSurface) => on.show(coloured(elements)));
  const onReady = useCallback(
    (ready: BoardSurface) => {
      surface.current = ready;
      ready.show(coloured(last));
      ready.showAll();
      showNow(ready);
      return () => {
        surface.current = null;
      };
    },
    [coloured, last, showNow],
  );
  useEffect(() => surface.current?.show(coloured(elements)), [elements, coloured]);
  return (
    <div style={{ flex: 1, minHeight: 0 }} data-board-elements={elements.length}>
      <BoardCanvas
        assetPath={assetPath}
        label={t("boardLabel")}
        language={i18n.language}
        appearance={appearance}
        isReadOnly
        onReady={onReady}
        onChange={nothing}
        onPointer={nothing}
        onView={nothing}
        onPasted={nothing}
      />
    </div>
  );
}
