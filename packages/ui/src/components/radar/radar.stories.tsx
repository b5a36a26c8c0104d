import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../stack/stack";
import { Radar, RadarKey } from "./radar";

const meta = {
  title: "ui/Radar",
  component: Radar,
  subcomponents: { RadarKey },
  args: {
    label: "Five pillars, you and your peers",
    axes: [
      { pillar: "expertise", label: "Expertise", own: 4, others: 5 },
      { pillar: "agility", label: "Agility", own: 5, others: 4.3 },
      { pillar: "collaboration", label: "Collaboration", own: 4, others: 5.3 },
      { pillar: "leadership", label: "Leadership", own: 3, others: 4.3 },
      { pillar: "innovation", label: "Innovation", own: 4, others: 3.7 },
    ],
  },
  render: (args) => (
    <Stack style={{ width: 452, maxWidth: "100%" }}>
      <RadarKey ownLabel="You" othersLabel="Peers" />
      <Radar {...args} />
    </Stack>
  ),
} satisfies Meta<typeof Radar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoViews: Story = {};
export const OthersOnly: Story = { args: { axes: meta.args.axes.map((axis) => ({ ...axis, own: null })) } };
