import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { createStoryPad, storyPreferences } from "./code-pad.fixtures";
import { STORY_LINKS, STORY_SAMPLE, stage } from "./code-pad.stage.fixtures";
import { type CodePadOptions, useCodePad, useTextareaProps } from "./headless";

/** A pad in one's own HTML: the hook gives state, actions and props, and nothing of ours is drawn. */
function OwnPad({ pad, preferences }: Pick<CodePadOptions, "pad" | "preferences">) {
  const [message, setMessage] = useState("");
  const codePad = useCodePad({
    pad,
    preferences,
    links: STORY_LINKS,
    loadSample: async () => STORY_SAMPLE,
    onNotice: ({ kind }) => setMessage(kind),
  });
  const { options, onValueChange, ...language } = codePad.getLanguageProps();
  const textarea = useTextareaProps(codePad);
  return (
    <section aria-label="My own pad">
      <p>
        {codePad.status}, with {codePad.people.map(({ name }) => name).join(" and ") || "nobody"}
      </p>
      <label>
        Language{" "}
        <select {...language} onChange={({ target }) => onValueChange(target.value as typeof language.value)}>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label>
        Text <textarea {...textarea} rows={6} cols={30} />
      </label>
      <output>{message}</output>
    </section>
  );
}

function Example() {
  const [story] = useState(() => createStoryPad({ text: "seat 😀", guests: [] }));
  const [preferences] = useState(storyPreferences);
  if (stage.story !== story) Object.assign(stage, { story });
  return <OwnPad pad={story.pad} preferences={preferences} />;
}

const meta = {
  title: "Session/CodePad/Build your own",
  // The widget's page has its guide and its props; this example is plain HTML without any.
  tags: ["!autodocs"],
  component: Example,
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A textarea sends what is typed as operations, and keeps its caret while others write before it. */
export const Textarea: Story = {
  tags: ["no-picture"],
  play: async ({ canvas }) => {
    const { story } = stage;
    const field = canvas.getByRole<HTMLTextAreaElement>("textbox", { name: "Text" });
    await userEvent.type(field, "!", { initialSelectionStart: 7, initialSelectionEnd: 7 });
    await expect(story.sent).toEqual([[6, "!"]]);
    story.others(["hot ", 7]);
    await expect(await canvas.findByDisplayValue("hot seat 😀!")).toBe(field);
    await expect(field.selectionStart).toBe(12);
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Language" }), "Rust");
    await expect(story.pad.state.getState().language).toBe("rust");
    await expect(canvas.getByRole("status")).toHaveTextContent("language");
    story.guests([{ id: 2, name: "Amara", hue: 9, cursor: null }]);
    await expect(await canvas.findByText("connected, with Amara")).toBeVisible();
  },
};
