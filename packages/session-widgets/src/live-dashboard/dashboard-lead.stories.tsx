import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { controlBarProps, storyTiming } from "../control-bar/control-bar.fixtures";
import { ControlBarView } from "../control-bar/view";
import { ChooseHostView } from "./connected/choose-host-view";
import { layoutOf, WIDE, WithLayout } from "./dashboard-stage.fixtures";
import { successors } from "./lead.fixtures";
import { dashboardProps, storySlots } from "./live-dashboard.fixtures";
import { LeadBannerView } from "./view/lead-banner-view";
import type { DashboardSlots } from "./view/live-dashboard.types";
import { LiveDashboardView } from "./view/live-dashboard-view";

const meta = {
  title: "Session/LiveDashboard/Lead",
  tags: ["!autodocs"],
  component: LiveDashboardView,
  args: dashboardProps,
  ...WIDE,
  render: (args) => <WithLayout {...args} />,
} satisfies Meta<typeof LiveDashboardView>;
export default meta;
type Story = StoryObj<typeof meta>;

const understood = fn();
const passOn = fn();
const chosen = fn();

const newHost: DashboardSlots = {
  ...storySlots(),
  leadBanner: <LeadBannerView before="Jonas" cause="left" onAcknowledge={understood} onPassOn={passOn} />,
  controlBar: ({ onPassLeadOn: _passes, ...options }) => (
    <ControlBarView
      {...controlBarProps}
      {...options}
      people={{ ...options.people, count: 4 }}
      chat={options.chat && { ...options.chat, unread: 0 }}
      timing={{ ...storyTiming, isNew: true }}
    />
  ),
};
const leading = { head: { ...dashboardProps.head, leads: true } };

const passing: DashboardSlots = {
  ...storySlots(),
  passLeadOn: ({ onStay }) => <ChooseHostView kind="pass" successors={successors} onChoose={chosen} onStay={onStay} />,
};

const seesBanner: Story["play"] = async ({ canvasElement }) => {
  understood.mockClear();
  const canvas = within(canvasElement);
  const banner = canvas.getByText("You now lead the session.").closest("[data-lead]") as HTMLElement;
  await expect(banner).toHaveTextContent("Jonas left and chose you.");
  // The strip's place is its own: nothing under it moves.
  await expect(canvas.queryByRole("list", { name: "Course of this turn" })).toBeNull();
  const ringed = canvasElement.querySelector<HTMLElement>("[data-new]");
  await expect(ringed && getComputedStyle(ringed).outlineStyle).toBe("solid");
  await expect(within(ringed as HTMLElement).getByRole("button", { name: /Next/ })).toBeVisible();
  await userEvent.click(within(banner).getByRole("button", { name: "Understood" }));
  await expect(understood).toHaveBeenCalledOnce();
};

/** The banner takes the turn strip's place until it is confirmed; the new controls are ringed. */
export const YouLead: Story = {
  args: { slots: newHost, ...layoutOf({}) },
  play: async (context) => {
    await seesBanner?.(context);
    const banner = context.canvasElement.querySelector<HTMLElement>("[data-lead]");
    await expect(banner?.offsetHeight).toBeLessThanOrEqual(40);
  },
};
/** The same on a phone: two lines, a button for the thumb, nothing covered. */
export const YouLeadOnAPhone: Story = {
  args: { ...leading, slots: newHost, ...layoutOf({}) },
  globals: { viewport: { value: "phone" } },
  play: async (context) => {
    await seesBanner?.(context);
    const { canvasElement } = context;
    if (window.innerWidth < 500) {
      await expect(within(canvasElement).getByRole("button", { name: "Understood" }).offsetHeight).toBe(44);
      await expect(canvasElement.querySelector("header [data-phase]")).toHaveTextContent("Questions · You lead");
    }
    // Whatever panel is open, it is in view.
    const people = within(canvasElement).queryByRole("button", { name: "People" });
    if (people) await userEvent.click(people);
    await expect(within(canvasElement).getByText("You now lead the session.")).toBeVisible();
  },
};
const passes: Story["play"] = async ({ canvasElement }) => {
  chosen.mockClear();
  const canvas = within(canvasElement);
  await expect(canvas.queryByText("You now lead the session.")).toBeNull();
  await userEvent.click(canvas.getByRole("button", { name: "More" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Pass the lead on" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Who leads instead?" }));
  await userEvent.click(dialog.getByRole("button", { name: "Mateo leads" }));
  await expect(chosen).toHaveBeenCalledWith(404);
};
/** The host can hand over at any later time, from the More menu. */
export const LeadPassedOn: Story = {
  args: { ...leading, slots: passing, ...layoutOf({}) },
  play: passes,
};
/** The same on a phone. */
export const LeadPassedOnFromAPhone: Story = {
  ...LeadPassedOn,
  globals: { viewport: { value: "phone" } },
};
