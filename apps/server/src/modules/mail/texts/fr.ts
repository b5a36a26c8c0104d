import type { MailTexts } from "../mail-body.ts";
import { sessionFacts } from "../session-facts.ts";

const LABELS = {
  session: "Session",
  when: "Date",
  duration: "Durée",
  minutes: (n: number) => `${n} minutes`,
  spoken: "Langue",
  locale: "fr" as const,
};
const REASON = "Vous recevez cet e-mail parce que vous avez une place dans cette session.";

export const fr: MailTexts = {
  bodies: {
    verify_address: ({ fullName, path }) => ({
      subject: "Confirmez votre adresse pour Hotseat",
      heading: "Confirmez votre adresse",
      paragraphs: [
        `Bonjour ${fullName},`,
        "Vous avez demandé un compte Hotseat avec cette adresse. Confirmez-la et choisissez votre mot de passe. Votre demande sera ensuite transmise à l’administration.",
      ],
      action: { label: "Confirmer l’adresse", path, note: "Le lien fonctionne une seule fois, pendant 72 heures." },
      reason: "Vous n’avez rien demandé ? Ignorez cet e-mail. Sans ce lien, aucun compte n’est créé.",
    }),
    address_known: ({ fullName, path }) => ({
      subject: "Vous avez déjà un compte Hotseat",
      heading: "Vous avez déjà un compte",
      paragraphs: [
        `Bonjour ${fullName},`,
        "Une inscription a été faite avec votre adresse. Comme un compte existe déjà, rien n’a changé.",
        "Si c’était vous, connectez-vous. Vous pouvez choisir un nouveau mot de passe sur la page de connexion.",
      ],
      action: { label: "Ouvrir Hotseat", path },
      reason: "Ce n’était pas vous ? Vous n’avez rien à faire.",
    }),
    reset_password: ({ fullName, path }) => ({
      subject: "Choisissez un nouveau mot de passe pour Hotseat",
      heading: "Choisissez un nouveau mot de passe",
      paragraphs: [
        `Bonjour ${fullName},`,
        "Vous avez demandé un nouveau mot de passe. Choisissez-le à l’aide de ce lien.",
      ],
      action: {
        label: "Choisir un mot de passe",
        path,
        note: "Le lien fonctionne une seule fois, pendant une heure.",
      },
      reason: "Vous n’avez rien demandé ? Ignorez cet e-mail. Votre mot de passe ne change pas.",
    }),
    account_invited: ({ fullName, inviter, scope, path }) => ({
      subject: `${inviter} vous invite sur Hotseat`,
      heading: `${inviter} vous invite sur Hotseat`,
      paragraphs: [
        `Bonjour ${fullName},`,
        `${inviter} a ouvert un compte pour vous (${scope}). Sur Hotseat, on s’entraîne ensemble aux entretiens d’embauche. Choisissez votre mot de passe pour commencer.`,
      ],
      action: { label: "Choisir un mot de passe", path, note: "Le lien fonctionne une seule fois, pendant 72 heures." },
      reason: `Vous recevez cet e-mail parce que ${inviter} a saisi votre adresse.`,
    }),
    approved: ({ fullName, path }) => ({
      subject: "Votre compte Hotseat est approuvé",
      heading: "Votre compte est approuvé",
      paragraphs: [
        `Bonjour ${fullName},`,
        "Vous pouvez maintenant vous inscrire à des sessions et en créer vous-même.",
      ],
      action: { label: "Aller à votre page d’accueil", path },
      reason: "Vous recevez cet e-mail parce que vous avez demandé un compte.",
    }),
    rejected: ({ fullName, reason }) => ({
      subject: "Votre demande de compte Hotseat a été refusée",
      heading: "Votre demande a été refusée",
      paragraphs: [
        `Bonjour ${fullName},`,
        "L’administration a refusé votre demande de compte. Vous pouvez faire une nouvelle demande.",
      ],
      ...(reason && { facts: [{ label: "Motif", value: reason }] }),
      reason: "Vous recevez cet e-mail parce que vous avez demandé un compte.",
    }),
    session_invited: (data, times) => ({
      subject: `${data.inviter} vous invite : ${data.workshop}, ${times.short}`,
      heading: `${data.inviter} vous invite à vous entraîner`,
      paragraphs: [
        `${data.inviter} aimerait vous voir dans une session. Acceptez ou refusez ; d’ici là, personne ne compte sur vous.`,
      ],
      facts: sessionFacts(LABELS, data, times),
      action: { label: "Répondre à l’invitation", path: data.path },
      reason: `Vous recevez cet e-mail parce que ${data.inviter} vous a invité·e.`,
    }),
    session_changed: (data, times) => ({
      subject: `Modifiée : ${data.workshop}, ${times.short}`,
      heading: "Une session a été modifiée",
      paragraphs: ["Une session dans laquelle vous avez une place a été modifiée. Voici ce qui vaut désormais :"],
      facts: sessionFacts(LABELS, data, times),
      action: { label: "Ouvrir la session", path: data.path },
      reason: REASON,
    }),
    session_cancelled: (data, times) => ({
      subject: `Annulée : ${data.workshop}, ${times.short}`,
      heading: "Une session est annulée",
      paragraphs: ["Cette session n’aura pas lieu."],
      facts: [...sessionFacts(LABELS, data, times), ...(data.reason ? [{ label: "Motif", value: data.reason }] : [])],
      reason: REASON,
    }),
    session_reminder: (data, times) => ({
      subject: `Début à ${times.startTime} : ${data.workshop}`,
      heading: "Votre session commence bientôt",
      paragraphs: ["Vérifiez votre caméra et votre micro avant d’entrer."],
      facts: sessionFacts(LABELS, data, times),
      action: { label: "Aller à la session", path: data.path },
      reason: REASON,
    }),
    test: ({ fullName, path }) => ({
      subject: "Un e-mail d’essai de Hotseat",
      heading: "Les e-mails de Hotseat arrivent",
      paragraphs: [
        `Bonjour ${fullName},`,
        "Cet e-mail montre que votre installation envoie des e-mails. Vous n’avez rien à faire.",
      ],
      action: { label: "Ouvrir le courrier sortant", path },
      reason: "Vous recevez cet e-mail parce que vous l’avez demandé dans le courrier sortant.",
    }),
  },
  copyAddress: "Le bouton ne fonctionne pas ? Copiez cette adresse :",
  attachedCalendar: (fileName) => `Le fichier joint ${fileName} ajoute la session à votre agenda et la tient à jour.`,
  chooseMails: "Choisir les e-mails que vous recevez",
};
