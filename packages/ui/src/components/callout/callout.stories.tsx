import type { Meta, StoryObj } from "@storybook/react-vite";
import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import { Button } from "../button/button";
import { Stack } from "../stack/stack";
import { Callout } from "./callout";

const meta = {
  title: "ui/Callout",
  component: Callout,
  args: { title: "A hint", children: "Name two options, then choose one aloud." },
} satisfies Meta<typeof Callout>;
export default meta;
type Story = StoryObj<typeof meta>;

/** To try the props with the controls. */
export const Example: Story = { tags: ["no-picture"] };

export const Tones: Story = {
  render: () => (
    <Stack gap={12} style={{ maxWidth: 480 }}>
      <Callout title="A hint">Name two options, then choose one aloud.</Callout>
      <Callout
        tone="accent"
        icon={Info}
        title="You interview first"
        action={<Button size="small">See the agenda</Button>}
      >
        Your own turn is the third.
      </Callout>
      <Callout tone="green" icon={CircleCheck} title="Ready" />
      <Callout tone="amber" icon={TriangleAlert} title="The picture may stop">
        The network is weak.
      </Callout>
      <Callout tone="red" icon={CircleAlert} title="The camera is blocked">
        The browser does not let this page use it.
      </Callout>
      <Callout tone="blue" icon={Info}>
        Recorded on your request only.
      </Callout>
    </Stack>
  ),
};
