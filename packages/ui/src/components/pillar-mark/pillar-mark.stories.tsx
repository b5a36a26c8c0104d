import type { Meta, StoryObj } from "@storybook/react-vite";
import { Row } from "../stack/stack";
import { PILLARS, PillarMark } from "./pillar-mark";

const meta = { title: "ui/PillarMark", component: PillarMark, args: { pillar: "expertise" } } satisfies Meta<
  typeof PillarMark
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** To try the props with the controls. */
export const Example: Story = { tags: ["no-picture"] };

export const All: Story = {
  render: () => (
    <Row gap={12}>
      {PILLARS.map((pillar) => (
        <PillarMark key={pillar} pillar={pillar} size={32} label={pillar} />
      ))}
    </Row>
  ),
};
