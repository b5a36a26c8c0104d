import type { Meta, StoryObj } from "@storybook/react-vite";
import { Row, Stack } from "../stack/stack";
import { Skeleton, SkeletonGroup } from "./skeleton";

const meta = {
  title: "ui/Skeleton",
  component: Skeleton,
  subcomponents: { SkeletonGroup },
  args: { width: 240, height: 20 },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** To try the props with the controls. */
export const Example: Story = { tags: ["no-picture"] };

/** A list while it loads. */
export const Loading: Story = {
  render: () => (
    <SkeletonGroup label="Loading">
      <Stack gap={20} style={{ width: 320 }}>
        {["70%", "52%", "64%"].map((width) => (
          <Row key={width} gap={12}>
            <Skeleton width={44} height={20} />
            <Stack gap={6} grow>
              <Skeleton width={width} />
              <Skeleton width="40%" height={12} />
            </Stack>
            <Skeleton width={76} height={32} />
          </Row>
        ))}
      </Stack>
    </SkeletonGroup>
  ),
};
