/** Texts of one language: nested objects of strings. */
export interface Messages {
  [key: string]: string | Messages;
}
