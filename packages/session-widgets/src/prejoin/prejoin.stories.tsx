import { Button } from "@hotseat/ui/button";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { createStore } from "../room/headless";
import { prejoinProps, prejoinSession } from "./prejoin.fixtures";
import { PrejoinOverView } from "./prejoin-over";
import { PrejoinView } from "./prejoin-view";

/** One colour in place of the drawn camera, which weighs five times as much in a picture: one story shows it. */
const wall = <div style={{ height: "100%", background: "var(--gray-5)" }} />;

const meta = {
  title: "Session/Prejoin",
  component: PrejoinView,
  args: { ...prejoinProps, picture: wall },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof PrejoinView>;
export default meta;
type Story = StoryObj<typeof meta>;

const { preview, actions } = prejoinProps;
const scheduled = { ...prejoinSession, status: "SCHEDULED" } as const;

/** Devices work, the session is live. */
export const Ready: Story = {
  args: { picture: prejoinProps.picture, actions: { ...actions, join: fn() } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: /join|rejoindre|beitreten|partecip/i }));
    await expect(args.actions.join).toHaveBeenCalledOnce();
  },
};
/** The host, four minutes before the start. */
export const ReadyToStart: Story = { args: { session: { ...scheduled, canStart: true } } };
/** A participant of an open session may start it and becomes host. */
export const OpenSession: Story = { args: { session: { ...scheduled, myRole: "participant", canStart: true } } };
export const ClosedSession: Story = {
  args: { session: { ...scheduled, myRole: "participant", accessLevel: "CLOSED" } },
};
export const WaitingAsObserver: Story = { args: { session: { ...scheduled, myRole: "observer", myAttendeeId: 5 } } };
export const AskingForDevices: Story = {
  args: { preview: { ...preview, camera: { status: "starting" }, microphone: { status: "starting" }, devices: [] } },
};
export const CameraBlocked: Story = {
  args: { preview: { ...preview, camera: { status: "problem", problem: "blocked" } } },
};
export const CameraInUse: Story = {
  args: { preview: { ...preview, camera: { status: "problem", problem: "in-use" } } },
};
export const NoDevices: Story = {
  args: {
    level: createStore({ value: 0 }),
    preview: {
      ...preview,
      camera: { status: "problem", problem: "not-found" },
      microphone: { status: "problem", problem: "not-found" },
      devices: [],
    },
  },
};
export const EverythingOff: Story = {
  args: { preview: { ...preview, camera: { status: "off" }, microphone: { status: "off" } } },
};
export const NoName: Story = { args: { name: { value: "", status: "editing" } } };
export const NameNotSaved: Story = { args: { name: { value: "Jonas", status: "failed" } } };
export const Joining: Story = { args: { join: { status: "joining" } } };
export const Starting: Story = { args: { session: { ...scheduled, canStart: true }, join: { status: "starting" } } };
export const CannotJoinYet: Story = {
  args: { session: { ...scheduled, canStart: true }, join: { status: "too-early", canStart: true } },
};
export const ConnectionFailed: Story = { args: { join: { status: "failed", message: "This session is over." } } };
export const WithoutVideo: Story = { args: { hasVideo: false } };

/** Over: no devices are asked for. */
export const Over: Story = {
  render: () => (
    <PrejoinOverView
      status="COMPLETED"
      action={<Button variant="primary">Read your feedback</Button>}
      onBack={actions.back}
    />
  ),
};
export const Cancelled: Story = { render: () => <PrejoinOverView status="CANCELLED" onBack={actions.back} /> };
