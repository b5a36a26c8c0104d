import type { Meta, StoryObj } from "@storybook/react-vite";
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
