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
  name: "Ready (§2.15)",
  args: { picture: prejoinProps.picture, actions: { ...actions, join: fn() } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: /join|rejoindre|beitreten|partecip/i }));
    await expect(args.actions.join).toHaveBeenCalledOnce();
  },
};
/** The host, four minutes before the start. */
export const ReadyToStart: Story = {
  name: "Ready to start (§4.9)",
  args: { session: { ...scheduled, canStart: true }, actions: { ...actions, start: fn() } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Start Session" }));
    await expect(args.actions.start).toHaveBeenCalledOnce();
  },
};
/** A participant of an open session may start it and becomes host. */
export const OpenSession: Story = { args: { session: { ...scheduled, myRole: "participant", canStart: true } } };
export const ClosedSession: Story = {
  name: "Closed session, not mine to start (§4.9)",
  args: { session: { ...scheduled, myRole: "participant", accessLevel: "CLOSED" } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("button", { name: "Start Session" })).toBeNull();
  },
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
/** Something else went wrong with both: each says so where it stands. */
export const DevicesFailed: Story = {
  name: "Devices failed (§8.25)",
  args: {
    preview: {
      ...preview,
      camera: { status: "problem", problem: "failed" },
      microphone: { status: "problem", problem: "failed" },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("Unable to start camera")).toBeVisible();
    await expect(canvas.getByText("Could not start your devices with any resolution.")).toBeVisible();
    await expect(canvas.getByText("Failed to access media devices.")).toBeVisible();
  },
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
export const NoName: Story = { name: "No name (§2.17)", args: { name: { value: "", status: "editing" } } };
/** Nothing of a long name is cut; it is saved once it has been shortened. */
export const NameTooLong: Story = { args: { name: { value: "Jonas ".repeat(12), status: "tooLong" } } };
export const NameNotSaved: Story = { args: { name: { value: "Jonas", status: "failed" } } };
export const Joining: Story = { args: { join: { status: "joining" } } };
export const Starting: Story = { args: { session: { ...scheduled, canStart: true }, join: { status: "starting" } } };
export const CannotJoinYet: Story = {
  name: "Cannot join yet (§8.8)",
  args: { session: { ...scheduled, canStart: true }, join: { status: "too-early", canStart: true } },
};
export const ConnectionFailed: Story = {
  name: "Connection failed (§8.20)",
  args: { join: { status: "failed", message: "This session is over." } },
};
/** The server's sentence, or that it was unexpected. */
export const StartFailed: Story = {
  name: "Start failed (§8.5)",
  args: {
    session: { ...scheduled, canStart: true },
    join: { status: "start-failed", message: "Only the owner or host can start this session." },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("alert")).toHaveTextContent(
      "Only the owner or host can start this session.",
    );
  },
};
export const StartFailedUnexpectedly: Story = {
  name: "Start failed unexpectedly (§8.5)",
  tags: ["no-picture"],
  args: { session: { ...scheduled, canStart: true }, join: { status: "start-failed", message: null } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("alert")).toHaveTextContent("An unexpected error occurred.");
  },
};
export const WithoutVideo: Story = { args: { hasVideo: false } };

const { network } = prejoinProps;
/** The line is being tried; joining is possible meanwhile (§2 Pre-join page). */
export const NetworkRunning: Story = {
  args: {
    network: {
      status: "running",
      reason: null,
      steps: { websocket: "passed", webrtc: "running", relay: "waiting", publish: "waiting" },
      line: null,
    },
  },
};
/** Slow, with what helps. */
export const NetworkWeak: Story = {
  args: { network: { ...network, status: "weak", reason: "slow", line: { roundTripMs: 412, lossPart: 0.012 } } },
};
/** A strict network: nothing gets through, and joining is still possible. */
export const NetworkFailed: Story = {
  args: {
    actions: { ...actions, join: fn(), checkNetwork: fn() },
    network: {
      status: "failed",
      reason: "noMedia",
      steps: { websocket: "passed", webrtc: "failed", relay: "failed", publish: "skipped" },
      line: null,
    },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(
      canvas.getByRole("button", { name: /check again|tester à|erneut prüfen|verifica di nuovo/i }),
    );
    await expect(args.actions.checkNetwork).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: /join|rejoindre|beitreten|partecip/i }));
    await expect(args.actions.join).toHaveBeenCalledOnce();
  },
};
/** Compact mode: the same in smaller bars and gaps (live-session.md §3 Preferences). */
export const Compact: Story = { args: { compact: true } };

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
