import { IconButton } from "@hotseat/ui/icon-button";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ExternalLink, PanelRightClose } from "lucide-react";
import { useState } from "react";
import { fixedSecond } from "../schedule/headless";
import { STORY_SECOND_MS, storySchedule } from "../schedule/schedule.fixtures";
import type { WorkspaceTab } from "./headless";
import { storyQuestion as question } from "./workspace.fixtures";
import { WorkspaceView, type WorkspaceViewProps } from "./workspace-view";

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

export const Question: Story = {};
export const QuestionExpiring: Story = {
  args: { question: { ...question, time: fixedSecond(STORY_SECOND_MS + 78_000) } },
};
export const QuestionOverTime: Story = {
  args: {
    question: { ...question, schedule: storySchedule({ held: true }), time: fixedSecond(STORY_SECOND_MS + 114_000) },
  },
};
export const NextIsNotKnown: Story = { args: { question: { ...question, next: { number: 4, category: null } } } };
export const LastQuestion: Story = { args: { question: { ...question, next: null } } };
export const NoQuestion: Story = { args: { question: null } };
export const Whiteboard: Story = { name: "Whiteboard (§2.22, §2.49)", args: { tab: "whiteboard" } };
export const Code: Story = { args: { tab: "code" } };
