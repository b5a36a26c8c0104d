import "@hotseat/ui/styles.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./boot/app";
import { wire } from "./boot/client";
import { startTexts } from "./boot/texts";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no element #root.");

const texts = await startTexts();
createRoot(root).render(
  <StrictMode>
    <App texts={texts} {...wire(texts)} />
  </StrictMode>,
);
