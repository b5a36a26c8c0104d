import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { LanguageMenuView } from "./language-menu-view";

const meta = {
  title: "Shell/LanguageMenu",
  component: LanguageMenuView,
  args: { language: "en", onChoose: fn() },
} satisfies Meta<typeof LanguageMenuView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const WithRegion: Story = { args: { language: "de-CH" } };

/** Four languages, each by its own name. */
export const Chooses: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button"));
    const items = await screen.findAllByRole("menuitemradio");
    await expect(items.map((item) => item.textContent)).toEqual(["English", "Français", "Deutsch", "Italiano"]);
    await userEvent.click(items[3] as HTMLElement);
    await expect(args.onChoose).toHaveBeenCalledWith("it");
  },
};
