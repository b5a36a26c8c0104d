import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../stack/stack";
import { SavedState } from "./saved-state";

const meta = {
  title: "ui/SavedState",
  component: SavedState,
  args: { state: "saved", label: "Saved 14:07" },
} satisfies Meta<typeof SavedState>;
export default meta;
type Story = StoryObj<typeof meta>;

/** To try the props with the controls. */
export const Example: Story = { tags: ["no-picture"] };

export const States: Story = {
  render: () => (
    <Stack gap={12}>
      <SavedState state="saving" label="Saving" />
      <SavedState state="saved" label="Saved 14:07" />
      <SavedState state="local" label="Kept on this device" />
      <SavedState state="failed" label="Not saved, try again" />
      <SavedState state="idle" label="" />
    </Stack>
  ),
};
