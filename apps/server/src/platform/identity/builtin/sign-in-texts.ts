import type { Language } from "../../../contract/viewer.ts";

export interface SignInTexts {
  readonly name: string;
  readonly title: string;
  readonly about: string;
  readonly login: string;
  readonly password: string;
  readonly submit: string;
  /** Links of the form: a new password, a new account. */
  readonly forgotten: string;
  readonly createAccount: string;
  readonly wrong: string;
  /** Too many wrong passwords; `wait` is a length of time with its unit. */
  readonly wait: (wait: string) => string;
  readonly disabled: string;
  readonly expired: string;
  /** Too many sign-ins from this address; `wait` is a length of time with its unit. */
  readonly tooManyBegun: (wait: string) => string;
  readonly startAgain: string;
  /** The name of this provider, which asks for the password. */
  readonly provider: string;
  /** Heading of the people of a demonstration. */
  readonly demo: string;
  readonly orTyped: string;
  /** Labels under the names of people with a further role. */
  readonly roles: Readonly<Record<"platform_admin" | "organisation_admin" | "institution_admin", string>>;
  readonly language: string;
}

/** French has a narrow no-break space before `?` and `:`. */
export const SIGN_IN_TEXTS: Readonly<Record<Language, SignInTexts>> = {
  en: {
    name: "English",
    title: "Sign in to Hotseat",
    about: "Practise job interviews with peers, live, and get feedback you can use.",
    login: "E-mail address",
    password: "Password",
    submit: "Sign in",
    forgotten: "Forgotten password?",
    createAccount: "Create an account",
    wrong: "This e-mail address and password do not match. Check both and try again.",
    wait: (wait) => `Too many attempts. Wait ${wait}, then try again.`,
    disabled: "This account is not active. Ask the people who run this installation.",
    expired: "This sign-in page has expired. Nothing is lost.",
    tooManyBegun: (wait) => `Too many sign-ins were started from this network. Wait ${wait}, then try again.`,
    startAgain: "Start again",
    provider: "Hotseat’s built-in sign-in",
    demo: "This is a demonstration. Sign in as",
    orTyped: "Or with an e-mail address and a password",
    roles: {
      platform_admin: "Platform admin",
      organisation_admin: "Organisation admin",
      institution_admin: "Institution admin",
    },
    language: "Language",
  },
  fr: {
    name: "Français",
    title: "Se connecter à Hotseat",
    about: "Exercez-vous aux entretiens avec des pairs, en direct, et recevez des retours utiles.",
    login: "Adresse e-mail",
    password: "Mot de passe",
    submit: "Se connecter",
    forgotten: "Mot de passe oublié\u202f?",
    createAccount: "Créer un compte",
    wrong: "L’adresse e-mail et le mot de passe ne correspondent pas. Vérifiez-les, puis réessayez.",
    wait: (wait) => `Trop de tentatives. Patientez ${wait}, puis réessayez.`,
    disabled: "Ce compte n’est pas actif. Adressez-vous aux responsables de cette installation.",
    expired: "Cette page de connexion a expiré. Rien n’est perdu.",
    tooManyBegun: (wait) => `Trop de connexions ont été lancées depuis ce réseau. Patientez ${wait}, puis réessayez.`,
    startAgain: "Recommencer",
    provider: "Connexion intégrée de Hotseat",
    demo: "Ceci est une démonstration. Connectez-vous en tant que",
    orTyped: "Ou avec une adresse e-mail et un mot de passe",
    roles: {
      platform_admin: "Admin de la plateforme",
      organisation_admin: "Admin de l’organisation",
      institution_admin: "Admin de l’établissement",
    },
    language: "Langue",
  },
  de: {
    name: "Deutsch",
    title: "Bei Hotseat anmelden",
    about: "Üben Sie Vorstellungsgespräche live mit anderen und erhalten Sie Rückmeldungen, die Sie weiterbringen.",
    login: "E-Mail-Adresse",
    password: "Passwort",
    submit: "Anmelden",
    forgotten: "Passwort vergessen?",
    createAccount: "Konto erstellen",
    wrong: "E-Mail-Adresse und Passwort passen nicht zusammen. Prüfen Sie beides und versuchen Sie es noch einmal.",
    wait: (wait) => `Zu viele Versuche. Warten Sie ${wait} und versuchen Sie es dann noch einmal.`,
    disabled: "Dieses Konto ist nicht aktiv. Wenden Sie sich an die Verantwortlichen dieser Installation.",
    expired: "Diese Anmeldeseite ist abgelaufen. Es ist nichts verloren.",
    tooManyBegun: (wait) =>
      `Von diesem Netzwerk aus wurden zu viele Anmeldungen begonnen. Warten Sie ${wait} und versuchen Sie es dann noch einmal.`,
    startAgain: "Neu beginnen",
    provider: "Hotseats eigene Anmeldung",
    demo: "Dies ist eine Vorführung. Melden Sie sich an als",
    orTyped: "Oder mit E-Mail-Adresse und Passwort",
    roles: {
      platform_admin: "Admin der Plattform",
      organisation_admin: "Admin der Organisation",
      institution_admin: "Admin der Institution",
    },
    language: "Sprache",
  },
  it: {
    name: "Italiano",
    title: "Accesso a Hotseat",
    about: "Si eserciti dal vivo con altre persone ai colloqui di lavoro e riceva riscontri utili.",
    login: "Indirizzo e-mail",
    password: "Password",
    submit: "Accedere",
    forgotten: "Password dimenticata?",
    createAccount: "Creare un account",
    wrong: "L’indirizzo e-mail e la password non corrispondono. Li controlli e riprovi.",
    wait: (wait) => `Troppi tentativi. Attenda ${wait}, poi riprovi.`,
    disabled: "Questo account non è attivo. Si rivolga ai responsabili di questa installazione.",
    expired: "Questa pagina di accesso è scaduta. Non è andato perso nulla.",
    tooManyBegun: (wait) => `Da questa rete sono stati avviati troppi accessi. Attenda ${wait}, poi riprovi.`,
    startAgain: "Ricominciare",
    provider: "Accesso integrato di Hotseat",
    demo: "Questa è una dimostrazione. Acceda come",
    orTyped: "Oppure con indirizzo e-mail e password",
    roles: {
      platform_admin: "Admin della piattaforma",
      organisation_admin: "Admin dell’organizzazione",
      institution_admin: "Admin dell’istituzione",
    },
    language: "Lingua",
  },
};
