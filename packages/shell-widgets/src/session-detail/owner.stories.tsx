import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { detailArgs, readyDetail } from "./session-detail.args.fixtures";
import { SessionDetailView } from "./view/session-detail-view";

const owned = {
  my_status: "CONFIRMED",
  my_attendee_id: 1,
  userRole: "host",
  people_to_tell: 3,
  view: { state: "REGISTERED", badges: ["HOST", "OWNER"], cta: { action: "OPEN" } },
} as const;

const meta = {
  title: "Shell/SessionDetail/Owner",
  component: SessionDetailView,
  parameters: { layout: "fullscreen" },
  args: { content: readyDetail(owned), ...detailArgs, calendarHref: "#calendar" },
} satisfies Meta<typeof SessionDetailView>;
export default meta;
type Story = StoryObj<typeof meta>;

const CANCEL = { name: /^(Cancel session|Annuler la session|Sitzung absagen|Annullare la sessione)$/ };
const CONFIRM = { name: /^(Cancel the session|Annuler la session|Sitzung absagen|Annullare la sessione)$/ };

/** The owner's session before its start: edit, duplicate, cancel, and its calendar file. */
export const Scheduled: Story = {
  play: async () => {
    const edit = await screen.findByRole("link", { name: /^(Edit|Modifier|Ändern|Modificare)$/ });
    await expect(edit).toHaveAttribute("href", "#edit-41");
    await expect(screen.getByRole("link", { name: /^(Duplicate|Dupliquer|Duplizieren|Duplicare)$/ })).toHaveAttribute(
      "href",
      "#copy-41",
    );
    await expect(
      screen.getByRole("link", { name: /^(Add to calendar|Ajouter au|In den|Aggiungere al)/ }),
    ).toHaveAttribute("href", "#calendar");
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };

/** A session of somebody else has none of these actions. */
export const OfSomebodyElse: Story = {
  tags: ["no-picture"],
  args: {
    content: readyDetail({
      ...owned,
      userRole: "participant",
      people_to_tell: undefined,
      view: { state: "REGISTERED", badges: [], cta: { action: "OPEN" } },
    }),
  },
  play: async () => {
    await screen.findByRole("dialog");
    await expect(screen.queryByRole("button", CANCEL)).toBeNull();
    await expect(screen.queryByRole("link", { name: /^(Edit|Duplicate)$/ })).toBeNull();
  },
};

/** Over: it can be offered again, and changed no more. */
export const Over: Story = {
  tags: ["no-picture"],
  args: {
    content: readyDetail({ ...owned, status: "COMPLETED", people_to_tell: undefined }),
  },
  play: async () => {
    await expect(await screen.findByRole("link", { name: "Duplicate" })).toBeVisible();
    await expect(screen.queryByRole("button", CANCEL)).toBeNull();
    await expect(screen.queryByRole("link", { name: "Edit" })).toBeNull();
    await expect(screen.queryByRole("link", { name: "Add to calendar" })).toBeNull();
  },
};

/** Cancelling asks for confirmation: the reason has the focus and is sent as it is written. */
export const Cancelling: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", CANCEL));
    const reason = screen.getByRole("textbox");
    await expect(reason).toHaveFocus();
    await expect(screen.getByText("3 people get a mail, with your reason.")).toBeVisible();
    await userEvent.type(reason, "I have a fever.");
    await expect(args.actions.onCancelSession).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", CONFIRM));
    await expect(args.actions.onCancelSession).toHaveBeenCalledWith("I have a fever.");
  },
};

/** A refused cancellation keeps the reason, with the failure beside it. */
export const CancellationRefused: Story = {
  tags: ["no-picture"],
  args: { actions: { ...meta.args.actions, onCancelSession: fn(async () => "Hotseat could not answer.") } },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", CANCEL));
    const reason = screen.getByRole("textbox");
    await userEvent.type(reason, "I have a fever.");
    await userEvent.click(screen.getByRole("button", CONFIRM));
    await waitFor(() => expect(reason).toHaveAccessibleDescription(/Hotseat could not answer\./));
    await expect(reason).toHaveValue("I have a fever.");
  },
};

export const CancellingOnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async () => userEvent.click(await screen.findByRole("button", CANCEL)),
};

/** A reason of more than 500 characters is not cut, and not sent. */
export const ReasonTooLong: Story = {
  tags: ["no-picture"],
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", CANCEL));
    const reason = screen.getByRole<HTMLTextAreaElement>("textbox");
    await userEvent.click(reason);
    await userEvent.paste("x".repeat(501));
    await expect(reason.value).toHaveLength(501);
    await expect(reason).toBeInvalid();
    await expect(screen.getByRole("button", CONFIRM)).toBeDisabled();
    await userEvent.keyboard("{Backspace}");
    await userEvent.click(screen.getByRole("button", CONFIRM));
    await expect(args.actions.onCancelSession).toHaveBeenCalledTimes(1);
  },
};

/** The session is kept: nothing is sent. */
export const Kept: Story = {
  tags: ["no-picture"],
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", CANCEL));
    await userEvent.click(screen.getByRole("button", { name: "Keep the session" }));
    await expect(screen.getByRole("button", CANCEL)).toHaveFocus();
    await expect(args.actions.onCancelSession).not.toHaveBeenCalled();
  },
};
