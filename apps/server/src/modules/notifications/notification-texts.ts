import type { Language } from "../../contract/viewer.ts";
import type { NotificationTexts } from "./notification-words.ts";
import { de } from "./texts/de.ts";
import { en } from "./texts/en.ts";
import { fr } from "./texts/fr.ts";
import { it } from "./texts/it.ts";

/** The words of all notifications, by language. */
export const NOTIFICATION_TEXTS: Readonly<Record<Language, NotificationTexts>> = { en, fr, de, it };
