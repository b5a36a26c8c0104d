import type { Meta, StoryObj } from "@storybook/react-vite";
import { Bell } from "lucide-react";
import { IconButton } from "../icon-button/icon-button";
import { Row } from "../stack/stack";
import { CountBadge } from "./count-badge";

const meta = { title: "ui/CountBadge", component: CountBadge, args: { count: 3, label: "3 unread" } } satisfies Meta<
  typeof CountBadge
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** To try the props with the controls. */
export const Example: Story = { tags: ["no-picture"] };

export const Counts: Story = {
  render: () => (
    <Row gap={16}>
      <CountBadge count={3} label="3 unread" />
      <CountBadge count={12} label="12 unread" />
      <span style={{ position: "relative", display: "inline-flex" }}>
        <IconButton icon={Bell} label="Notifications" tooltip={false} />
        <CountBadge count={3} label="3 unread" floating />
      </span>
    </Row>
  ),
};
