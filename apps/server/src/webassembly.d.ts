/** The part of the standard that `@hotseat/collab/ot` uses; it is in the browser's library of types, which the server does not have. */
declare namespace WebAssembly {
  interface Memory {
    readonly buffer: ArrayBuffer;
  }
  function instantiate(bytes: Uint8Array): Promise<{ instance: { exports: Record<string, unknown> } }>;
}
