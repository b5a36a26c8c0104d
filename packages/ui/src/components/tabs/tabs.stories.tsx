import type { Meta, StoryObj } from "@storybook/react-vite";
import { Code, HelpCircle, PenTool } from "lucide-react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Stack } from "../stack/stack";
import { Tab, TabList, TabPanel, Tabs } from "./tabs";

const meta = {
  title: "ui/Tabs",
  component: Tabs,
  subcomponents: { TabList, Tab, TabPanel },
  args: {
    defaultValue: "board",
    children: (
      <>
        <TabList label="Workspace">
          <Tab value="board">Whiteboard</Tab>
          <Tab value="code">Code</Tab>
        </TabList>
        <TabPanel value="board">Whiteboard</TabPanel>
        <TabPanel value="code">Code</TabPanel>
      </>
    ),
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** To try the props with the controls. */
export const Example: Story = { tags: ["no-picture"] };

export const Sizes: Story = {
  render: () => (
    <Stack gap={24}>
      <Tabs defaultValue="b">
        <TabList label="Workspace">
          <Tab value="a" icon={PenTool}>
            Whiteboard
          </Tab>
          <Tab value="b" icon={Code}>
            Code
          </Tab>
          <Tab value="c" icon={HelpCircle} disabled>
            Question
          </Tab>
        </TabList>
        <TabPanel value="a">Whiteboard</TabPanel>
        <TabPanel value="b">Code</TabPanel>
      </Tabs>
      <Tabs defaultValue="a">
        <TabList label="Details" size="small">
          <Tab value="a">Profile</Tab>
          <Tab value="b">Scenario</Tab>
        </TabList>
        <TabPanel value="a">Profile</TabPanel>
        <TabPanel value="b">Scenario</TabPanel>
      </Tabs>
    </Stack>
  ),
};

/** Arrow keys move between tabs and show their panels; the tabs are one Tab stop. */
export const WorksByKeyboard: Story = {
  ...Sizes,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const code = canvas.getByRole("tab", { name: "Code" });
    await userEvent.tab();
    await expect(code).toHaveFocus();
    const ringed = [code, ...code.querySelectorAll("*")].filter(
      (part) => getComputedStyle(part).outlineStyle === "solid",
    );
    await expect(ringed).toHaveLength(1);
    await userEvent.keyboard("{ArrowLeft}");
    const board = canvas.getByRole("tab", { name: "Whiteboard" });
    await expect(board).toHaveFocus();
    await expect(board).toHaveAttribute("aria-selected", "true");
    await expect(canvas.getByRole("tabpanel", { name: "Whiteboard" })).toBeVisible();
  },
};

/** An owner that takes its time, as a page does whose tab is in its address: it hears of each press once, and of the next one too. */
export const AsksOncePerPress: Story = {
  tags: ["no-picture", "regression"],
  args: { value: "a", onValueChange: fn() },
  render: (args) => (
    <Tabs {...args}>
      <TabList label="Details">
        <Tab value="a">Profile</Tab>
        <Tab value="b">Scenario</Tab>
      </TabList>
      <TabPanel value="a">Profile</TabPanel>
      <TabPanel value="b">Scenario</TabPanel>
    </Tabs>
  ),
  play: async ({ canvasElement, args }) => {
    const scenario = within(canvasElement).getByRole("tab", { name: "Scenario" });
    await userEvent.click(scenario);
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(args.onValueChange).toHaveBeenLastCalledWith("b");
    await userEvent.click(scenario);
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
    await userEvent.keyboard("{ArrowLeft}{ArrowRight}");
    await expect(args.onValueChange).toHaveBeenCalledTimes(3);
  },
};
