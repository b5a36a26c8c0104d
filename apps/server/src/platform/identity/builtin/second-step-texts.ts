import type { Language } from "../../../contract/viewer.ts";

export interface SecondStepTexts {
  readonly codeTitle: string;
  readonly codeAbout: string;
  readonly code: string;
  readonly codeWrong: string;
  readonly submit: string;
  readonly setUpTitle: string;
  readonly setUpAbout: string;
  readonly openApp: string;
  readonly key: string;
  readonly firstCode: string;
  readonly recoveryTitle: string;
  readonly recoveryAbout: string;
}

/** Texts of the pages after the password. */
export const SECOND_STEP_TEXTS: Readonly<Record<Language, SecondStepTexts>> = {
  en: {
    codeTitle: "Enter your code",
    codeAbout: "Type the six digits that your authenticator app shows now, or one of your recovery codes.",
    code: "Code",
    codeWrong: "This code is not right or has been used. Type the one that the app shows now.",
    submit: "Continue",
    setUpTitle: "Set up a second factor",
    setUpAbout:
      "This installation asks administrators for a second factor. Add Hotseat to an authenticator app on your phone, then type the code that it shows.",
    openApp: "Open in an authenticator app on this device",
    key: "Or type this key into the app",
    firstCode: "Code that the app shows",
    recoveryTitle: "Keep your recovery codes",
    recoveryAbout:
      "If you lose your phone, each of these codes signs you in once. Keep them in a safe place: they are not shown again.",
  },
  fr: {
    codeTitle: "Saisissez votre code",
    codeAbout:
      "Saisissez les six chiffres affichés par votre application d’authentification, ou l’un de vos codes de secours.",
    code: "Code",
    codeWrong: "Ce code n’est pas le bon ou a déjà servi. Saisissez celui que l’application affiche maintenant.",
    submit: "Continuer",
    setUpTitle: "Configurer un second facteur",
    setUpAbout:
      "Cette installation demande un second facteur aux administrateurs. Ajoutez Hotseat à une application d’authentification sur votre téléphone, puis saisissez le code affiché.",
    openApp: "Ouvrir dans une application d’authentification sur cet appareil",
    key: "Ou saisissez cette clé dans l’application",
    firstCode: "Code affiché par l’application",
    recoveryTitle: "Conservez vos codes de secours",
    recoveryAbout:
      "Si vous perdez votre téléphone, chacun de ces codes vous connecte une fois. Gardez-les en lieu sûr\u202f: ils ne seront plus affichés.",
  },
  de: {
    codeTitle: "Code eingeben",
    codeAbout:
      "Geben Sie die sechs Ziffern ein, die Ihre Authentifizierungs-App jetzt zeigt, oder einen Ihrer Wiederherstellungscodes.",
    code: "Code",
    codeWrong: "Dieser Code stimmt nicht oder wurde schon benutzt. Geben Sie den ein, den die App jetzt zeigt.",
    submit: "Weiter",
    setUpTitle: "Zweiten Faktor einrichten",
    setUpAbout:
      "Diese Installation verlangt von Admins einen zweiten Faktor. Fügen Sie Hotseat einer Authentifizierungs-App auf Ihrem Telefon hinzu und geben Sie dann den Code ein, den sie zeigt.",
    openApp: "In einer Authentifizierungs-App auf diesem Gerät öffnen",
    key: "Oder geben Sie diesen Schlüssel in die App ein",
    firstCode: "Code, den die App zeigt",
    recoveryTitle: "Wiederherstellungscodes aufbewahren",
    recoveryAbout:
      "Wenn Sie Ihr Telefon verlieren, meldet jeder dieser Codes Sie einmal an. Bewahren Sie sie sicher auf: Sie werden nicht noch einmal gezeigt.",
  },
  it: {
    codeTitle: "Inserisca il codice",
    codeAbout:
      "Inserisca le sei cifre che la Sua app di autenticazione mostra ora, oppure uno dei Suoi codici di recupero.",
    code: "Codice",
    codeWrong: "Questo codice non è corretto o è già stato usato. Inserisca quello che l’app mostra ora.",
    submit: "Continuare",
    setUpTitle: "Configurare un secondo fattore",
    setUpAbout:
      "Questa installazione chiede agli amministratori un secondo fattore. Aggiunga Hotseat a un’app di autenticazione sul telefono, poi inserisca il codice mostrato.",
    openApp: "Aprire in un’app di autenticazione su questo dispositivo",
    key: "Oppure inserisca questa chiave nell’app",
    firstCode: "Codice mostrato dall’app",
    recoveryTitle: "Conservi i codici di recupero",
    recoveryAbout:
      "Se perde il telefono, ciascuno di questi codici Le permette di accedere una volta. Li conservi in un luogo sicuro: non verranno più mostrati.",
  },
};
