import { escapeHtml } from "../../platform/http/escape-html.ts";
import type { Fact, LaidOutMail } from "./mail-body.ts";

/** Styles are inline, because mail programs drop style sheets; the classes carry only the dark colours. */
const DARK = `
  .page { background: #111113 !important; }
  .card { background: #18191b !important; border-color: #2e3135 !important; }
  .facts, .foot { background: #212225 !important; }
  .line { border-color: #363a3f !important; }
  .strong { color: #edeef0 !important; }
  .soft { color: #b0b4ba !important; }
  .link { color: #b1a9ff !important; }
`;
const FONT = "font-family: system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif;";
const STRONG = `${FONT} color: #1c2024;`;
const SOFT = `${FONT} color: #60646c;`;
const LINK = "color: #5753c6;";

/** Lays a mail out as an HTML document: tables and inline styles, light and dark, without pictures. */
export function toHtml(mail: LaidOutMail): string {
  const heading = escapeHtml(mail.heading);
  return `<!doctype html>
<html lang="${mail.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(mail.subject)}</title>
<style>
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (max-width: 480px) { .inset { padding-left: 20px !important; padding-right: 20px !important; } }
  @media (prefers-color-scheme: dark) {${DARK}  }
</style>
</head>
<body class="page" style="margin: 0; padding: 0; background: #f0f0f3;">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background: #f0f0f3;">
<tr><td align="center" style="padding: 24px 12px;">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" style="max-width: 600px; background: #ffffff; border: 1px solid #e0e1e6; border-radius: 12px; border-collapse: separate;">
<tr><td class="inset" style="padding: 28px 40px 0;">${brand()}</td></tr>
<tr><td class="inset" style="padding: 24px 40px 0;">
<h1 class="strong" style="${STRONG} margin: 0 0 8px; font-size: 24px; line-height: 30px;">${heading}</h1>
${mail.paragraphs.map(paragraph).join("\n")}
</td></tr>
${facts(mail.facts ?? [])}${action(mail)}${calendarNote(mail)}<tr><td height="28" style="font-size: 0; line-height: 28px;">&nbsp;</td></tr>
<tr><td class="foot line inset" style="padding: 20px 40px; background: #f9f9fb; border-top: 1px solid #e0e1e6; border-radius: 0 0 12px 12px;">
${foot(mail)}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

const brand = (): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0"><tr>
<td aria-hidden="true" width="28" height="28" align="center" style="background: #5b5bd6; border-radius: 7px; color: #ffffff; ${FONT} font-size: 18px; font-weight: bold; line-height: 28px;">h</td>
<td class="strong" style="${STRONG} padding-left: 10px; font-size: 17px; font-weight: bold;">Hotseat</td>
</tr></table>`;

const paragraph = (text: string): string =>
  `<p class="strong" style="${STRONG} margin: 0 0 8px; font-size: 16px; line-height: 24px;">${escapeHtml(text)}</p>`;

function facts(rows: readonly Fact[]): string {
  if (rows.length === 0) return "";
  return `<tr><td class="inset" style="padding: 16px 40px 0;">
<table class="facts" width="100%" cellpadding="0" cellspacing="0" style="background: #f9f9fb; border-radius: 8px;">
${rows.map(fact).join("\n")}
</table>
</td></tr>
`;
}

function fact({ label, value, detail }: Fact, index: number): string {
  const line = index === 0 ? "" : "border-top: 1px solid #e0e1e6;";
  const below = detail
    ? `<br><span class="soft" style="${SOFT} font-size: 14px; font-weight: normal;">${escapeHtml(detail)}</span>`
    : "";
  return `<tr>
<th class="soft line" scope="row" align="left" valign="top" style="${SOFT} ${line} padding: 10px 8px 10px 20px; font-size: 14px; line-height: 20px; font-weight: normal; white-space: nowrap;">${escapeHtml(label)}</th>
<td class="strong line" valign="top" width="100%" style="${STRONG} ${line} padding: 10px 20px 10px 8px; font-size: 14px; line-height: 20px; font-weight: bold; word-break: break-word;">${escapeHtml(value)}${below}</td>
</tr>`;
}

function action({ action: button, actionUrl }: LaidOutMail): string {
  if (!button || actionUrl === null) return "";
  const note = button.note
    ? `<p class="soft" style="${SOFT} margin: 12px 0 0; font-size: 14px; line-height: 20px;">${escapeHtml(button.note)}</p>`
    : "";
  return `<tr><td class="inset" style="padding: 24px 40px 0;">
<table role="presentation" cellpadding="0" cellspacing="0"><tr><td style="background: #5b5bd6; border-radius: 6px;">
<a href="${escapeHtml(actionUrl)}" style="${FONT} display: inline-block; padding: 12px 24px; color: #ffffff; font-size: 16px; line-height: 22px; font-weight: bold; text-decoration: none;">${escapeHtml(button.label)}</a>
</td></tr></table>${note}
</td></tr>
`;
}

function calendarNote({ calendarNote: note }: LaidOutMail): string {
  if (note === null) return "";
  return `<tr><td class="inset" style="padding: 20px 40px 0;">
<p class="strong" style="${STRONG} margin: 0; font-size: 14px; line-height: 20px;">${escapeHtml(note)}</p>
</td></tr>
`;
}

function foot({ actionUrl, copyAddress, reason, settings }: LaidOutMail): string {
  const line = (html: string) =>
    `<p class="soft" style="${SOFT} margin: 0 0 4px; font-size: 12px; line-height: 18px; word-break: break-word;">${html}</p>`;
  const link = (url: string, text: string) =>
    `<a class="link" href="${escapeHtml(url)}" style="${LINK}">${escapeHtml(text)}</a>`;
  return [
    ...(actionUrl === null ? [] : [line(`${escapeHtml(copyAddress)} ${link(actionUrl, actionUrl)}`)]),
    line(escapeHtml(reason)),
    ...(settings === null ? [] : [line(link(settings.url, settings.label))]),
  ].join("\n");
}
