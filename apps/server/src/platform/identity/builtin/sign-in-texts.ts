import type { Language } from "../../../contract/handle.ts";

export interface SignInTexts {
  readonly name: string;
  readonly title: string;
  readonly about: string;
  readonly login: string;
  readonly password: string;
  readonly submit: string;
  readonly wrong: string;
  readonly wait: string;
  readonly expired: string;
  readonly startAgain: string;
  readonly demo: string;
  readonly language: string;
}

/** French has a narrow no-break space before `?` and `:`. */
export const SIGN_IN_TEXTS: Readonly<Record<Language, SignInTexts>> = {
  en: {
    name: "English",
    title: "Sign in to Hotseat",
    about: "Practise job interviews with peers, live, and get feedback you can use.",
    login: "Email address",
    password: "Password",
    submit: "Sign in",
    wrong: "This email address and password do not match. Check both and try again.",
    wait: "Too many attempts. Wait 15 minutes, then try again.",
    expired: "This sign-in page has expired. Nothing is lost.",
    startAgain: "Start again",
    demo: "This is a demonstration. Sign in as amelie@hotseat.example or ben@hotseat.example, password “practise”.",
    language: "Language",
  },
  fr: {
    name: "Français",
    title: "Se connecter à Hotseat",
    about: "Entraînez-vous en direct, entre pairs, aux entretiens d’embauche et recevez des retours utiles.",
    login: "Adresse e-mail",
    password: "Mot de passe",
    submit: "Se connecter",
    wrong: "L’adresse e-mail et le mot de passe ne correspondent pas. Vérifiez-les, puis réessayez.",
    wait: "Trop de tentatives. Patientez 15 minutes, puis réessayez.",
    expired: "Cette page de connexion a expiré. Rien n’est perdu.",
    startAgain: "Recommencer",
    demo: "Ceci est une démonstration. Connectez-vous avec amelie@hotseat.example ou ben@hotseat.example, mot de passe «\u202fpractise\u202f».",
    language: "Langue",
  },
  de: {
    name: "Deutsch",
    title: "Bei Hotseat anmelden",
    about: "Üben Sie Bewerbungsgespräche live mit anderen und erhalten Sie Rückmeldungen, die Sie weiterbringen.",
    login: "E-Mail-Adresse",
    password: "Passwort",
    submit: "Anmelden",
    wrong: "E-Mail-Adresse und Passwort passen nicht zusammen. Prüfen Sie beides und versuchen Sie es noch einmal.",
    wait: "Zu viele Versuche. Warten Sie 15 Minuten und versuchen Sie es dann noch einmal.",
    expired: "Diese Anmeldeseite ist abgelaufen. Es ist nichts verloren.",
    startAgain: "Neu beginnen",
    demo: "Dies ist eine Vorführung. Melden Sie sich als amelie@hotseat.example oder ben@hotseat.example an, Passwort «practise».",
    language: "Sprache",
  },
  it: {
    name: "Italiano",
    title: "Accedi a Hotseat",
    about: "Esercitati dal vivo con altre persone ai colloqui di lavoro e ricevi riscontri utili.",
    login: "Indirizzo e-mail",
    password: "Password",
    submit: "Accedi",
    wrong: "L’indirizzo e-mail e la password non corrispondono. Controlla entrambi e riprova.",
    wait: "Troppi tentativi. Aspetta 15 minuti, poi riprova.",
    expired: "Questa pagina di accesso è scaduta. Non è andato perso nulla.",
    startAgain: "Ricomincia",
    demo: "Questa è una dimostrazione. Accedi come amelie@hotseat.example o ben@hotseat.example, password «practise».",
    language: "Lingua",
  },
};
