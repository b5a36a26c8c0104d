import type { MailTexts } from "../mail-body.ts";
import { sessionFacts } from "../session-facts.ts";

const LABELS = {
  session: "Sitzung",
  when: "Wann",
  duration: "Dauer",
  minutes: (n: number) => `${n} Minuten`,
  spoken: "Sprache",
  locale: "de" as const,
};
const REASON = "Sie erhalten diese E-Mail, weil Sie einen Platz in dieser Sitzung haben.";

export const de: MailTexts = {
  bodies: {
    verify_address: ({ fullName, path }) => ({
      subject: "Bestätigen Sie Ihre Adresse für Hotseat",
      heading: "Bestätigen Sie Ihre Adresse",
      paragraphs: [
        `Guten Tag ${fullName}`,
        "Sie haben mit dieser Adresse ein Hotseat-Konto beantragt. Bestätigen Sie sie und wählen Sie Ihr Passwort. Danach geht Ihr Antrag an die Administration.",
      ],
      action: { label: "Adresse bestätigen", path, note: "Der Link gilt einmal und 72 Stunden lang." },
      reason: "Sie haben kein Konto beantragt? Ignorieren Sie diese E-Mail. Ohne den Link entsteht kein Konto.",
    }),
    address_known: ({ fullName, path }) => ({
      subject: "Sie haben bereits ein Hotseat-Konto",
      heading: "Sie haben bereits ein Konto",
      paragraphs: [
        `Guten Tag ${fullName}`,
        "Jemand hat sich mit Ihrer Adresse registriert. Dazu gibt es schon ein Konto, deshalb hat sich nichts geändert.",
        "Falls Sie es waren, melden Sie sich an. Auf der Anmeldeseite können Sie auch ein neues Passwort wählen.",
      ],
      action: { label: "Hotseat öffnen", path },
      reason: "Sie waren es nicht? Dann müssen Sie nichts tun.",
    }),
    reset_password: ({ fullName, path }) => ({
      subject: "Wählen Sie ein neues Passwort für Hotseat",
      heading: "Wählen Sie ein neues Passwort",
      paragraphs: [
        `Guten Tag ${fullName}`,
        "Sie haben ein neues Passwort angefordert. Wählen Sie es über diesen Link.",
      ],
      action: { label: "Passwort wählen", path, note: "Der Link gilt einmal und eine Stunde lang." },
      reason: "Sie haben nichts angefordert? Ignorieren Sie diese E-Mail. Ihr Passwort bleibt, wie es ist.",
    }),
    account_invited: ({ fullName, inviter, scope, path }) => ({
      subject: `${inviter} lädt Sie zu Hotseat ein`,
      heading: `${inviter} lädt Sie zu Hotseat ein`,
      paragraphs: [
        `Guten Tag ${fullName}`,
        `${inviter} hat ein Konto für Sie eröffnet (${scope}). Auf Hotseat üben Sie Vorstellungsgespräche mit anderen. Wählen Sie Ihr Passwort, um zu beginnen.`,
      ],
      action: { label: "Passwort wählen", path, note: "Der Link gilt einmal und 72 Stunden lang." },
      reason: `Sie erhalten diese E-Mail, weil ${inviter} Ihre Adresse eingegeben hat.`,
    }),
    approved: ({ fullName, path }) => ({
      subject: "Ihr Hotseat-Konto ist freigegeben",
      heading: "Ihr Konto ist freigegeben",
      paragraphs: [
        `Guten Tag ${fullName}`,
        "Sie können sich jetzt für Sitzungen anmelden und eigene Sitzungen erstellen.",
      ],
      action: { label: "Zur Startseite", path },
      reason: "Sie erhalten diese E-Mail, weil Sie ein Konto beantragt haben.",
    }),
    rejected: ({ fullName, reason }) => ({
      subject: "Ihr Antrag auf ein Hotseat-Konto wurde abgelehnt",
      heading: "Ihr Antrag wurde abgelehnt",
      paragraphs: [
        `Guten Tag ${fullName}`,
        "Die Administration hat Ihren Antrag auf ein Konto abgelehnt. Sie können einen neuen Antrag stellen.",
      ],
      ...(reason && { facts: [{ label: "Begründung", value: reason }] }),
      reason: "Sie erhalten diese E-Mail, weil Sie ein Konto beantragt haben.",
    }),
    session_invited: (data, times) => ({
      subject: `${data.inviter} lädt Sie ein: ${data.workshop}, ${times.short}`,
      heading: `${data.inviter} lädt Sie zum Üben ein`,
      paragraphs: [
        `${data.inviter} hätte Sie gern in einer Sitzung dabei. Sagen Sie zu oder ab; bis dahin rechnet niemand mit Ihnen.`,
      ],
      facts: sessionFacts(LABELS, data, times),
      action: { label: "Einladung beantworten", path: data.path },
      reason: `Sie erhalten diese E-Mail, weil ${data.inviter} Sie eingeladen hat.`,
    }),
    session_changed: (data, times) => ({
      subject: `Geändert: ${data.workshop}, ${times.short}`,
      heading: "Eine Sitzung wurde geändert",
      paragraphs: ["Eine Sitzung, in der Sie einen Platz haben, wurde geändert. Ab jetzt gilt:"],
      facts: sessionFacts(LABELS, data, times),
      action: { label: "Sitzung öffnen", path: data.path },
      reason: REASON,
    }),
    session_cancelled: (data, times) => ({
      subject: `Abgesagt: ${data.workshop}, ${times.short}`,
      heading: "Eine Sitzung ist abgesagt",
      paragraphs: ["Diese Sitzung findet nicht statt."],
      facts: [
        ...sessionFacts(LABELS, data, times),
        ...(data.reason ? [{ label: "Begründung", value: data.reason }] : []),
      ],
      reason: REASON,
    }),
    session_reminder: (data, times) => ({
      subject: `Beginn um ${times.startTime}: ${data.workshop}`,
      heading: "Ihre Sitzung beginnt bald",
      paragraphs: ["Prüfen Sie Kamera und Mikrofon, bevor Sie beitreten."],
      facts: sessionFacts(LABELS, data, times),
      action: { label: "Zur Sitzung", path: data.path },
      reason: REASON,
    }),
    test: ({ fullName, path }) => ({
      subject: "Eine Test-E-Mail von Hotseat",
      heading: "E-Mails von Hotseat kommen an",
      paragraphs: [
        `Guten Tag ${fullName}`,
        "Diese E-Mail zeigt, dass Ihre Installation E-Mails versendet. Sie müssen nichts tun.",
      ],
      action: { label: "Postausgang öffnen", path },
      reason: "Sie erhalten diese E-Mail, weil Sie sie im Postausgang angefordert haben.",
    }),
  },
  copyAddress: "Funktioniert die Schaltfläche nicht? Kopieren Sie diese Adresse:",
  attachedCalendar: (fileName) =>
    `Die angehängte Datei ${fileName} trägt die Sitzung in Ihren Kalender ein und hält sie aktuell.`,
  chooseMails: "Wählen, welche E-Mails Sie erhalten",
};
