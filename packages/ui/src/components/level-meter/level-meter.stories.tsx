import type { Meta, StoryObj } from "@storybook/react-vite";
import { Mic } from "lucide-react";
import { Stack } from "../stack/stack";
import { LevelMeter } from "./level-meter";

const meta = {
  title: "ui/LevelMeter",
  component: LevelMeter,
  args: { level: 0.5, label: "Microphone" },
} satisfies Meta<typeof LevelMeter>;
export default meta;
type Story = StoryObj<typeof meta>;

/** To try the props with the controls. */
export const Example: Story = { tags: ["no-picture"] };

export const Levels: Story = {
  render: () => (
    <Stack gap={12} style={{ width: 480, maxWidth: "100%" }}>
      <LevelMeter level={0} label="Microphone, silent" icon={Mic} hint="Say something" />
      <LevelMeter level={0.45} label="Microphone" icon={Mic} hint="We hear you well" />
      <LevelMeter level={1} label="Microphone, loud" />
    </Stack>
  ),
};
