import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../stack/stack";
import { TextArea } from "./text-area";

const meta = {
  title: "ui/TextArea",
  component: TextArea,
  args: { label: "Comment", hint: "Only the person reads it." },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

/** To try the props with the controls. */
export const Example: Story = { tags: ["no-picture"] };

export const States: Story = {
  render: () => (
    <Stack gap={16} style={{ width: 320, height: 420 }}>
      <TextArea label="Comment" placeholder="What did you notice?" rows={3} />
      <TextArea
        label="Comment, too long"
        error="At most 2,000 characters."
        defaultValue="Put the queue before the API went down."
        rows={3}
      />
      <TextArea label="Fills what is left" fills defaultValue="Takes the height that is left." />
    </Stack>
  ),
};
