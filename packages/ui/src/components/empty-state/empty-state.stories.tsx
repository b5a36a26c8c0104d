import type { Meta, StoryObj } from "@storybook/react-vite";
import { CalendarX, RotateCw } from "lucide-react";
import { Button } from "../button/button";
import { ErrorState } from "../error-state/error-state";
import { Skeleton, SkeletonGroup } from "../skeleton/skeleton";
import { Row, Stack } from "../stack/stack";
import { EmptyState } from "./empty-state";

const meta = { title: "ui/Empty, loading, error", component: EmptyState, args: { title: "Empty" } } satisfies Meta<
  typeof EmptyState
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: {
    icon: CalendarX,
    title: "No session fits these filters",
    description: "Clear a filter, or open a session of your own.",
    action: <Button>Clear filters</Button>,
  },
};

export const Failed: Story = {
  render: () => (
    <ErrorState
      title="The sessions did not load"
      description="The server did not answer. Your registrations are safe."
      action={<Button icon={RotateCw}>Try again</Button>}
    />
  ),
};

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
