const MINUTE_S = 60;

/** Returns seconds as `m:ss`, minutes beyond sixty included: 4362 → `72:42`. Fractions round up while time is left. */
export function formatClock(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const minutes = Math.floor(whole / MINUTE_S);
  return `${minutes}:${String(whole % MINUTE_S).padStart(2, "0")}`;
}
