import type { Meta, StoryObj } from "@storybook/react-vite";
import { Text } from "../text/text";
import { Divider, Row, Stack } from "./stack";

const meta = {
  title: "ui/Stack",
  component: Stack,
  subcomponents: { Row, Divider },
  args: { gap: 16, children: ["First", "Second", "Third"].map((word) => <Text key={word}>{word}</Text>) },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

/** To try the props with the controls. */
export const Example: Story = { tags: ["no-picture"] };
