import { handle } from "../../handle.ts";
import { listNotificationTypes } from "./contract.ts";
import { NOTIFICATION_TEXTS } from "./notification-texts.ts";
import { isOptionalNotification, KIND_FACTS, NOTIFICATION_KINDS } from "./notification-types.ts";

export const listNotificationTypesHandler = handle(listNotificationTypes, async ({ language }) => {
  const body = NOTIFICATION_KINDS.map((key) => {
    const { title, message } = NOTIFICATION_TEXTS[language].kinds[key];
    const { iconName, colorClass } = KIND_FACTS[key];
    return {
      key,
      title,
      default_message: message({ actor: null, changes: [], reason: null, asObserver: false }),
      icon_name: iconName,
      color_class: colorClass,
      is_optional: isOptionalNotification(key),
    };
  });
  return { status: 200, body };
});
