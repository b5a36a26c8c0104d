import type { Meta, StoryObj } from "@storybook/react-vite";
import { ClipboardCheck, MessageCircleQuestion, Users } from "lucide-react";
import { Row, Stack } from "../stack/stack";
import { Badge } from "./badge";

const meta = { title: "ui/Badge", component: Badge, args: { children: "Active" } } satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

/** To try the props with the controls. */
export const Example: Story = { tags: ["no-picture"] };

export const Tones: Story = {
  render: () => (
    <Stack>
      <Row wrap>
        <Badge size="medium">Waiting</Badge>
        <Badge size="medium" tone="accent" icon={MessageCircleQuestion}>
          Questions
        </Badge>
        <Badge size="medium" tone="accent" icon={ClipboardCheck}>
          Evaluation
        </Badge>
        <Badge size="medium" icon={Users}>
          Debrief
        </Badge>
      </Row>
      <Row wrap>
        <Badge>Queued</Badge>
        <Badge tone="accent">In the hot seat</Badge>
        <Badge tone="green">Active</Badge>
        <Badge tone="amber">Elapsed</Badge>
        <Badge tone="red">Failed</Badge>
        <Badge tone="blue">New</Badge>
      </Row>
    </Stack>
  ),
};
