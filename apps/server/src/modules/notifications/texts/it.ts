import { CHANGED_FIELD_WORDS } from "../changed-field-words.ts";
import type { NotificationTexts } from "../notification-words.ts";

const list = new Intl.ListFormat("it", { type: "conjunction" });

export const it: NotificationTexts = {
  kinds: {
    session_invited: {
      title: "Inviti",
      message: ({ actor }) => (actor ? `${actor} La invita` : "Ha ricevuto un invito"),
    },
    join_requested: {
      title: "Richieste di partecipazione",
      message: ({ actor }) => (actor ? `${actor} chiede di partecipare` : "Una persona chiede di partecipare"),
    },
    join_approved: {
      title: "Richieste accettate",
      message: ({ asObserver }) =>
        asObserver
          ? "La Sua richiesta è accettata: ha un posto come osservatore"
          : "La Sua richiesta è accettata: ha un posto",
    },
    join_rejected: {
      title: "Richieste rifiutate",
      message: ({ reason }) =>
        reason === null
          ? "La Sua richiesta di partecipazione è rifiutata"
          : `La Sua richiesta di partecipazione è rifiutata: ${reason}`,
    },
    session_reminder: { title: "Promemoria", message: () => "La Sua sessione inizia tra poco" },
    session_changed: {
      title: "Sessioni modificate",
      message: ({ changes }) =>
        changes.length === 0
          ? "La Sua sessione è cambiata"
          : `La Sua sessione è cambiata: ${list.format(changes.map((one) => CHANGED_FIELD_WORDS[one].it))}`,
    },
    session_cancelled: {
      title: "Sessioni annullate",
      message: ({ actor }) => (actor ? `${actor} ha annullato una sessione` : "La Sua sessione è annullata"),
    },
    evaluation_received: {
      title: "Valutazioni",
      message: ({ actor }) => (actor ? `${actor} Le ha inviato una valutazione` : "Ha ricevuto una valutazione"),
    },
    feedback_ready: { title: "Riscontri", message: () => "I Suoi riscontri sono pronti" },
    account_requested: {
      title: "Richieste di account",
      message: ({ actor }) => (actor ? `${actor} chiede un account` : "Una persona chiede un account"),
    },
    account_approved: {
      title: "Il Suo account",
      message: () => "Il Suo account è approvato. Le diamo il benvenuto su Hotseat",
    },
    import_finished: { title: "Importazioni", message: () => "La Sua importazione di persone è terminata" },
  },
};
