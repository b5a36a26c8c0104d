import { capitalised } from "@hotseat/core/reader";
import type { Language } from "../../contract/viewer.ts";
import type { Deps } from "../../deps.ts";
import { CHANGED_FIELD_WORDS } from "../notifications/changed-field-words.ts";
import { toHtml } from "./html-layout.ts";
import type { Fact, LaidOutMail, MailBody, MailTexts, SessionTimes } from "./mail-body.ts";
import { isOptional, type MailData, type MailKind } from "./mail-types.ts";
import { mailedName } from "./mailed-name.ts";
import { sessionTimes } from "./session-times.ts";
import { toText } from "./text-layout.ts";
import { de } from "./texts/de.ts";
import { en } from "./texts/en.ts";
import { fr } from "./texts/fr.ts";
import { it } from "./texts/it.ts";

const TEXTS: Readonly<Record<Language, MailTexts>> = { en, fr, de, it };

/** Values of a mail that its text is made from. */
export interface MailContent {
  readonly kind: MailKind;
  readonly language: Language;
  readonly data: MailData[MailKind];
  /** The calendar file, if one is attached. */
  readonly calendar: string | null;
  /** The recipient's account; null for an address without one. */
  readonly keycloakId: string | null;
}

export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly calendarName: string | null;
}

/** Writes the mail in its recipient's language, as text and as HTML. */
export function renderMail({ publicUrl }: Pick<Deps["config"], "publicUrl">, stored: MailContent): RenderedMail {
  const mail = { ...stored, data: withMailedNames(stored.data) };
  const texts = TEXTS[mail.language];
  const body = bodyOf(texts, mail);
  const settingsUrl = isOptional(mail.kind) && mail.keycloakId !== null ? `${publicUrl}/me/settings#mails` : null;
  const calendarName = mail.calendar === null ? null : calendarNameOf(mail.data);
  const laidOut: LaidOutMail = {
    ...body,
    facts: [...(body.facts ?? []), ...changesOf(mail)],
    language: mail.language,
    actionUrl: body.action ? publicUrl + body.action.path : null,
    copyAddress: texts.copyAddress,
    calendarNote:
      calendarName === null || mail.kind === "session_cancelled" ? null : texts.attachedCalendar(calendarName),
    settings: settingsUrl === null ? null : { label: texts.chooseMails, url: settingsUrl },
  };
  return {
    subject: oneLine(body.subject),
    text: toText(laidOut),
    html: toHtml(laidOut),
    calendarName,
  };
}

/** Names that people chose. */
const NAMES = ["fullName", "inviter", "scope"];

const withMailedNames = (data: MailData[MailKind]): MailData[MailKind] =>
  Object.fromEntries(
    Object.entries(data).map(([field, value]) => [
      field,
      NAMES.includes(field) && typeof value === "string" ? mailedName(value) : value,
    ]),
  ) as unknown as MailData[MailKind];

function bodyOf({ bodies }: MailTexts, { kind, language, data }: MailContent): MailBody {
  const times = "start" in data ? sessionTimes(language, data) : null;
  // The row's kind names the type of its values; the type system cannot follow that through a table.
  return (bodies[kind] as (data: MailData[MailKind], times: SessionTimes | null) => MailBody)(data, times);
}

function changesOf({ language, data }: MailContent): Fact[] {
  if (!("changes" in data)) return [];
  return data.changes.map(({ field, before, after }) => ({
    label: capitalised(CHANGED_FIELD_WORDS[field][language], language),
    value: `${before} → ${after}`,
  }));
}

/** A file name of the workshop's title, in ASCII. */
function calendarNameOf(data: MailData[MailKind]): string {
  const title = "workshop" in data ? data.workshop : "";
  const plain = title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  return `${plain || "session"}.ics`;
}

const oneLine = (text: string): string => text.replace(/[\p{C}\s]+/gu, " ").trim();
