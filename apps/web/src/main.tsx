import "@hotseat/ui/styles.css";
import { HotseatTheme } from "@hotseat/ui/theme";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./boot/app";
import { wire } from "./boot/client";
import { StartUpError } from "./boot/start-up-error";
import { startTexts } from "./boot/texts";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no element #root.");

const texts = await startTexts().catch((error: unknown) => {
  console.error(error);
  return null;
});
createRoot(root).render(
  <StrictMode>
    {texts ? (
      <App texts={texts} {...wire(texts)} />
    ) : (
      <HotseatTheme appearance="system">
        <StartUpError />
      </HotseatTheme>
    )}
  </StrictMode>,
);
