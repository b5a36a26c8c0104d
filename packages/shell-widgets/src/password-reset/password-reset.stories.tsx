import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import type { SendReply } from "../shared/accounts/account-form.types";
import { DONE, failedWith } from "../shared/accounts/accounts.fixtures";
import { useAddressForm } from "../shared/accounts/use-address-form";
import { useNewPasswordForm } from "../shared/accounts/use-new-password-form";
import { ForgotPasswordView } from "./forgot-password-view";
import { ResetPasswordView } from "./reset-password-view";

interface StoryProps {
  page: "forgot" | "reset";
  hasLink: boolean;
  ask: (email: string) => Promise<SendReply<"email">>;
  send: (password: string) => Promise<SendReply<"password">>;
}

function Story({ page, hasLink, ask, send }: StoryProps) {
  const address = useAddressForm(ask);
  const password = useNewPasswordForm(send);
  return page === "forgot" ? (
    <ForgotPasswordView form={address} signInHref="#sign-in" />
  ) : (
    <ResetPasswordView hasLink={hasLink} form={password} forgotHref="#forgot" />
  );
}

const meta = {
  title: "Shell/PasswordReset",
  component: Story,
  args: {
    page: "forgot",
    hasLink: true,
    ask: fn<StoryProps["ask"]>(async () => DONE),
    send: fn<StoryProps["send"]>(async () => DONE),
  },
} satisfies Meta<typeof Story>;
export default meta;
type ResetStory = StoryObj<typeof meta>;

const field = (selector: string) => document.querySelector<HTMLInputElement>(selector) as HTMLInputElement;
const submit = async () => userEvent.click(document.querySelector("button[type=submit]") as HTMLElement);

export const Forgotten: ResetStory = {};

export const Asked: ResetStory = {
  play: async ({ args }) => {
    await userEvent.type(field("input[type=email]"), "lea@example.org");
    await submit();
    await expect(await screen.findByRole("status")).toBeVisible();
    await expect(args.ask).toHaveBeenCalledWith("lea@example.org");
  },
};

export const NoAddress: ResetStory = {
  tags: ["no-picture"],
  play: async ({ args }) => {
    await userEvent.type(field("input[type=email]"), "lea");
    await submit();
    await waitFor(() => expect(field("input[type=email]")).toBeInvalid());
    await expect(args.ask).not.toHaveBeenCalled();
  },
};

export const TooMany: ResetStory = {
  args: { ask: fn<StoryProps["ask"]>(async () => failedWith("tooMany")) },
  play: async () => {
    await userEvent.type(field("input[type=email]"), "lea@example.org");
    await submit();
    await expect(await screen.findByRole("alert")).toBeVisible();
    await expect(field("input[type=email]")).toHaveValue("lea@example.org");
  },
};

export const NewPassword: ResetStory = {
  args: { page: "reset" },
  play: async ({ args }) => {
    await userEvent.type(field("input[name=password]"), "four words for a lake");
    await userEvent.type(field("input[name=repeated]"), "four words for a lake");
    await submit();
    await waitFor(() => expect(args.send).toHaveBeenCalledWith("four words for a lake"));
  },
};

export const LinkInvalid: ResetStory = {
  args: { page: "reset", send: fn<StoryProps["send"]>(async () => failedWith("linkInvalid")) },
  play: async () => {
    await userEvent.type(field("input[name=password]"), "four words for a lake");
    await userEvent.type(field("input[name=repeated]"), "four words for a lake");
    await submit();
    await waitFor(() => expect(screen.getByRole("link")).toHaveAttribute("href", "#forgot"));
  },
};

export const LinkMissing: ResetStory = { tags: ["no-picture"], args: { page: "reset", hasLink: false } };
