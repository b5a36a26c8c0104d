import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import type { SendReply } from "../shared/accounts/account-form.types";
import { DONE, failedWith } from "../shared/accounts/accounts.fixtures";
import type { FirstRunValues } from "./first-run.types";
import { FirstRunView } from "./first-run-view";
import { useFirstRun } from "./use-first-run";

interface StoryProps {
  hasLink: boolean;
  send: (values: FirstRunValues) => Promise<SendReply<keyof FirstRunValues>>;
}

const Story = ({ hasLink, send }: StoryProps) => (
  <FirstRunView hasLink={hasLink} form={useFirstRun(send, "en")} signInHref="#sign-in" />
);

const meta = {
  title: "Shell/FirstRun",
  component: Story,
  args: { hasLink: true, send: fn<StoryProps["send"]>(async () => DONE) },
} satisfies Meta<typeof Story>;
export default meta;
type FirstRunStory = StoryObj<typeof meta>;

const type = (name: string, text: string) =>
  userEvent.type(document.querySelector(`input[name=${name}]`) as HTMLElement, text);
const submit = async () => userEvent.click(document.querySelector("button[type=submit]") as HTMLElement);

async function fill() {
  await type("email", "jonas.keller@reseau-leman.example");
  await type("full_name", "Jonas Keller");
  await type("password", "four words for a lake");
  await type("repeated", "four words for a lake");
}

export const Filled: FirstRunStory = {
  play: async ({ args }) => {
    await fill();
    await submit();
    await waitFor(() =>
      expect(args.send).toHaveBeenCalledWith(expect.objectContaining({ short_name: "Jonas", language: "en" })),
    );
  },
};

export const Empty: FirstRunStory = {
  play: async ({ args }) => {
    await submit();
    await waitFor(() => expect(document.querySelector("input[name=email]")).toHaveFocus());
    await expect(document.querySelectorAll("[aria-invalid=true]")).toHaveLength(4);
    await expect(args.send).not.toHaveBeenCalled();
  },
};

/** The link was used, has expired, or there is an administrator already. */
export const LinkInvalid: FirstRunStory = {
  args: { send: fn<StoryProps["send"]>(async () => failedWith("linkInvalid")) },
  play: async () => {
    await fill();
    await submit();
    await waitFor(() => expect(screen.getByRole("link")).toHaveAttribute("href", "#sign-in"));
  },
};

export const LinkMissing: FirstRunStory = { tags: ["no-picture"], args: { hasLink: false } };
