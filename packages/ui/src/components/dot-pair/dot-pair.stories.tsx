import type { Meta, StoryObj } from "@storybook/react-vite";
import { PILLARS } from "../pillar-mark/pillar-mark";
import { SpreadBar } from "../spread-bar/spread-bar";
import { Stack } from "../stack/stack";
import { DotPair } from "./dot-pair";

const meta = {
  title: "ui/DotPair",
  component: DotPair,
  args: { own: 4, others: 5, pillar: "expertise", label: "You 4, peers 5.0" },
} satisfies Meta<typeof DotPair>;
export default meta;
type Story = StoryObj<typeof meta>;

/** To try the props with the controls. */
export const Example: Story = { tags: ["no-picture"] };

export const Charts: StoryObj = {
  render: () => (
    <Stack gap={16} style={{ width: 320 }}>
      {PILLARS.map((pillar, index) => (
        <DotPair
          key={pillar}
          pillar={pillar}
          own={3 + (index % 3)}
          others={5 - index * 0.4}
          label={`You ${3 + (index % 3)}, peers ${5 - index * 0.4}`}
        />
      ))}
      <DotPair pillar="expertise" own={null} others={4.3} label="Peers 4.3" />
      <SpreadBar lowest={3} highest={6} mean={4.3} label="3 to 6, mean 4.3" />
      <SpreadBar lowest={5} highest={5} mean={5} label="All 5" />
    </Stack>
  ),
};
