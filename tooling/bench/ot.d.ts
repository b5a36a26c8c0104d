/** The part of ot.js that the bench calls. */
declare module "ot" {
  export class TextOperation {
    static fromJSON(operation: (number | string)[]): TextOperation;
    apply(text: string): string;
  }
}
