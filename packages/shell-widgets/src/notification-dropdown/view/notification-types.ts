import type { NotificationType } from "@hotseat/api-client/types";
import {
  AlarmClock,
  Bell,
  CalendarClock,
  CalendarX,
  ChartColumn,
  CircleCheck,
  ClipboardCheck,
  type LucideIcon,
  Mail,
  UserCheck,
  UserPlus,
  UserX,
} from "lucide-react";

/** Icons by the names that the server gives; another name shows a bell. */
const ICONS: Readonly<Record<string, LucideIcon>> = {
  "alarm-clock": AlarmClock,
  "calendar-clock": CalendarClock,
  "calendar-x": CalendarX,
  "chart-column": ChartColumn,
  "circle-check": CircleCheck,
  "clipboard-check": ClipboardCheck,
  mail: Mail,
  "user-check": UserCheck,
  "user-plus": UserPlus,
  "user-x": UserX,
};

/** How a kind looks: the configuration of the server, or the looks of an unknown kind. */
export interface KindLooks {
  readonly icon: LucideIcon;
  readonly color: NotificationType["color_class"];
  /** Null for an unknown kind. */
  readonly title: string | null;
  readonly defaultMessage: string | null;
}

/** Returns the looks of a kind from the server's configuration. */
export function looksOf(types: readonly NotificationType[] | undefined, key: string): KindLooks {
  const type = types?.find((one) => one.key === key);
  return {
    icon: ICONS[type?.icon_name ?? ""] ?? Bell,
    color: type?.color_class ?? "neutral",
    title: type?.title ?? null,
    defaultMessage: type?.default_message ?? null,
  };
}
