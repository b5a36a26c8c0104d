import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { faceOf, joinRequests, participantRows } from "./participants.fixtures";
import { ParticipantsView } from "./participants-view";

const meta = {
  title: "Session/Participants",
  component: ParticipantsView,
  args: { people: participantRows, faceOf },
  decorators: [(Story) => <div style={{ maxWidth: 352 }}>{Story()}</div>],
} satisfies Meta<typeof ParticipantsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InTheHotSeat: Story = {};
/** Host and owner answer requests here. */
export const WithRequests: Story = {
  args: { requests: joinRequests, onApprove: fn(), onReject: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getAllByRole("button")[0] as HTMLElement);
    await expect(args.onApprove).toHaveBeenCalledWith(1);
  },
};
export const Answering: Story = { args: { requests: joinRequests, answering: 1 } };
export const NobodyHere: Story = {
  args: { people: participantRows.map((person) => ({ ...person, isPresent: false, microphone: null })) },
};
export const Empty: Story = { args: { people: [] } };
export const LongNames: Story = {
  args: {
    people: participantRows.map((person) => ({
      ...person,
      hasAuthority: true,
      fullName: `${person.fullName} van der Westhuizen-Schwarzenbach`,
    })),
  },
};
