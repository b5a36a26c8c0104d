import type { Meta, StoryObj } from "@storybook/react-vite";
import { ChevronLeft, ChevronRight, MoreHorizontal, Pencil, X } from "lucide-react";
import { Row } from "../stack/stack";
import { IconButton } from "./icon-button";

const meta = { title: "ui/IconButton", component: IconButton, args: { icon: Pencil, label: "Edit" } } satisfies Meta<
  typeof IconButton
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** To try the props with the controls. */
export const Example: Story = { tags: ["no-picture"] };

export const States: Story = {
  render: () => (
    <Row wrap>
      <IconButton icon={Pencil} label="Edit" />
      <IconButton icon={MoreHorizontal} label="More" size="small" />
      <IconButton icon={ChevronLeft} label="Before" variant="secondary" />
      <IconButton icon={ChevronRight} label="Next" variant="primary" size="large" />
      <IconButton icon={X} label="Remove" variant="danger" round />
      <IconButton icon={Pencil} label="Saving" variant="soft" busy />
      <IconButton icon={Pencil} label="Off" variant="soft" disabled />
    </Row>
  ),
};
