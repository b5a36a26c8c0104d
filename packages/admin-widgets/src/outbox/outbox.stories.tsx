import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import type { OutboxDetail, OutboxMail } from "./outbox.types";
import { OutboxView } from "./outbox-view";

const mail = (id: string, subject: string, address: string, change: Partial<OutboxMail> = {}): OutboxMail => ({
  id,
  subject,
  address,
  status: "sent",
  attempts: 1,
  last_error: null,
  created_at: "2026-11-24T12:55:00.000Z",
  sent_at: "2026-11-24T12:55:02.000Z",
  ...change,
});

const mails: readonly OutboxMail[] = [
  mail("a", "Jonas Keller invites you: System design, Thu 26 Nov, 18:00", "nadia.haddad@upl.example"),
  mail("b", "Bestätigen Sie Ihre Adresse", "selma.novak@hautbois.example", {
    status: "waiting",
    attempts: 0,
    sent_at: null,
  }),
  mail("c", "Votre compte est prêt", "lea.favre@rivelac.example", {
    status: "given_up",
    attempts: 7,
    sent_at: null,
    last_error: "550 No such mailbox",
  }),
];

const html = `<body style="font-family: sans-serif"><h1>Jonas Keller invites you to practise</h1><script>parent.document.title = "planted"</script></body>`;
const detail: OutboxDetail = {
  status: "ready",
  html,
  text: "Jonas Keller invites you to practise\n\nSession: System design",
  calendar: "BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR",
};

const meta = {
  title: "Admin/Outbox",
  component: OutboxView,
  args: {
    list: { status: "ready", items: mails, count: 3, more: "none" },
    reader: { locale: "en", timeZone: "Europe/Zurich" },
    isSending: true,
    open: null,
    onOpen: fn(),
    onClose: fn(),
    onMore: fn(),
    onRetry: fn(),
    onRetryMail: fn(),
    test: null,
    isTesting: false,
    onTest: fn(),
  },
} satisfies Meta<typeof OutboxView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Mails: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("Waiting")).toBeVisible();
    await expect(canvas.getAllByText("24 Nov 2026, 13:55")[0]).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Votre compte est prêt" }));
    await expect(args.onOpen).toHaveBeenCalledWith(mails[2]);
  },
};

/** A mail's script does not run, and its frame has no permission. */
export const Opened: Story = {
  args: { open: { mail: mails[0] as OutboxMail, detail } },
  play: async () => {
    const frame = await screen.findByTitle(mails[0]?.subject ?? "");
    await expect(frame).toHaveAttribute("sandbox", "");
    await expect(frame).toHaveAttribute("srcdoc", html);
    await expect(document.title).not.toBe("planted");
  },
};

/** The text and the calendar file are shown as they are sent. */
export const Calendar: Story = {
  args: { open: { mail: mails[0] as OutboxMail, detail } },
  play: async () => {
    await userEvent.click(await screen.findByRole("radio", { name: "Text" }));
    await expect(screen.getByText(/Session: System design/)).toBeVisible();
    await userEvent.click(screen.getByRole("radio", { name: "Calendar file" }));
    await expect(screen.getByText(/METHOD:REQUEST/)).toBeVisible();
  },
};

export const WithoutCalendar: Story = {
  tags: ["no-picture"],
  args: { open: { mail: mails[1] as OutboxMail, detail: { ...detail, calendar: null } } },
  play: async () => {
    await expect(await screen.findAllByRole("radio")).toHaveLength(2);
  },
};

/** Where mails are sent, their content is for the recipient alone. */
export const Hidden: Story = {
  tags: ["no-picture"],
  args: {
    open: { mail: mails[2] as OutboxMail, detail: { status: "ready", html: null, text: null, calendar: null } },
  },
  play: async () => {
    await expect(await screen.findByText(/for the recipient alone/)).toBeVisible();
    await expect(screen.getByText("Last error: 550 No such mailbox")).toBeVisible();
    await expect(document.querySelector("iframe")).toBeNull();
  },
};

/** Without a mail server no mail waits: it is kept here. */
export const NotSending: Story = {
  args: { isSending: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("note")).toBeVisible();
    await expect(canvas.getByText("Kept here")).toBeVisible();
    await expect(canvas.queryByText("Waiting")).toBeNull();
  },
};

export const MailFailed: Story = {
  tags: ["no-picture"],
  args: { open: { mail: mails[0] as OutboxMail, detail: { status: "failed", detail: null } } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
    await expect(args.onRetryMail).toHaveBeenCalledOnce();
  },
};
export const MailLoading: Story = {
  tags: ["no-picture"],
  args: { open: { mail: mails[0] as OutboxMail, detail: { status: "loading" } } },
};

export const Mobile: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole("table").parentElement as HTMLElement;
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth);
  },
};
export const Nothing: Story = {
  args: { list: { status: "ready", items: [], count: 0, more: "none" } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("heading", { name: "No mail yet" })).toBeVisible();
  },
};
export const Loading: Story = { args: { list: { status: "loading" } } };
export const Failed: Story = { args: { list: { status: "failed", detail: null } } };

/** A test mail says how far it has come: accepted. */
export const TestMailSent: Story = {
  tags: ["AS-7.10"],
  args: { test: { address: "jonas.keller@reseau-leman.example", status: "sent", error: null } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/^The mail server accepted/)).toHaveTextContent(
      "The mail server accepted the mail to jonas.keller@reseau-leman.example.",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Send a test mail" }));
    await expect(args.onTest).toHaveBeenCalledOnce();
  },
};

/** Not taken yet: the mail server's words are shown. */
export const TestMailFailed: Story = {
  tags: ["no-picture", "AS-7.10"],
  args: {
    test: {
      address: "jonas.keller@reseau-leman.example",
      status: "failed",
      error: "connect ECONNREFUSED 127.0.0.1:25.",
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^The mail server did not take/)).toHaveTextContent(
      "connect ECONNREFUSED 127.0.0.1:25.",
    );
  },
};

/** Without a mail server it is read in the list. */
export const TestMailKept: Story = {
  tags: ["no-picture", "AS-7.10"],
  args: { isSending: false, test: { address: "jonas.keller@reseau-leman.example", status: "kept", error: null } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/is in the list/)).toHaveTextContent(
      "Without a mail server it stays here.",
    );
  },
};
