import type { Meta, StoryObj } from "@storybook/react-vite";
import { LayoutPanelLeft, Mic, MicOff, MonitorUp, Video } from "lucide-react";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/button";
import { CountBadge } from "../count-badge/count-badge";
import { MenuItem } from "../menu/menu";
import { Row } from "../stack/stack";
import { ToolButton } from "../tool-button/tool-button";
import { Toolbar, type ToolbarProps } from "./toolbar";

function Bar(args: ToolbarProps) {
  const [on, setOn] = useState(true);
  return (
    <Toolbar {...args}>
      <Row gap={4} wrap>
        <ToolButton
          icon={on ? Mic : MicOff}
          label="Mic"
          action={on ? "mute" : "unmute"}
          state={on ? "rest" : "off"}
          onClick={() => setOn(!on)}
          menu={<MenuItem>Built-in microphone</MenuItem>}
          menuLabel="Choose a microphone"
        />
        <ToolButton
          icon={Video}
          label="Camera"
          state="blocked"
          menu={<MenuItem>Built-in camera</MenuItem>}
          menuLabel="Choose a camera"
        />
        <ToolButton icon={MonitorUp} label="Screen" disabled />
        <ToolButton
          icon={LayoutPanelLeft}
          label="Workspace"
          state="on"
          pressed
          badge={<CountBadge count={2} label="2 new" floating />}
        />
        <Button variant="danger">Leave</Button>
      </Row>
    </Toolbar>
  );
}

/** A bar whose second control goes away when it is pressed. */
function ShrinkingBar() {
  const [isRunning, setRunning] = useState(true);
  return (
    <Toolbar label="Controls">
      <Row gap={4}>
        <Button>Hold</Button>
        {isRunning ? (
          <Button variant="primary" onClick={() => setRunning(false)}>
            End
          </Button>
        ) : null}
        <Button>People</Button>
      </Row>
    </Toolbar>
  );
}

const meta = {
  title: "ui/Toolbar",
  component: Toolbar,
  args: { label: "Controls" },
  render: (args) => <Bar {...args} />,
} satisfies Meta<typeof Toolbar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {};

/** One Tab stop; arrows go round, skip what is off, and a press keeps the place. */
export const RovingFocus: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = (name: string | RegExp) => canvas.getByRole("button", { name });
    await userEvent.tab();
    await expect(button("Mic, mute")).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(button("Choose a microphone")).toHaveFocus();
    await userEvent.keyboard("{End}");
    await expect(button("Leave")).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(button("Mic, mute")).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    await expect(button("Workspace")).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(button("Choose a camera")).toHaveFocus();
    await userEvent.keyboard("{Home} ");
    await expect(button("Mic, unmute")).toHaveFocus();
    const stops = canvas
      .getAllByRole<HTMLButtonElement>("button")
      .filter((each) => each.tabIndex === 0 && !each.disabled);
    await expect(stops).toHaveLength(1);
  },
};

/** What a control does may take it away: the focus goes to the one after it, not to the top of the page. */
export const FocusOutlivesItsStop: Story = {
  tags: ["no-picture", "regression"],
  render: () => <ShrinkingBar />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("button", { name: "End" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("button", { name: "People" })).toHaveFocus());
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByRole("button", { name: "Hold" })).toHaveFocus();
  },
};
