import { timestamp } from "drizzle-orm/pg-core";

/** A column for a moment, to the millisecond, as the contract sends it. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
