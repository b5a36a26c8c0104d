import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { Stack } from "../stack/stack";
import { TextField } from "../text-field/text-field";
import { Select } from "./select";

const options = [
  { value: "en", label: "English" },
  { value: "fr", label: "Français" },
  { value: "de", label: "Deutsch" },
  { value: "it", label: "Italiano", disabled: true },
] as const;

const meta = { title: "ui/Select", component: Select, args: { options, label: "Language" } } satisfies Meta<
  typeof Select
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** To try the props with the controls. */
export const Example: Story = { tags: ["no-picture"] };

export const States: Story = {
  render: () => (
    <Stack gap={16} style={{ width: 320 }}>
      <Select label="Language" options={options} defaultValue="fr" hint="Of the conversation." />
      <Select label="Empty" options={options} placeholder="Choose a language" />
      <Select label="Wrong" options={options} placeholder="Choose a language" error="Choose a language." />
      <Select label="Off" options={options} defaultValue="en" disabled />
    </Stack>
  ),
};

/** Returns the left edge of what an element writes, in pixels of the window. */
function leftOfText(element: Element): number {
  const { paddingLeft, textIndent } = getComputedStyle(element);
  return element.getBoundingClientRect().left + Number.parseFloat(paddingLeft) + Number.parseFloat(textIndent);
}

/** A select below a text field of its size: both write from the same line. */
export const AlignedWithTextFields: Story = {
  render: () => (
    <Stack gap={16} style={{ width: 320 }}>
      {(["medium", "large"] as const).map((size) => (
        <Stack key={size} gap={8}>
          <TextField label={`Name, ${size}`} size={size} defaultValue="Léa Favre" />
          <Select label={`Language, ${size}`} size={size} options={options} defaultValue="fr" />
        </Stack>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const size of ["medium", "large"]) {
      const field = canvas.getByRole("textbox", { name: `Name, ${size}` });
      const select = canvas.getByRole("combobox", { name: new RegExp(`Language, ${size}`) });
      await expect(leftOfText(select)).toBeCloseTo(leftOfText(field), 1);
    }
  },
};

export const ChoosesByKeyboard: Story = {
  args: { defaultValue: "en" },
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole("combobox");
    trigger.focus();
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("listbox");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await waitFor(() => expect(trigger).toHaveTextContent("Français"));
  },
};
