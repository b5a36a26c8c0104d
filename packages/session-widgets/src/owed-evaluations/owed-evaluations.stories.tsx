import { fixedTicker } from "@hotseat/core/ticker";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { OwedEvaluationsView } from "./view";

const CLOSES_AT = "2026-12-01T15:20:00.000Z";
const NAMES: Readonly<Record<number, string>> = { 3: "Lucie Moreau", 4: "Mateo Rossi" };
const after = (ms: number) => fixedTicker(Date.parse(CLOSES_AT) + ms);

const meta = {
  title: "Session/OwedEvaluations",
  component: OwedEvaluationsView,
  args: {
    owed: [
      { attendeeId: 3, missing: 4, total: 9 },
      { attendeeId: 4, missing: 9, total: 9 },
    ],
    nameOf: (id) => NAMES[id] ?? "",
    closesAt: CLOSES_AT,
    time: after(0),
    hrefOf: (id) => `#person-${id}`,
  },
} satisfies Meta<typeof OwedEvaluationsView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The last moment at which the server takes scores. */
export const Open: Story = {
  tags: ["LS-D5.4"],
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Lucie Moreau waits for your scores")).toBeVisible();
    const links = canvas.getAllByRole("link", { name: "Finish" }).map((link) => link.getAttribute("href"));
    await expect(links).toEqual(["#person-3", "#person-4"]);
  },
};

/** A moment later the server refuses scores: the rows say so and offer nothing. */
export const Closed: Story = {
  tags: ["LS-D5.4"],
  args: { time: after(1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Lucie Moreau has no scores from you")).toBeVisible();
    await expect(canvas.getAllByText("The seven days to submit them are over")).toHaveLength(2);
    await expect(canvas.queryByRole("link")).toBeNull();
  },
};
