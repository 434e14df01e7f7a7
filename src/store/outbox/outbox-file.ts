import * as z from 'zod/mini';
import { Failure } from '#domain/errors.ts';
import { isQueued, upgradeArgs, type Operation } from '#domain/operation.ts';
import { localDate } from '#domain/values/dates/local-date-schema.ts';
import { uuid } from '#domain/values/uuid.ts';
import type { Store } from '../database.ts';
import { dayOf } from '../day-of.ts';
import { isUnsent, type Item } from './item.ts';
import { idsWithPictures } from './waiting-pictures.ts';

/** Of the file, not of the forms in it. */
const fileVersion = 1;
const format = 'ibandla-outbox';

const captured = z.object({
  id: uuid,
  name: z.string(),
  form: z.number().check(z.int(), z.minimum(1)),
  args: z.unknown(),
  record: z.string(),
  after: z.nullable(uuid),
  capturedAt: z.string().check(z.maxLength(40)),
});
type Captured = z.infer<typeof captured>;

const content = z.object({
  format: z.literal(format),
  version: z.number(),
  writtenAt: z.string(),
  author: z.object({ id: uuid, name: z.string() }),
  tenant: z.object({ id: uuid, name: z.string() }),
  /** Days that it is about, for whoever opens the file to read it. */
  days: z.array(localDate),
  items: z.array(captured),
});
const outboxFile = z.object({ ...content.shape, check: z.string() });

async function checkOf(said: z.infer<typeof content>): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(said));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** This person's unsent submissions as the text of a file; null for none. */
export async function outboxText(
  { vault, profile }: Store,
  now: Date,
): Promise<{ text: string; count: number } | null> {
  const unsent = await vault.items.where({ accountId: profile.id }).filter(isUnsent).toArray();
  // Without its picture, which the file has no room for, another device's server would refuse it.
  const pictured = await idsWithPictures(vault);
  const items = unsent.filter(({ id }) => !pictured.has(id));
  if (items.length === 0) return null;
  const said = z.parse(content, {
    format,
    version: fileVersion,
    writtenAt: now.toISOString(),
    author: { id: profile.id, name: profile.user.name },
    tenant: { id: profile.tenant.id, name: profile.tenant.name },
    days: items.flatMap((item) => dayOf(item) ?? []).toSorted(),
    items,
  });
  const file = { ...said, check: await checkOf(said) };
  return { text: JSON.stringify(file, null, 2), count: items.length };
}

async function read(text: string): Promise<z.infer<typeof content>> {
  const parsed = z.safeParse(outboxFile, parsedJson(text));
  if (!parsed.success) {
    throw new Failure('bad_request', 'This is not a file of waiting reports. Choose another one');
  }
  const { check, ...said } = parsed.data;
  if (said.version > fileVersion) {
    throw new Failure('bad_request', 'A newer version of the app wrote this file. Update the app');
  }
  if ((await checkOf(said)) !== check) {
    throw new Failure(
      'bad_request',
      'This file was changed or cut off. Save it again and try that',
    );
  }
  return said;
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether this version of the program can send it: it names an operation, and its form can be read. */
function isReadable(item: Captured, operations: readonly Operation[]): boolean {
  const operation = operations.find(({ name }) => name === item.name);
  if (!operation || !isQueued(operation) || item.form > operation.offline.form) return false;
  const args = upgradeArgs(operation.offline as never, item.form, item.args);
  return z.safeParse(operation.input, args).success;
}

/**
 * Takes what waits from a file that another device of the same person wrote. They travel exactly
 * as captured, under their own ids: however many devices send them, the server executes each once.
 * Answers how many were new here.
 */
export async function takeOutbox(
  { vault, profile }: Store,
  text: string,
  operations: readonly Operation[],
): Promise<number> {
  const { author, tenant, items } = await read(text);
  if (author.id !== profile.id || tenant.id !== profile.tenant.id) {
    throw new Failure(
      'forbidden',
      `These are reports of ${author.name}. Only ${author.name} can send them: sign in as ${author.name} first`,
    );
  }
  if (!items.every((item) => isReadable(item, operations))) {
    throw new Failure(
      'bad_request',
      'This version of the app cannot read the file. Update the app',
    );
  }
  return vault.transaction('rw', vault.items, async () => {
    const here = await vault.items.bulkGet(items.map(({ id }) => id));
    const added = items.filter((_, at) => here[at] === undefined);
    await vault.items.bulkAdd(added.map((item) => waiting(item, profile)));
    return added.length;
  });
}

function waiting(item: Captured, profile: Store['profile']): Item {
  return {
    ...item,
    accountId: profile.id,
    tenantId: profile.tenant.id,
    state: { kind: 'waiting', attempts: 1, nextAttemptAt: 0, trouble: null },
  };
}
