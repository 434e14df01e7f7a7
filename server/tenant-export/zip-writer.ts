import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { ExportedFile } from './export-format.ts';

/** Lines of a file, and how many rows they are. */
export type Lines = AsyncIterable<{ text: string; rows: number }>;

export interface ZipWriter {
  /** The zip, while it is made. Whoever destroys it ends the writing. */
  stream: Readable;
  /** Ends when all of it was taken. */
  addLines(name: string, lines: Lines): Promise<ExportedFile>;
  addBytes(name: string, bytes: Buffer): Promise<void>;
  end(): void;
}

/** Writes a zip one file after the other, as fast as somebody reads it: what nobody took yet is kept nowhere. */
export function zipWriter(at: Date): ZipWriter {
  const zip = new ZipFile();
  const stream = zip.outputStream as Readable;
  const gone = new AbortController();
  // The failure reaches the caller by the file that is being written.
  zip.on('error', () => undefined);
  stream.on('error', () => undefined);
  stream.once('close', () => gone.abort());

  async function add(name: string, source: Readable, compress: boolean): Promise<void> {
    const options = { mtime: at, mode: 0o100600, compress };
    zip.addReadStreamLazy(name, options, (use) => use(null, source));
    try {
      await finished(source, { writable: false, signal: gone.signal });
    } catch (error) {
      source.destroy();
      if (!source.closed) await once(source, 'close');
      throw error;
    }
  }

  return {
    stream,
    async addLines(name, lines) {
      const hash = createHash('sha256');
      const file = { name, rows: 0, bytes: 0 };
      async function* parts(): AsyncGenerator<Buffer, undefined> {
        for await (const { text, rows } of lines) {
          const part = Buffer.from(text);
          hash.update(part);
          file.rows += rows;
          file.bytes += part.length;
          yield part;
        }
      }
      await add(name, Readable.from(parts(), { objectMode: false }), true);
      return { ...file, sha256: hash.digest('hex') };
    },
    // A picture is packed already.
    addBytes: (name, bytes) => add(name, Readable.from([bytes], { objectMode: false }), false),
    end: () => zip.end(),
  };
}
