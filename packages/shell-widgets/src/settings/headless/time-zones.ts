import { formattingLocale } from "@hotseat/core/reader";

/** Returns the time zones of this browser, and `chosen` where it is none of them. */
export function timeZones(chosen: string): readonly string[] {
  const known = Intl.supportedValuesOf("timeZone");
  return known.includes(chosen) ? known : [chosen, ...known];
}

/** `UTC+1`, as the language writes it. */
export function offsetOfZone(zone: string, now: number, locale: string): string {
  const parts = new Intl.DateTimeFormat(formattingLocale(locale), {
    timeZone: zone,
    timeZoneName: "shortOffset",
  }).formatToParts(now);
  const offset = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
  return offset.replace("GMT", "UTC");
}

/** `Zurich, Europe`: the zone's name as a person reads it. */
export function timeZoneName(zone: string): string {
  const [area, ...places] = zone.replaceAll("_", " ").split("/");
  return places.length === 0 ? (area ?? zone) : `${places.toReversed().join(", ")}, ${area}`;
}
