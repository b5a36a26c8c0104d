import "@hotseat/ui/styles.css";
import { HotseatTheme } from "@hotseat/ui/theme";
import { type ReactNode, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./boot/app";
import { wire } from "./boot/client";
import { startTexts } from "./boot/texts";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no element #root.");

const draw = (page: ReactNode) => createRoot(root).render(<StrictMode>{page}</StrictMode>);

/** Not awaited by the module: the error screen's chunk imports this one, and would wait for it for ever. */
async function start(): Promise<void> {
  try {
    const texts = await startTexts();
    draw(<App texts={texts} {...wire(texts)} />);
  } catch (error) {
    console.error(error);
    const { default: StartUpError } = await import("./boot/start-up-error");
    draw(
      <HotseatTheme appearance="system">
        <StartUpError />
      </HotseatTheme>,
    );
  }
}

void start();
