import { createManualClock } from "@hotseat/core/testing";
import { Button } from "@hotseat/ui/button";
import { HotseatTheme, useShownAppearance } from "@hotseat/ui/theme";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { useStore } from "zustand";
import { createStoryPad, type StoryPad, type StoryPadOptions, storyPreferences } from "./code-pad.fixtures";
import { useCodePad } from "./headless";
import type { PadPreferences } from "./headless/pad-preferences";
import { CodePadView, type CodePadViewProps } from "./view/code-pad-view";
import { loadMode } from "./view/language-modes";
import { useCodePadNotices } from "./view/use-code-pad-notices";

export const STORY_LINKS = {
  edit: "https://hotseat.example/pad/#k3Xp9a",
  readOnly: "https://hotseat.example/pad/#r-yV0b7Jm2Qx4tHn8aLw5cRz1dKf6gPs3uEo9iTqMvXbA",
};
export const STORY_SAMPLE = { language: "typescript", text: "export const seat = 1;\n" } as const;

export interface StageProps extends Pick<CodePadViewProps, "layout"> {
  start?: StoryPadOptions;
  preferences?: Partial<PadPreferences>;
  /** In a session the name is the session's, and the pad has no link. */
  inSession?: boolean;
  /** The sample does not arrive. */
  isSampleMissing?: boolean;
}

/** The pad of the story that is shown, and what it copied. */
export const stage = {
  story: createStoryPad(),
  copied: "",
  pass: async (_ms: number): Promise<void> => {},
};

/** A pad in memory with the real hook and view around it. */
export function Stage({ layout, start, preferences, inSession = false, isSampleMissing = false }: StageProps) {
  const [story] = useState<StoryPad>(() => createStoryPad(start));
  const [store] = useState(() => storyPreferences(preferences));
  const [clock] = useState(() => createManualClock());
  if (stage.story !== story) Object.assign(stage, { story, copied: "", pass: clock.advance });
  const around = useShownAppearance();
  const { dark } = useStore(store);
  const codePad = useCodePad({
    pad: story.pad,
    preferences: store,
    links: inSession ? null : STORY_LINKS,
    loadSample: async () => {
      if (isSampleMissing) throw new Error("offline");
      return STORY_SAMPLE;
    },
    onNotice: useCodePadNotices(),
    copy: async (text) => {
      stage.copied = text;
    },
    clock,
    ...(inSession ? { fixedName: "Jonas Keller" } : {}),
  });
  const view = (
    <div style={layout === "page" ? { height: "100dvh" } : { width: 624, maxWidth: "100%", height: 700 }}>
      <CodePadView
        codePad={codePad}
        layout={layout}
        name="merge_shifts"
        appearance={around}
        signIn={
          <Button asChild>
            <a href="/login">Sign in</a>
          </Button>
        }
      />
    </div>
  );
  return dark === null ? view : <HotseatTheme appearance={dark ? "dark" : "light"}>{view}</HotseatTheme>;
}

/** Before a story: the highlighting of its text does not come later than the text. */
export const loadHighlighting = async (): Promise<void> => {
  await loadMode("python");
};

export const editorIn = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole("textbox", { name: "Text of the code pad" });

/** Keys into CodeMirror, which reads the browser's own selection. */
export async function typeInto(canvasElement: HTMLElement, keys: string): Promise<void> {
  editorIn(canvasElement).focus();
  await userEvent.keyboard(keys);
}

/** CodeMirror reads a text in slices of time and colours it line after line: ends when every line with a keyword has colours. */
export const untilHighlighted = (canvasElement: HTMLElement) =>
  waitFor(() => {
    const lines = [...canvasElement.querySelectorAll(".cm-line")].filter(({ textContent }) =>
      /^\s*(from|class|def|for|if|else|return)\b/.test(textContent ?? ""),
    );
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.filter((line) => line.querySelector("span[class]") === null)).toEqual([]);
  });

/** The place of the connection's state. */
export const statusOf = (canvasElement: HTMLElement) => canvasElement.querySelector("[data-status]");
