import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { detailedSession } from "../session-detail/session-detail.fixtures";
import { SessionOverviewView } from "./session-overview-view";

const meta = {
  title: "Shell/SessionOverview",
  component: SessionOverviewView,
  parameters: { layout: "fullscreen" },
  args: {
    session: detailedSession({ my_status: "CONFIRMED", my_attendee_id: 2 }),
    reader: { locale: "en", timeZone: "Europe/Zurich" },
    now: Date.parse("2026-11-24T15:10:00.000Z"),
    backHref: "#dashboard",
  },
} satisfies Meta<typeof SessionOverviewView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {};
export const WithScenario: Story = {
  name: "With scenario",
  tags: ["LS-D1.4"],
  play: async ({ canvas }) => {
    await expect(canvas.getByText("A regional hospital")).toBeVisible();
    await expect(canvas.getByText(/^You apply as head of a ward with twenty people\./)).toBeVisible();
  },
  args: {
    session: detailedSession({
      my_status: "CONFIRMED",
      my_attendee_id: 2,
      scenario: {
        title: "A regional hospital",
        scenario_text: "You apply as head of a ward with twenty people. The last two heads left within a year.",
      },
    }),
  },
};
/** Its owner has no hot seat, and nobody has registered. */
export const WithoutTurns: Story = { args: { session: detailedSession({ agenda: [] }) } };
/** The first turn ended at once and the second was skipped: the minutes are the actual ones. */
export const AfterAPassedOverTurn: Story = {
  args: {
    session: detailedSession({
      my_status: "CONFIRMED",
      my_attendee_id: 3,
      agenda: detailedSession().agenda.map((entry, index) => ({
        ...entry,
        starts_at: ["15:00", "15:00", "15:00", "15:22"].map((time) => `2026-11-24T${time}:00.000Z`)[index] as string,
        duration_sec: [20, 0, 1320, 480][index] as number,
      })),
    }),
  },
};
