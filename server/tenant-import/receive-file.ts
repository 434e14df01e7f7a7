import { createHash } from 'node:crypto';
import { closeSync, openSync, unlinkSync, write } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Context } from 'hono';
import { Failure } from '#domain/errors.ts';
import { largestImport, tooLarge } from '#domain/tenant-import/import-state.ts';
import { newId } from '#domain/values/new-id.ts';
import { allowLongBody } from '../http/body-time.ts';
import { bodyOf } from '../http/read-input.ts';

const writeTo = promisify(write);

export interface ReceivedFile {
  /** Number of the open file, which has no name: the disk gets it back when it is closed, also by the end of the process. */
  fd: number;
  bytes: number;
  sha256: string;
}

function openNameless(): number {
  const path = join(tmpdir(), `ibandla-import-${newId(Date.now())}`);
  const fd = openSync(path, 'wx+', 0o600);
  unlinkSync(path);
  return fd;
}

async function writeWhole(fd: number, chunk: Uint8Array): Promise<void> {
  for (let at = 0; at < chunk.byteLength;) {
    const { bytesWritten } = await writeTo(fd, chunk, at, chunk.byteLength - at, null);
    at += bytesWritten;
  }
}

async function receiveInto(fd: number, context: Context, most: number) {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of bodyOf(context) ?? []) {
    bytes += chunk.byteLength;
    if (bytes > most) throw new Failure('too_large', tooLarge);
    hash.update(chunk);
    await writeWhole(fd, chunk);
  }
  return { fd, bytes, sha256: hash.digest('hex') };
}

/** Writes the body of a request to the disk, up to a limit. An upload that ends early leaves nothing. */
export async function receiveFile(context: Context, most = largestImport): Promise<ReceivedFile> {
  if (Number(context.req.header('content-length') ?? 0) > most) {
    throw new Failure('too_large', tooLarge);
  }
  allowLongBody(context.env);
  const fd = openNameless();
  try {
    return await receiveInto(fd, context, most);
  } catch (error) {
    closeSync(fd);
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') {
      throw new Failure('out_of_space', 'The server has no room for this file', { cause: error });
    }
    throw error;
  }
}
