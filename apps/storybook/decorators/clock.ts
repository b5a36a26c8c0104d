/** The moment of every story, during the turn in the pictures: Tuesday 24 November 2026, 14:07 in Zurich. */
const STORY_NOW = "2026-11-24T13:07:00.000Z";

/** Stops `Date` for one story, so that nothing in it changes from day to day. Timers keep running. */
export function freezeClock(): () => void {
  const RealDate = globalThis.Date;
  const now = RealDate.parse(STORY_NOW);
  const HeldDate = new Proxy(RealDate, {
    construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now] : args, newTarget),
    apply: () => new RealDate(now).toString(),
    get: (target, name, receiver) => (name === "now" ? () => now : Reflect.get(target, name, receiver)),
  });
  globalThis.Date = HeldDate;
  return () => {
    globalThis.Date = RealDate;
  };
}
