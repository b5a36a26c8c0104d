import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../stack/stack";
import { Heading, Text } from "../text/text";
import { Card } from "./card";

const meta = {
  title: "ui/Card",
  component: Card,
  args: { children: "One elevation, on a quiet background." },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

/** To try the props with the controls. */
export const Example: Story = { tags: ["no-picture"] };

export const Looks: Story = {
  render: () => (
    <Stack gap={24}>
      <Card as="section">
        <Heading>On the page</Heading>
        <Text as="p" tone="muted">
          One elevation, on a quiet background.
        </Text>
        <Card look="quiet" padding="small">
          A fill inside a card, no second shadow.
        </Card>
      </Card>
      <Card look="float" padding="small">
        Floats over other surfaces.
      </Card>
    </Stack>
  ),
};
