import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Row } from "../stack/stack";
import { ScoreChip } from "./score-chip";

const meta = { title: "ui/ScoreChip", component: ScoreChip, args: { value: 5 } } satisfies Meta<typeof ScoreChip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** To try the props with the controls. */
export const Example: Story = { tags: ["no-picture"] };

/** The nearest of the three colours of the bands, by hue. */
function colourOf(chip: Element): string {
  const [red = 0, green = 0, blue = 0] = (getComputedStyle(chip).backgroundColor.match(/[\d.]+/g) ?? []).map(Number);
  const most = Math.max(red, green, blue);
  const spread = most - Math.min(red, green, blue);
  const sixth =
    most === red ? (green - blue) / spread : most === green ? 2 + (blue - red) / spread : 4 + (red - green) / spread;
  const hue = (sixth * 60 + 360) % 360;
  if (hue < 25 || hue > 335) return "red";
  if (hue > 30 && hue < 65) return "yellow";
  return hue > 80 && hue < 170 ? "green" : `hue ${hue}`;
}

export const Bands: Story = {
  name: "Bands",
  tags: ["LS-9.2"],
  play: async ({ canvasElement }) => {
    const found = [...canvasElement.querySelectorAll("[data-band]")].map((chip) => [chip.textContent, colourOf(chip)]);
    await expect(found.slice(0, 3)).toEqual([
      ["2", "red"],
      ["3", "yellow"],
      ["6", "green"],
    ]);
  },
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
