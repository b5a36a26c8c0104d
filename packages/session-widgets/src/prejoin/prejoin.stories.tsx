import { fixedTicker } from "@hotseat/core/ticker";
import { Button } from "@hotseat/ui/button";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { createStore } from "zustand/vanilla";
import { RecordingConsentView } from "../recording-consent/view";
import { STORY_SECOND_MS, storySchedule, storyWaiting } from "../schedule/schedule.fixtures";
import { prejoinProps, prejoinSession, storyWall } from "./prejoin.fixtures";
import { PrejoinOverView } from "./view/prejoin-over";
import { PrejoinView } from "./view/prejoin-view";

const meta = {
  title: "Session/Prejoin",
  component: PrejoinView,
  args: { ...prejoinProps, picture: storyWall },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof PrejoinView>;
export default meta;
type Story = StoryObj<typeof meta>;

const { preview, actions } = prejoinProps;
const runningSchedule = storySchedule({
  timeline: storySchedule().timeline.map((segment) => ({
    ...segment,
    interviewee_attendee_id: segment.interviewee_attendee_id === null ? null : segment.interviewee_attendee_id - 400,
  })),
});
/** Devices work, the session is live. */
export const Ready: Story = {
  name: "Ready",
  tags: ["LS-2.15"],
  args: { picture: prejoinProps.picture, actions: { ...actions, join: fn() } },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getByRole("button", { name: "Back" })).toBeVisible();
    await expect(page.getByRole("region", { name: "Your picture" })).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Your name in this session" })).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: /join|rejoindre|beitreten|partecip/i }));
    await expect(args.actions.join).toHaveBeenCalledOnce();
  },
};
/** With replays, the consent question is above the join button and does not block it. */
export const AskedForConsent: Story = {
  args: { consent: <RecordingConsentView consent={{ agreed: false, status: "saved" }} onConsent={fn()} /> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("checkbox")).not.toBeChecked();
  },
};
/** The viewer's turn waits: Jonas, the next candidate, returns to it. */
export const MyTurnWaits: Story = {
  args: {
    schedule: storyWaiting({
      waiting_for: {
        attendee_id: prejoinSession.myAttendeeId ?? 0,
        since: "2026-11-24T14:18:00.000Z",
        asked_attendee_id: null,
      },
    }),
    formatTime: (iso) => iso.slice(11, 16),
  },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement.querySelector('[data-now="turnWaits"]') as HTMLElement);
    await expect(card.getByText("It is your turn")).toBeVisible();
    await expect(
      card.getByText("Everybody has been waiting since 14:18. Your 18 minutes are kept and begin when you are in."),
    ).toBeVisible();
    await expect(within(canvasElement).getByRole("button", { name: /^Join/ })).toBeEnabled();
  },
};
/** A running session: the current segment, its remaining time, and the viewer's role. */
export const RunningNow: Story = {
  args: {
    schedule: runningSchedule,
    session: { ...prejoinSession, myAttendeeId: 4 },
    time: fixedTicker(STORY_SECOND_MS),
  },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement.querySelector("[data-now]") as HTMLElement);
    await expect(card.getByText("Amara is in the hot seat · Questions · 11 min left")).toBeVisible();
    await expect(card.getByText("You come in as a peer: you listen and score.")).toBeVisible();
    await expect(within(canvasElement).getByText("Host: Jonas Keller")).toBeVisible();
  },
};
export const AskingForDevices: Story = {
  name: "Asking for devices",
  tags: ["LS-2.16"],
  args: { preview: { ...preview, camera: { status: "starting" }, microphone: { status: "starting" }, devices: [] } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("[data-block]")).toHaveAttribute("data-block", "devices");
    await expect(canvasElement.querySelector("[data-block]")).toBeDisabled();
  },
};
export const CameraBlocked: Story = {
  args: { preview: { ...preview, camera: { status: "problem", problem: "blocked" } } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll("ol")[0]?.querySelectorAll("li")).toHaveLength(3);
    const join = within(canvasElement).getByRole("button", { name: /^(Join|Rejoindre|Ohne|Entra|Entri)/ });
    await expect(join.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};
export const CameraInUse: Story = {
  args: { preview: { ...preview, camera: { status: "problem", problem: "in-use" } } },
};
/** Both devices failed for another reason: each shows its own message. */
export const DevicesFailed: Story = {
  name: "Devices failed",
  tags: ["LS-8.25"],
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
    level: createStore(() => ({ value: 0 })),
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
export const NoName: Story = {
  name: "No name",
  tags: ["LS-2.16", "LS-2.17"],
  args: { name: { value: "", status: "editing" } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Enter your name to continue")).toBeVisible();
    await expect(within(canvasElement).getByRole("button", { name: "Join session" })).toBeDisabled();
  },
};
/** Nothing of a long name is cut; it is saved once it has been shortened. */
export const NameTooLong: Story = { args: { name: { value: "Jonas ".repeat(12), status: "tooLong" } } };
export const NameNotSaved: Story = { args: { name: { value: "Jonas", status: "failed" } } };
export const Joining: Story = {
  name: "Joining",
  tags: ["LS-2.16"],
  args: { join: { status: "joining" }, actions: { ...actions, join: fn() } },
  play: async ({ canvasElement, args }) => {
    const join = canvasElement.querySelector('[data-block="joining"]') as HTMLElement;
    await expect(join).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(join);
    await expect(args.actions.join).not.toHaveBeenCalled();
  },
};
export const ConnectionFailed: Story = {
  name: "Connection failed",
  tags: ["LS-2.15", "LS-8.20"],
  args: { join: { status: "failed", message: "This session is over." } },
  play: async ({ canvasElement }) => {
    const notice = within(within(canvasElement).getByRole("alert"));
    await expect(notice.getByText("Connection Failed")).toBeVisible();
    await expect(
      notice.getByText("Could not join the session. Please try again. Error: This session is over."),
    ).toBeVisible();
  },
};
export const WithoutVideo: Story = { args: { hasVideo: false } };
/** My initials are those of my full name, as everywhere else, whatever my name in this session is. */
export const Initials: Story = {
  tags: ["no-picture"],
  args: { pictureOf: () => null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("[data-part], [data-now]")).toHaveTextContent(/^JK/);
  },
};

const { network } = prejoinProps;
const runningCheck = {
  status: "running",
  reason: null,
  steps: { websocket: "passed", webrtc: "running", relay: "waiting", publish: "waiting" },
  line: null,
} as const;
/** The network check runs; joining is possible meanwhile. */
export const NetworkRunning: Story = { args: { network: runningCheck } };
/** The check moves neither the people below it nor the picture and the agenda beside it. */
export const NetworkCheckedAgain: Story = {
  name: "Nothing moves between a running and a good network check",
  tags: ["no-picture", "regression"],
  globals: { viewport: { value: "wide" } },
  render: (args) => {
    const [checked, setChecked] = useState(args.network);
    const checkNetwork = () => setChecked(runningCheck);
    return <PrejoinView {...args} network={checked} actions={{ ...args.actions, checkNetwork }} />;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const check = canvas.getByRole("region", { name: "Network check" });
    const places = () =>
      [
        canvas.getByRole("heading", { name: "Who is there" }),
        canvas.getByRole("heading", { name: "Agenda" }),
        canvas.getByRole("region", { name: "Your picture" }),
      ].map((part) => part.getBoundingClientRect().bottom);
    await expect(check).toHaveAttribute("data-network", "good");
    const before = places();
    await userEvent.click(within(check).getByRole("button", { name: "Check again" }));
    await expect(check).toHaveAttribute("data-network", "running");
    await expect(places()).toEqual(before);
  },
};
/** A slow network, with advice. */
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
      canvas.getByRole("button", { name: /check again|tester à|erneut prüfen|verificare di nuovo/i }),
    );
    await expect(args.actions.checkNetwork).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: /join|rejoindre|beitreten|partecip/i }));
    await expect(args.actions.join).toHaveBeenCalledOnce();
  },
};
/** Compact mode: the same in smaller bars and gaps. */
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
