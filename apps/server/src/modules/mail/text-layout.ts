import type { LaidOutMail } from "./mail-body.ts";

/** Lays a mail out as plain text. */
export function toText(mail: LaidOutMail): string {
  // French has a space in front of a colon.
  const colon = mail.language === "fr" ? "\u00a0:" : ":";
  const facts = (mail.facts ?? []).map(({ label, value, detail }) =>
    [`${label}${colon} ${value}`, ...(detail ? [`  ${detail}`] : [])].join("\n"),
  );
  const action =
    mail.action && mail.actionUrl !== null
      ? [`${mail.action.label}${colon}\n${mail.actionUrl}`, ...(mail.action.note ? [mail.action.note] : [])].join("\n")
      : null;
  const settings = mail.settings && `${mail.settings.label}${colon} ${mail.settings.url}`;
  const blocks = [
    mail.heading,
    ...mail.paragraphs,
    facts.length > 0 ? facts.join("\n") : null,
    action,
    mail.calendarNote,
    ["-- ", mail.reason, ...(settings ? [settings] : [])].join("\n"),
  ];
  return `${blocks.filter((block) => block !== null).join("\n\n")}\n`;
}
