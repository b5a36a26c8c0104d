import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { TEST_CONFIG } from "../../../test/config.ts";
import { type MailServer, openMailServer, type Replies } from "../../../test/mail-server.ts";
import type { OutgoingMail } from "./mail-transport.ts";
import { createSmtpTransport, SMTP_LIMITS } from "./smtp-transport.ts";

const PASSWORD = "p@ss/wörd";
const CALENDAR = ["BEGIN:VCALENDAR", "VERSION:2.0", "METHOD:REQUEST", "END:VCALENDAR"].join("\r\n");

const MAIL: OutgoingMail = {
  id: "5f3c6f0e-0b1a-4a43-8a52-6a2c5b0f2f11",
  to: "zoë@hotseat.example",
  subject: "Émilie invites you: Présentation, 18:00",
  text: "Guten Tag\n",
  html: "<p>Guten Tag</p>",
  calendar: null,
  unsubscribeUrl: null,
};

describe("mails over SMTP", () => {
  let server: MailServer;
  beforeEach(async () => {
    server = await openMailServer();
  });
  afterEach(() => server.close());

  const transport = (url = server.url) => createSmtpTransport(url, TEST_CONFIG.mailFrom);
  const withPassword = (host = "127.0.0.1") => `smtp://hotseat:${encodeURIComponent(PASSWORD)}@${host}:${server.port}`;

  test("a mail arrives with subject, text, HTML, sender and its Message-ID", async () => {
    expect(await transport().send({ ...MAIL, to: "ben@hotseat.example" })).toEqual({ outcome: "accepted" });
    const [mail] = server.received;
    expect(mail).toMatchObject({
      messageId: `<${MAIL.id}@hotseat.example>`,
      subject: MAIL.subject,
      text: MAIL.text,
      html: MAIL.html,
      from: { value: [{ name: "Hotseat", address: "no-reply@hotseat.example" }] },
      to: { value: [{ address: "ben@hotseat.example" }] },
      attachments: [],
    });
    expect(mail?.headers.get("auto-submitted")).toBe("auto-generated");
    expect(mail?.headers.has("list")).toBe(false);
  });

  test("an optional mail has the address that switches it off, for one click where it is HTTPS (AS-7.6)", async () => {
    for (const scheme of ["https", "http"]) {
      const unsubscribeUrl = `${scheme}://hotseat.example/mail/unsubscribe/token/session_reminder`;
      await transport().send({ ...MAIL, to: "ben@hotseat.example", unsubscribeUrl });
      const headers = server.received.at(-1)?.headers;
      expect(headers?.get("list")).toMatchObject({ unsubscribe: { url: unsubscribeUrl } });
      const oneClick = server.received.at(-1)?.headerLines.find(({ key }) => key === "list-unsubscribe-post")?.line;
      expect(oneClick).toBe(scheme === "https" ? "List-Unsubscribe-Post: List-Unsubscribe=One-Click" : undefined);
    }
  });

  test("a calendar file is attached under its name, and also a part with its METHOD for mail programs (AS-9.1)", async () => {
    await transport().send({
      ...MAIL,
      to: "ben@hotseat.example",
      calendar: { content: CALENDAR, fileName: "system-design.ics" },
    });
    const parts = server.received[0]?.attachments ?? [];
    expect(parts.map(({ filename, content }) => [filename, content.toString().trim()])).toContainEqual([
      "system-design.ics",
      CALENDAR,
    ]);
    const alternative = parts.find(({ contentType }) => contentType === "text/calendar");
    expect(alternative?.headers.get("content-type")).toMatchObject({ params: { method: "REQUEST" } });
  });

  test("an address with a comma is one recipient, and is refused", async () => {
    const delivery = await transport().send({ ...MAIL, to: "ben@hotseat.example,amelie@hotseat.example" });
    expect(delivery.outcome).not.toBe("accepted");
    expect(server.received).toEqual([]);
  });

  test.each<[string, Replies, "refused" | "failed"]>([
    ["an unknown recipient (550)", { to: { code: 550, text: "No such user" } }, "refused"],
    ["a recipient whose mailbox is busy (450)", { to: { code: 450, text: "Try later" } }, "failed"],
    ["a mail that is refused as such (554)", { data: { code: 554, text: "No" } }, "refused"],
    ["a full disk (452)", { data: { code: 452, text: "Disk full" } }, "failed"],
    [
      "a sender that is refused (553), which the administrator can set right",
      { from: { code: 553, text: "No" } },
      "failed",
    ],
  ])("a mail that meets %s is not delivered, and the reason has the server's code", async (_name, replies, outcome) => {
    server.reply(replies);
    const delivery = await transport().send({ ...MAIL, to: "ben@hotseat.example" });
    expect(delivery).toMatchObject({ outcome, reason: expect.stringMatching(/\d{3}/) });
    expect(server.received).toEqual([]);
  });

  test("a refused password fails, and reason and code do not repeat it, even if the server does", async () => {
    const base64 = Buffer.from(PASSWORD).toString("base64");
    server.reply({ auth: { code: 535, text: `Wrong: ${PASSWORD} ${base64} ${encodeURIComponent(PASSWORD)}` } });
    const delivery = await transport(withPassword()).send({ ...MAIL, to: "ben@hotseat.example" });
    expect(delivery).toMatchObject({ outcome: "failed", reason: expect.stringContaining("535"), code: "EAUTH 535" });
    for (const form of [PASSWORD, base64, encodeURIComponent(PASSWORD)])
      expect(JSON.stringify(delivery)).not.toContain(form);
  });

  test("a password is not sent to another machine without TLS", async () => {
    // On Linux this address reaches this machine, but is not the name of it.
    const delivery = await transport(withPassword("0.0.0.0")).send({ ...MAIL, to: "ben@hotseat.example" });
    expect(delivery).toMatchObject({ outcome: "failed" });
    expect(server.received).toEqual([]);
    expect((await transport(withPassword()).send({ ...MAIL, to: "ben@hotseat.example" })).outcome).toBe("accepted");
  });

  test("a server that is away is a failure", async () => {
    await server.close();
    const delivery = await transport(withPassword()).send(MAIL);
    expect(delivery).toMatchObject({ outcome: "failed", code: "ESOCKET" });
    expect(JSON.stringify(delivery)).not.toContain(PASSWORD);
    await server.listen();
  });

  test("a server that never speaks is a failure after the time limit", async () => {
    const silent = createServer().listen(0, "127.0.0.1");
    await once(silent, "listening");
    const { port } = silent.address() as AddressInfo;
    const fast = { ...SMTP_LIMITS, greetingMs: 100 };
    const delivery = await createSmtpTransport(`smtp://127.0.0.1:${port}`, TEST_CONFIG.mailFrom, fast).send(MAIL);
    expect(delivery).toMatchObject({ outcome: "failed", code: "ETIMEDOUT" });
    silent.close();
  });
});
