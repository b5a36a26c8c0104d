import { FILE_MAX_BYTES } from "../batch.constants";
import { FileRefused } from "./file-refused";
import { refuseBinary, SNIFFED_BYTES } from "./refuse-binary";

/** Members of a `File` or `Blob` that the reader uses. */
export interface ByteSource {
  /** Bytes, as far as the source knows. */
  readonly size: number;
  stream(): ReadableStream<Uint8Array>;
}

const tooLarge = () => new FileRefused("file_too_large", { limit: FILE_MAX_BYTES });

/** A file or blob knows its size: its start is looked at, then it is read at once, which is faster than piece by piece. */
async function readBlob(blob: Blob): Promise<Uint8Array> {
  if (blob.size === 0) throw new FileRefused("empty_file");
  try {
    refuseBinary(new Uint8Array(await blob.slice(0, SNIFFED_BYTES).arrayBuffer()));
    return new Uint8Array(await blob.arrayBuffer());
  } catch (error) {
    throw error instanceof FileRefused ? error : new FileRefused("unreadable");
  }
}

/**
 * Reads a file of at most `FILE_MAX_BYTES`. A larger one, or one that is no text, is refused by its size, by its first bytes, or once the
 * limit is passed; the rest is never read.
 * @throws {FileRefused}
 */
export async function readBytes(source: ByteSource, onProgress: (share: number) => void): Promise<Uint8Array> {
  if (source.size > FILE_MAX_BYTES) throw tooLarge();
  if (source instanceof Blob) return readBlob(source);
  const reader = source.stream().getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  let isLookedAt = false;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      parts.push(value);
      length += value.byteLength;
      // A stream may begin with a few bytes only.
      if (!isLookedAt && length >= SNIFFED_BYTES) {
        refuseBinary(join(parts, length));
        isLookedAt = true;
      }
      if (length > FILE_MAX_BYTES) throw tooLarge();
      onProgress(source.size > 0 ? Math.min(1, length / source.size) : 0);
    }
  } catch (error) {
    // The error is thrown below; a stream that broke by itself rejects its cancelling with it once more.
    void reader.cancel().catch(() => {});
    throw error instanceof FileRefused ? error : new FileRefused("unreadable");
  }
  if (length === 0) throw new FileRefused("empty_file");
  const whole = join(parts, length);
  if (!isLookedAt) refuseBinary(whole);
  return whole;
}

function join(parts: readonly Uint8Array[], length: number): Uint8Array {
  const [only] = parts;
  if (only && parts.length === 1) return only;
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}
