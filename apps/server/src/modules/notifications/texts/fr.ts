import { CHANGED_FIELD_WORDS } from "../changed-field-words.ts";
import type { NotificationTexts } from "../notification-words.ts";

const list = new Intl.ListFormat("fr", { type: "conjunction" });

export const fr: NotificationTexts = {
  kinds: {
    session_invited: {
      title: "Invitations",
      message: ({ actor }) => (actor ? `${actor} vous invite` : "Vous êtes invité·e"),
    },
    join_requested: {
      title: "Demandes de participation",
      message: ({ actor }) => (actor ? `${actor} demande à participer` : "Une personne demande à participer"),
    },
    join_approved: {
      title: "Demandes acceptées",
      message: ({ asObserver }) =>
        asObserver
          ? "Votre demande est acceptée : vous avez une place d’observation"
          : "Votre demande est acceptée : vous avez une place",
    },
    join_rejected: {
      title: "Demandes refusées",
      message: ({ reason }) =>
        reason === null
          ? "Votre demande de participation est refusée"
          : `Votre demande de participation est refusée : ${reason}`,
    },
    session_reminder: { title: "Rappels", message: () => "Votre session commence bientôt" },
    session_changed: {
      title: "Sessions modifiées",
      message: ({ changes }) =>
        changes.length === 0
          ? "Votre session a changé"
          : `Votre session a changé : ${list.format(changes.map((one) => CHANGED_FIELD_WORDS[one].fr))}`,
    },
    session_cancelled: {
      title: "Sessions annulées",
      message: ({ actor }) => (actor ? `${actor} a annulé une session` : "Votre session est annulée"),
    },
    evaluation_received: {
      title: "Évaluations",
      message: ({ actor }) => (actor ? `${actor} vous a envoyé une évaluation` : "Vous avez reçu une évaluation"),
    },
    feedback_ready: { title: "Retours", message: () => "Vos retours sont prêts" },
    account_requested: {
      title: "Demandes de compte",
      message: ({ actor }) => (actor ? `${actor} demande un compte` : "Une personne demande un compte"),
    },
    account_approved: {
      title: "Votre compte",
      message: () => "Votre compte est approuvé. Bienvenue sur Hotseat",
    },
    import_finished: { title: "Importations", message: () => "Votre importation de personnes est terminée" },
  },
};
