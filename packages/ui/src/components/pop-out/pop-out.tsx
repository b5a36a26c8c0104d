import { useThemeContext } from "@radix-ui/themes";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { HotseatTheme } from "../../themes/hotseat-theme";
import { copyLook, setTitle } from "./copy-look";

export interface PopOutProps {
  /** From `openPopOut`. It is closed when this leaves the page. */
  target: Window;
  /** The window's title. */
  title: string;
  /** The window was closed by its own means. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * A part of the page in a window of its own, with the page's styles, theme and language; state and context stay the page's.
 * @example
 * import { openPopOut, PopOut } from "@hotseat/ui/pop-out";
 *
 * const target = openPopOut({ name: "video", width: 600, height: 700 });
 * {target ? <PopOut target={target} title="Video" onClose={close}>{content}</PopOut> : null}
 * @keyboard That of its content. A dialog in it gives the focus back inside the same window.
 * @do Open the window on a press: browsers block it otherwise.
 * @dont Open it again after a reload, or for what must stay in sight of the page.
 */
export function PopOut({ target, title, onClose, children }: PopOutProps) {
  const { appearance } = useThemeContext();
  const [place] = useState(() => target.document.createElement("div"));
  const holders = useRef(0);

  useEffect(() => {
    const { document: theirs } = target;
    holders.current += 1;
    theirs.body.replaceChildren(place);
    const stop = copyLook(document, theirs);
    const leave = () => target.close();
    // A page that is reloaded or left takes its windows with it: nobody would draw in them any more.
    window.addEventListener("pagehide", leave);
    target.focus();
    return () => {
      stop();
      window.removeEventListener("pagehide", leave);
      holders.current -= 1;
      // Not at once: in strict mode an effect is taken back and begun again.
      queueMicrotask(() => {
        if (holders.current === 0) target.close();
      });
    };
  }, [target, place]);

  useEffect(() => {
    const gone = () => onClose();
    target.addEventListener("pagehide", gone);
    return () => target.removeEventListener("pagehide", gone);
  }, [target, onClose]);

  useEffect(() => {
    setTitle(target.document, title);
  }, [target, title]);

  return createPortal(
    <HotseatTheme appearance={appearance === "dark" ? "dark" : "light"}>{children}</HotseatTheme>,
    place,
  );
}
