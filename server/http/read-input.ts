import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { Failure } from '#domain/errors.ts';
import type { Operation } from '#domain/operation.ts';
import { largestPicture } from '#domain/pictures/rules.ts';
import { largestBody } from '#domain/protocol.ts';
import { pushMutations } from '#domain/sync/operations.ts';
import { assertStorable } from './storable.ts';

const smallBody = 256_000;

function limitFor(operation: Operation): number {
  if (operation.takesPicture) return largestPicture;
  const takesMuch = operation.takesMuch || operation.name === pushMutations.name;
  return takesMuch ? largestBody : smallBody;
}

interface Bindings {
  /** Asked without a socket, there is none, or no stream in it. */
  incoming?: Partial<HttpBindings['incoming']>;
}

/** Node's own stream where there is one: a web stream around it costs more than the rest of the reading. */
export function bodyOf({ env, req }: Context<{ Bindings: Bindings }>) {
  // Destroyed, it would take the connection with it, and the answer that says what is wrong.
  return env?.incoming?.iterator?.({ destroyOnReturn: false }) ?? req.raw.body;
}

/** Reads the body up to a limit, whatever its header says about its length. */
async function readBytes(context: Context, limit: number): Promise<Buffer> {
  const tooLarge = () => new Failure('too_large', `Send at most ${Math.floor(limit / 1000)} kB`);
  if (Number(context.req.header('content-length') ?? 0) > limit) throw tooLarge();
  const body = bodyOf(context);
  if (!body) return Buffer.alloc(0);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > limit) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw new Failure('bad_request', 'The data is not UTF-8 text', { cause: error });
  }
}

function parse(text: string): unknown {
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Failure('bad_request', 'The data is not JSON', { cause: error });
  }
}

/**
 * The raw input of an operation: path and query for GET and DELETE, the body and the path otherwise.
 * The arguments of queued items are looked at one by one, so that a bad one delays no other.
 */
export async function readInput(context: Context, operation: Operation): Promise<unknown> {
  const path = context.req.param() as Record<string, string>;
  if (operation.method === 'GET' || operation.method === 'DELETE') {
    const input = { ...context.req.query(), ...path };
    assertStorable(input);
    return input;
  }
  if (operation.takesZip) return path;
  const bytes = await readBytes(context, limitFor(operation));
  if (operation.takesPicture) return { ...path, picture: bytes };
  const body = parse(textOf(bytes));
  if (operation.name !== pushMutations.name) assertStorable(body);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  // The path first: a queued operation is known by its bytes, in the order of its schema.
  return { ...path, ...body, ...path };
}
