/// <reference types="vite/client" />
import { Excalidraw } from "@excalidraw/excalidraw";
import type { ExcalidrawInitialDataState } from "@excalidraw/excalidraw/types";
import { createElement } from "react";
import { createRoot } from "react-dom/client";
import "@excalidraw/excalidraw/index.css";

type Elements = NonNullable<ExcalidrawInitialDataState["elements"]>;

/** Excalidraw with nothing of ours: what opening a drawing costs at least. Its paper is transparent, so that only the drawing is ink. */
const elements = (await (await fetch("./elements.json")).json()) as Elements;
createRoot(document.getElementById("root") as HTMLElement).render(
  createElement(Excalidraw, {
    initialData: { elements, appState: { viewBackgroundColor: "transparent" }, scrollToContent: true },
  }),
);
