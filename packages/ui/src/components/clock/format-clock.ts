/** Returns seconds as `m:ss`, minutes beyond sixty included: 4362 → `72:42`. Fractions round up while time is left. */
export function formatClock(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const minutes = Math.floor(whole / 60);
  return `${minutes}:${String(whole % 60).padStart(2, "0")}`;
}
