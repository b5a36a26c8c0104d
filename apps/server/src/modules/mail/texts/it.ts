import type { MailTexts } from "../mail-body.ts";
import { sessionFacts } from "../session-facts.ts";

const LABELS = {
  session: "Sessione",
  when: "Quando",
  duration: "Durata",
  minutes: (n: number) => `${n} minuti`,
  spoken: "Lingua",
  locale: "it" as const,
};
const REASON = "Riceve questa e-mail perché ha un posto in questa sessione.";

export const it: MailTexts = {
  bodies: {
    verify_address: ({ fullName, path }) => ({
      subject: "Confermi il Suo indirizzo per Hotseat",
      heading: "Confermi il Suo indirizzo",
      paragraphs: [
        `Buongiorno ${fullName},`,
        "ha richiesto un account Hotseat con questo indirizzo. Lo confermi e scelga la Sua password. La richiesta passerà poi all’amministrazione.",
      ],
      action: { label: "Confermare l’indirizzo", path, note: "Il link funziona una sola volta, per 72 ore." },
      reason: "Non ha richiesto un account? Ignori questa e-mail. Senza il link non viene creato alcun account.",
    }),
    address_known: ({ fullName, path }) => ({
      subject: "Ha già un account Hotseat",
      heading: "Ha già un account",
      paragraphs: [
        `Buongiorno ${fullName},`,
        "qualcuno si è registrato con il Suo indirizzo. Esiste già un account, quindi non è cambiato nulla.",
        "Se è stato Lei, acceda al sito. Nella pagina di accesso può anche scegliere una nuova password.",
      ],
      action: { label: "Aprire Hotseat", path },
      reason: "Non è stato Lei? Non deve fare nulla.",
    }),
    reset_password: ({ fullName, path }) => ({
      subject: "Scelga una nuova password per Hotseat",
      heading: "Scelga una nuova password",
      paragraphs: [`Buongiorno ${fullName},`, "ha richiesto una nuova password. La scelga con questo link."],
      action: {
        label: "Scegliere una password",
        path,
        note: "Il link funziona una sola volta, per un’ora.",
      },
      reason: "Non l’ha richiesta? Ignori questa e-mail. La Sua password resta invariata.",
    }),
    account_invited: ({ fullName, inviter, scope, path }) => ({
      subject: `${inviter} La invita su Hotseat`,
      heading: `${inviter} La invita su Hotseat`,
      paragraphs: [
        `Buongiorno ${fullName},`,
        `${inviter} ha aperto un account per Lei (${scope}). Su Hotseat ci si esercita insieme ai colloqui di lavoro. Scelga la Sua password per cominciare.`,
      ],
      action: { label: "Scegliere una password", path, note: "Il link funziona una sola volta, per 72 ore." },
      reason: `Riceve questa e-mail perché ${inviter} ha inserito il Suo indirizzo.`,
    }),
    approved: ({ fullName, path }) => ({
      subject: "Il Suo account Hotseat è approvato",
      heading: "Il Suo account è approvato",
      paragraphs: [`Buongiorno ${fullName},`, "ora può iscriversi alle sessioni e crearne di Sue."],
      action: { label: "Andare alla pagina iniziale", path },
      reason: "Riceve questa e-mail perché ha richiesto un account.",
    }),
    rejected: ({ fullName, reason }) => ({
      subject: "La Sua richiesta di un account Hotseat è stata respinta",
      heading: "La Sua richiesta è stata respinta",
      paragraphs: [
        `Buongiorno ${fullName},`,
        "l’amministrazione ha respinto la Sua richiesta di un account. Può presentarne una nuova.",
      ],
      ...(reason && { facts: [{ label: "Motivo", value: reason }] }),
      reason: "Riceve questa e-mail perché ha richiesto un account.",
    }),
    session_invited: (data, times) => ({
      subject: `${data.inviter} La invita: ${data.workshop}, ${times.short}`,
      heading: `${data.inviter} La invita a esercitarsi`,
      paragraphs: [
        `${data.inviter} La vorrebbe in una sessione. Accetti o rifiuti; fino ad allora nessuno conta su di Lei.`,
      ],
      facts: sessionFacts(LABELS, data, times),
      action: { label: "Rispondere all’invito", path: data.path },
      reason: `Riceve questa e-mail perché ${data.inviter} L’ha invitata.`,
    }),
    session_changed: (data, times) => ({
      subject: `Modificata: ${data.workshop}, ${times.short}`,
      heading: "Una sessione è stata modificata",
      paragraphs: ["Una sessione in cui ha un posto è stata modificata. D’ora in poi vale quanto segue:"],
      facts: sessionFacts(LABELS, data, times),
      action: { label: "Aprire la sessione", path: data.path },
      reason: REASON,
    }),
    session_cancelled: (data, times) => ({
      subject: `Annullata: ${data.workshop}, ${times.short}`,
      heading: "Una sessione è annullata",
      paragraphs: ["Questa sessione non avrà luogo."],
      facts: [...sessionFacts(LABELS, data, times), ...(data.reason ? [{ label: "Motivo", value: data.reason }] : [])],
      reason: REASON,
    }),
    session_reminder: (data, times) => ({
      subject: `Inizio alle ${times.startTime}: ${data.workshop}`,
      heading: "La Sua sessione inizia tra poco",
      paragraphs: ["Controlli la videocamera e il microfono prima di entrare."],
      facts: sessionFacts(LABELS, data, times),
      action: { label: "Andare alla sessione", path: data.path },
      reason: REASON,
    }),
    test: ({ fullName, path }) => ({
      subject: "Un’e-mail di prova da Hotseat",
      heading: "Le e-mail di Hotseat arrivano",
      paragraphs: [
        `Buongiorno ${fullName},`,
        "Questa e-mail mostra che la Sua installazione invia e-mail. Non deve fare nulla.",
      ],
      action: { label: "Aprire la posta in uscita", path },
      reason: "Riceve questa e-mail perché l’ha richiesta nella posta in uscita.",
    }),
  },
  copyAddress: "Il pulsante non funziona? Copi questo indirizzo:",
  attachedCalendar: (fileName) =>
    `Il file allegato ${fileName} inserisce la sessione nel Suo calendario e la tiene aggiornata.`,
  chooseMails: "Scegliere quali e-mail ricevere",
};
