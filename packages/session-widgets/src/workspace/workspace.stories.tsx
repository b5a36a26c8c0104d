import { fixedTicker } from "@hotseat/core/ticker";
import { IconButton } from "@hotseat/ui/icon-button";
import { toast } from "@hotseat/ui/theme";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ExternalLink, PanelRightClose } from "lucide-react";
import { useState } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { freeSchedule, STORY_SECOND_MS, storySchedule, storyWaiting } from "../schedule/schedule.fixtures";
import type { WorkspaceTab } from "./headless/workspace-rules";
import { WorkspaceView, type WorkspaceViewProps } from "./view/workspace-view";
import { storyQuestion as question } from "./workspace.fixtures";

function Stage({ tab: opened, ...props }: Omit<WorkspaceViewProps, "onTabChange">) {
  const [tab, setTab] = useState<WorkspaceTab>(opened);
  return (
    <div style={{ width: 624, maxWidth: "100%", height: 700 }}>
      <WorkspaceView {...props} tab={tab} onTabChange={setTab} />
    </div>
  );
}

const meta = {
  title: "Session/Workspace",
  component: Stage,
  subcomponents: { WorkspaceView },
  args: {
    tab: "question",
    question,
    headActions: (
      <>
        <IconButton icon={ExternalLink} label="Open in its own window" />
        <IconButton icon={PanelRightClose} label="Collapse workspace" />
      </>
    ),
  },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The foot's text and button stay readable under a toast. */
export const ToastAboveTheFoot: Story = {
  tags: ["no-picture"],
  play: async ({ canvas }) => {
    const foot = (await canvas.findByText("Next")).parentElement as HTMLElement;
    const id = toast.info({ title: "A toast over the workspace" }, { durationMs: null });
    const card = (await screen.findByText("A toast over the workspace")).closest("li") as HTMLElement;
    await waitFor(() =>
      expect(card.getBoundingClientRect().bottom).toBeLessThanOrEqual(foot.getBoundingClientRect().top),
    );
    toast.dismiss(id);
  },
};
/** The question's time is a bar: in digits it stands in the top bar, once. */
export const Question: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Time for this question")).toBeVisible();
    await expect(canvas.getByText("1:42 of 3:00")).not.toBeVisible();
    // Without a board nothing leads to it.
    await expect(canvas.queryByRole("button", { name: "Use the whiteboard" })).toBeNull();
  },
};
export const QuestionBesideABoard: Story = {
  tags: ["no-picture"],
  args: { whiteboard: <p>The board</p> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Use the whiteboard" }));
    await expect(canvas.getByText("The board")).toBeVisible();
  },
};
/** A limit of its own, in FREE, stands nowhere else. */
export const QuestionWithLimit: Story = {
  tags: ["no-picture"],
  args: {
    question: {
      ...question,
      question: { ...question.question, limit: { sec: 180, startedAt: "2026-11-24T13:06:00.000Z", remainingSec: 180 } },
      schedule: freeSchedule(),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("1:42 of 3:00")).toBeVisible();
  },
};
const first = {
  ...question.question,
  id: 11,
  number: 1,
  text: "A ward asks for alerts on phones. What would you ask?",
};
/** The turn waits for Lucie: the host sees her first question, which is not asked. */
export const QueuedForTheHost: Story = {
  args: {
    question: { ...question, question: first, schedule: storyWaiting(), waits: { name: "Lucie", next: "Jonas" } },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("Queued")).toBeVisible();
    await expect(canvas.getByText("Only you see it here until Lucie’s turn begins.")).toBeVisible();
    await expect(canvas.getByText("Next").parentElement).toHaveTextContent("NextJonas");
    await expect(canvas.queryByText("What peers listen for")).toBeNull();
    await expect(canvasElement.querySelector('[data-question-state="queued"]')).not.toBeNull();
  },
};
export const QuestionExpiring: Story = {
  args: { question: { ...question, time: fixedTicker(STORY_SECOND_MS + 78_000) } },
};
export const QuestionOverTime: Story = {
  args: {
    question: { ...question, schedule: storySchedule({ held: true }), time: fixedTicker(STORY_SECOND_MS + 114_000) },
  },
};
export const NextIsNotKnown: Story = { args: { question: { ...question, next: { number: 4, category: null } } } };
export const LastQuestion: Story = { args: { question: { ...question, next: null } } };
export const NoQuestion: Story = { args: { question: null } };
export const Whiteboard: Story = {
  name: "Whiteboard",
  tags: ["LS-2.49"],
  args: { tab: "whiteboard" },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement).getByRole("tabpanel", { name: "Whiteboard" });
    await expect(within(panel).getByText("Create or select a tool from the sidebar to get started.")).toBeVisible();
  },
};
export const Code: Story = { args: { tab: "code" } };
