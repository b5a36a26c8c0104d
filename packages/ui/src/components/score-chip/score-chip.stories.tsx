import type { Meta, StoryObj } from "@storybook/react-vite";
import { Row } from "../stack/stack";
import { ScoreChip } from "./score-chip";

const meta = { title: "ui/ScoreChip", component: ScoreChip, args: { value: 5 } } satisfies Meta<typeof ScoreChip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Bands: Story = {
  render: () => (
    <Row wrap>
      <ScoreChip value={2} />
      <ScoreChip value={3} />
      <ScoreChip value={6} />
      <ScoreChip value={4.4} />
      <ScoreChip value={4.5}>4,5</ScoreChip>
      <ScoreChip value={1} size="small" />
      <ScoreChip value={3.7} size="small" />
    </Row>
  ),
};
