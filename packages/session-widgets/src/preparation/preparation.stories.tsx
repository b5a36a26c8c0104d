import { PROFILE_MAX_LENGTH } from "@hotseat/api-client/constants";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import type { Writing } from "../writing/internal";
import { type ProfileFace, profileFace } from "./preparation-rules";
import { ExtraTimeView, ProfileView, QuestionList, ScenarioView } from "./view";

const PROFILE = "Backend engineer, six years, health and logistics. Looks for a senior role.";
const SCENARIO = {
  title: "Senior engineer, hospital group",
  text: "You are applying as senior engineer. The group runs 12 sites; about 4,000 nurses read alerts on shared phones.",
};
const IDLE: Writing = { kind: "idle" };
const FAILED: Writing = { kind: "failed", code: "provider_timeout", detail: null };

interface ProfileArgs {
  face: ProfileFace;
  writing: Writing;
  approving?: boolean;
  refused?: string | null;
  closed?: boolean;
  onWrite: () => void;
  onApprove: (text: string) => void;
}

/** Keeps what is typed, as the connected profile does. */
function Profile({ face, closed, onWrite, ...rest }: ProfileArgs) {
  const [typed, setTyped] = useState<string | null>(null);
  const stored = face.kind === "none" ? null : face.text;
  const shown =
    typed === null ? face : profileFace({ stored, approved: face.kind === "approved", written: null, typed });
  return (
    <ProfileView
      {...rest}
      face={shown}
      onWrite={closed ? undefined : onWrite}
      onCancel={fn()}
      onType={setTyped}
      onDrop={() => setTyped(null)}
    />
  );
}

const meta = {
  title: "Session/Preparation",
  component: Profile,
  args: { face: { kind: "none" }, writing: IDLE, onWrite: fn(), onApprove: fn() },
  decorators: [
    (Story) => (
      <div style={{ width: 320, maxWidth: "100%", background: "var(--hs-color-surface)", padding: 12 }}>{Story()}</div>
    ),
  ],
} satisfies Meta<typeof Profile>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 'No anonymized profile provided.' with the two ways to one. */
export const NoProfile: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getByText("No anonymized profile provided.")).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "Have a draft written" }));
    await expect(args.onWrite).toHaveBeenCalled();
    await userEvent.click(page.getByRole("button", { name: "Write it myself" }));
    await expect(page.getByRole("button", { name: "Approve" })).toBeDisabled();
    await userEvent.type(page.getByRole("textbox"), "  A nurse. ");
    await userEvent.click(page.getByRole("button", { name: "Approve" }));
    await expect(args.onApprove).toHaveBeenCalledWith("A nurse.");
    await userEvent.click(page.getByRole("button", { name: "Discard" }));
    await expect(page.getByText("No anonymized profile provided.")).toBeVisible();
  },
};
export const ProfileBeingWritten: Story = {
  args: { writing: { kind: "writing", text: "Rehearses job interviews in these sectors: Health and Data. Has had" } },
};
export const ProfileFailed: Story = { args: { writing: FAILED } };
/** Only its person reads it until they approve it. */
export const ProfileToBeApproved: Story = {
  name: "Profile to be approved",
  tags: ["LS-D5.6"],
  args: {
    face: { kind: "draft", text: PROFILE, replaces: false, typed: false },
    writing: { kind: "done", text: PROFILE, source: "composer" },
    onApprove: fn(),
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Approve" }));
    await expect(args.onApprove).toHaveBeenCalledWith(PROFILE);
  },
};
export const ProfileWrittenByAi: Story = {
  args: {
    face: { kind: "draft", text: PROFILE, replaces: true, typed: false },
    writing: { kind: "done", text: PROFILE, source: "ai" },
  },
};
export const ProfileTooLong: Story = {
  args: {
    face: { kind: "draft", text: "Long. ".repeat(PROFILE_MAX_LENGTH / 5), replaces: false, typed: true },
  },
};
export const ProfileApprovalRefused: Story = {
  args: {
    face: { kind: "draft", text: PROFILE, replaces: false, typed: true },
    refused: "This session is over.",
  },
};
export const ProfileBeingApproved: Story = {
  args: { face: { kind: "draft", text: PROFILE, replaces: false, typed: true }, approving: true },
};
export const ProfileApproved: Story = {
  args: { face: { kind: "approved", text: PROFILE } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole("button", { name: "Change" }));
    await userEvent.click(page.getByRole("button", { name: "Keep the approved one" }));
    await expect(page.getByText("Approved")).toBeVisible();
  },
};
export const ProfileAfterTheSession: Story = { args: { face: { kind: "approved", text: PROFILE }, closed: true } };

const scenario = (writing: Writing | null, has = true) => (
  <ScenarioView
    scenario={has ? SCENARIO : null}
    composing={writing ? { writing, onCompose: fn(), onCancel: fn() } : undefined}
  />
);
export const Scenario: Story = { render: () => scenario(IDLE) };
export const ScenarioFixed: Story = { render: () => scenario(null) };
/** 'Nothing to show.' */
export const NoScenario: Story = { render: () => scenario(null, false) };
export const ScenarioBeingComposed: Story = {
  render: () => scenario({ kind: "writing", text: "The new ward\n\nYou are applying as" }),
};
export const ScenarioComposed: Story = {
  render: () => scenario({ kind: "done", text: "", source: "composer" }),
};
export const ScenarioFailed: Story = { render: () => scenario(FAILED) };

/** 'No questions yet.': a candidate meets them in the hot seat (docs/decisions/0021). */
export const OwnQuestionsNotAsked: Story = {
  render: () => <QuestionList questions={[]} whose="own" composing={{ writing: IDLE, onCompose: fn() }} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("No questions yet.")).toBeVisible();
  },
};
export const OwnQuestionsComposed: Story = {
  render: () => (
    <QuestionList
      questions={[]}
      whose="own"
      composing={{ writing: { kind: "done", text: null, source: "composer" }, onCompose: fn() }}
    />
  ),
};
export const QuestionsOfSomebodyElse: Story = {
  render: () => (
    <QuestionList
      whose="other"
      questions={[
        {
          id: 1,
          number: 1,
          text: "What would you ask before drawing anything?",
          criterion: { label: "Understanding" },
        },
        { id: 2, number: 2, text: "Walk us through one alert.", criterion: { label: "Structure" } },
      ]}
    />
  ),
};
/** 'No questions available'. */
export const NoQuestionsAvailable: Story = {
  render: () => <QuestionList questions={[]} whose="other" />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("No questions available")).toBeVisible();
  },
};

const onExtraTime = fn();
/** Set by oneself or the host, not shown to peers. */
export const ExtraTimeOfMine: Story = {
  name: "Extra time of mine",
  tags: ["LS-D3.2"],
  render: () => <ExtraTimeView percent={25} whose="own" onChange={onExtraTime} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("radio", { name: "+50%" }));
    await expect(onExtraTime).toHaveBeenCalledWith(50);
  },
};
export const ExtraTimeSetByTheHost: Story = {
  render: () => <ExtraTimeView percent={0} whose={{ name: "Amara Diallo" }} onChange={fn()} />,
};
export const ExtraTimeFixed: Story = { render: () => <ExtraTimeView percent={50} whose="own" /> };
export const ExtraTimeRefused: Story = {
  render: () => (
    <ExtraTimeView
      percent={50}
      whose="own"
      onChange={fn()}
      refused="A session cannot be lengthened beyond eight hours."
    />
  ),
};
