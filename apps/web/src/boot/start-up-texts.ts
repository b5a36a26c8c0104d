import type { Language } from "@hotseat/api-client/types";

/** Texts of the screen for a failed start. They are no catalogue's: a catalogue may be what failed to load. */
export const START_UP_TEXTS: Readonly<Record<Language, { title: string; text: string; refresh: string }>> = {
  en: {
    title: "Application Error",
    text: "Please try refreshing the page. If the problem persists, contact support.",
    refresh: "Refresh the page",
  },
  fr: {
    title: "Erreur de l’application",
    text: "Veuillez actualiser la page. Si le problème persiste, contactez l’assistance.",
    refresh: "Actualiser la page",
  },
  de: {
    title: "Anwendungsfehler",
    text: "Bitte laden Sie die Seite neu. Besteht das Problem weiter, wenden Sie sich an den Support.",
    refresh: "Seite neu laden",
  },
  it: {
    title: "Errore dell’applicazione",
    text: "Aggiorni la pagina. Se il problema continua, contatti l’assistenza.",
    refresh: "Aggiornare la pagina",
  },
};
