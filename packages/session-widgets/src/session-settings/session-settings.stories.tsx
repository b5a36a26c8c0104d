import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { RecordingConsentView } from "../recording-consent/view";
import { settingsProps, storyDevices } from "./session-settings.fixtures";
import { type LanguageControl, SessionSettingsView } from "./view/session-settings-view";

const meta = {
  title: "Session/Settings",
  component: SessionSettingsView,
  args: settingsProps,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof SessionSettingsView>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => within(document.body).findByRole("dialog");
const row = async (setting: string) =>
  within((await dialog()).querySelector(`[data-setting="${setting}"]`) as HTMLElement);

/** As they are at first: safety save 30 s, sound and notifications on, warning at 60 s. */
export const Defaults: Story = {
  args: { onChange: fn() },
  play: async ({ args }) => {
    await userEvent.click((await row("soundEnabled")).getByRole("switch"));
    await expect(args.onChange).toHaveBeenCalledWith({ soundEnabled: false });
    await userEvent.click((await row("compactMode")).getByRole("switch"));
    await expect(args.onChange).toHaveBeenCalledWith({ compactMode: true });
  },
};
const chosen = fn();
/** The language of the interface can be changed in the call. */
export const Language: Story = {
  tags: ["no-picture"],
  args: { language: { ...(settingsProps.language as LanguageControl), onChoose: chosen } },
  play: async () => {
    await userEvent.click((await row("language")).getByRole("combobox"));
    await userEvent.click(await within(document.body).findByRole("option", { name: "Italiano" }));
    await expect(chosen).toHaveBeenCalledWith("it");
  },
};
/** Every choice can be made with the keyboard alone. */
export const ByKeyboard: Story = {
  args: { onChange: fn() },
  play: async ({ args }) => {
    (await row("timerWarningThreshold")).getByRole("combobox").focus();
    await userEvent.keyboard("{Enter}");
    await within(document.body).findByRole("listbox");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(args.onChange).toHaveBeenCalledWith({ timerWarningThreshold: 120 });
  },
};
export const EverythingOff: Story = {
  args: {
    settings: {
      autoSaveInterval: 120_000,
      enableNotifications: false,
      soundEnabled: false,
      timerWarningThreshold: 0,
      compactMode: true,
      animations: false,
    },
    devices: {
      ...storyDevices,
      preferences: {
        mirror: false,
        echoCancellation: false,
        noiseSuppression: false,
        autoGainControl: false,
        resolution: "auto",
      },
    },
  },
};
/** Nothing is plugged in, or the browser blocks it. */
export const NoDevices: Story = {
  args: { devices: { ...storyDevices, list: [], inUse: { videoinput: "", audioinput: "", audiooutput: "" } } },
};
/** Camera and microphone are off: the lists say so, and choosing one switches it on. */
export const DevicesOff: Story = {
  args: { devices: { ...storyDevices, inUse: { videoinput: "", audioinput: "", audiooutput: "out-1" } } },
};
/** Observers send nothing: only the speaker is theirs. */
export const Observer: Story = { args: { devices: { ...storyDevices, sendsNothing: true } } };
export const TestingTheSpeaker: Story = { args: { devices: { ...storyDevices, isTesting: true } } };
/** Where replays are kept, the answer can be changed here at any time. */
export const WithReplay: Story = {
  args: { consent: <RecordingConsentView consent={{ agreed: false, status: "saved" }} onConsent={fn()} /> },
  play: async () => {
    await expect(within(await dialog()).getByRole("checkbox")).not.toBeChecked();
  },
};
/** On another site, whose theme is its own. */
export const WithoutTheme: Story = { args: { theme: undefined } };
