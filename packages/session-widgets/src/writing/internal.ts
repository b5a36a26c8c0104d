export type { Writing } from "./writing-rules";
