import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import type { SendReply } from "../shared/accounts/account-form.types";
import { DONE, failedWith } from "../shared/accounts/accounts.fixtures";
import { useAddressForm } from "../shared/accounts/use-address-form";
import { useNewPasswordForm } from "../shared/accounts/use-new-password-form";
import { AddressVerificationView, type LinkContent } from "./address-verification-view";

interface StoryProps {
  link: LinkContent;
  send: (password: string) => Promise<SendReply<"password">>;
  again: (email: string) => Promise<SendReply<"email">>;
  onRetry: () => void;
}

function Story({ link, send, again, onRetry }: StoryProps) {
  return (
    <AddressVerificationView
      link={link}
      form={useNewPasswordForm(send)}
      again={useAddressForm(again)}
      onRetry={onRetry}
      signInHref="#sign-in"
    />
  );
}

const meta = {
  title: "Shell/AddressVerification",
  component: Story,
  args: {
    link: { status: "ready", email: "lea.favre@hopitaux-du-lac.example", fullName: "Léa Favre" },
    send: fn<StoryProps["send"]>(async () => DONE),
    again: fn<StoryProps["again"]>(async () => DONE),
    onRetry: fn(),
  },
} satisfies Meta<typeof Story>;
export default meta;
type VerificationStory = StoryObj<typeof meta>;

const [FIRST, SECOND] = ["input[name=password]", "input[name=repeated]"] as const;
const field = (selector: string) => document.querySelector<HTMLInputElement>(selector) as HTMLInputElement;
const submit = async () => userEvent.click(document.querySelector("button[type=submit]") as HTMLElement);

/** The rules stand there before one types; one button shows both fields. */
export const Ready: VerificationStory = {
  play: async ({ args }) => {
    await expect(screen.getByText(/12.*128/)).toBeVisible();
    await userEvent.type(field(FIRST), "four words for a lake");
    await userEvent.type(field(SECOND), "four words for a lake");
    await userEvent.click(document.querySelector("form button[type=button]") as HTMLElement);
    await expect(field(FIRST)).toHaveAttribute("type", "text");
    await expect(field(SECOND)).toHaveAttribute("type", "text");
    await submit();
    await waitFor(() => expect(args.send).toHaveBeenCalledWith("four words for a lake"));
  },
};

export const TooShort: VerificationStory = {
  play: async ({ args }) => {
    await userEvent.type(field(FIRST), "short");
    await submit();
    await waitFor(() => expect(field(FIRST)).toHaveFocus());
    await expect(field(FIRST)).toBeInvalid();
    await expect(args.send).not.toHaveBeenCalled();
  },
};

export const NotRepeated: VerificationStory = {
  tags: ["no-picture"],
  play: async () => {
    await userEvent.type(field(FIRST), "four words for a lake");
    await userEvent.type(field(SECOND), "four words for a lamp");
    await submit();
    await waitFor(() => expect(field(SECOND)).toHaveFocus());
    await expect(field(FIRST)).toHaveValue("four words for a lake");
  },
};

/** The server calls it easy to guess. */
export const TooWeak: VerificationStory = {
  args: {
    send: fn<StoryProps["send"]>(async () => ({
      kind: "failed",
      failure: "fields",
      fields: { password: "passwordWeak" },
    })),
  },
  play: async () => {
    await userEvent.type(field(FIRST), "password1234");
    await userEvent.type(field(SECOND), "password1234");
    await submit();
    await waitFor(() => expect(field(FIRST)).toBeInvalid());
  },
};

/** A used or expired link: another one can be asked for, with the same response for every address; or one signs in. */
export const LinkInvalid: VerificationStory = {
  args: { link: { status: "invalid" } },
  play: async ({ args }) => {
    await expect(screen.getByRole("link")).toHaveAttribute("href", "#sign-in");
    await userEvent.type(field("input[type=email]"), " lea.favre@hopitaux-du-lac.example");
    await submit();
    await expect(await screen.findByRole("status")).toBeVisible();
    await expect(args.again).toHaveBeenCalledWith("lea.favre@hopitaux-du-lac.example");
  },
};

/** The link was used in another tab meanwhile. */
export const UsedMeanwhile: VerificationStory = {
  tags: ["no-picture"],
  args: { send: fn<StoryProps["send"]>(async () => failedWith("linkInvalid")) },
  play: async () => {
    await userEvent.type(field(FIRST), "four words for a lake");
    await userEvent.type(field(SECOND), "four words for a lake");
    await submit();
    await waitFor(() => expect(field("input[type=email]")).toBeVisible());
  },
};

export const LinkMissing: VerificationStory = { args: { link: { status: "missing" } } };
export const Loading: VerificationStory = { tags: ["no-picture"], args: { link: { status: "loading" } } };
export const Unreachable: VerificationStory = {
  args: { link: { status: "failed" } },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole("button"));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
