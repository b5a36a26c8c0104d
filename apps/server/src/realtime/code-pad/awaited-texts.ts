/** Texts that wait until all of their operations are stored. */
export class AwaitedTexts {
  private readonly waiting: { readonly operations: number; resolve(isStored: boolean): void }[] = [];

  /** Resolves with true when so many operations are stored, and with false when the document ends before. */
  until(operations: number): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    this.waiting.push({ operations, resolve });
    return promise;
  }

  /** Notes the number of operations that are stored. Texts wait in the order of their operations. */
  noteStored(stored: number): void {
    while (this.waiting[0] && this.waiting[0].operations <= stored) this.waiting.shift()?.resolve(true);
  }

  end(): void {
    for (const { resolve } of this.waiting.splice(0)) resolve(false);
  }
}
