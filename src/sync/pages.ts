import * as z from 'zod/mini';
import { syncPage, type SyncPage } from '#domain/protocol.ts';
import { pullPath, takesColumns } from '#domain/sync/paths.ts';
import { pause, pausedUntil } from '#store/outbox/pause.ts';
import { askedPause } from './asked-pause.ts';
import { callLimit, type SyncContext } from './context.ts';
import { fetchAs } from './fetch-as.ts';

/** Rows a page: one page is one transaction, and a read waits for it. */
const pageSize = 500;

export interface PullQuestion {
  cursor: string | null;
  scope?: string;
  /** Many pages in one answer: for a first sync. */
  streamed: boolean;
}

/** The pull came to nothing for now; it goes on from its cursor next time. */
export class PullInterrupted extends Error {
  readonly sessionOver: boolean;

  constructor(why: string, sessionOver = false) {
    super(why);
    this.name = 'PullInterrupted';
    this.sessionOver = sessionOver;
  }
}

function addressOf({ cursor, scope }: PullQuestion): string {
  const query = new URLSearchParams({ limit: String(pageSize) });
  if (cursor !== null) query.set('cursor', cursor);
  if (scope !== undefined) query.set('scope', scope);
  return `${pullPath}?${query}`;
}

async function ask(
  context: SyncContext,
  profileId: string,
  question: PullQuestion,
  signal: AbortSignal,
): Promise<Response> {
  const type = question.streamed ? 'application/x-ndjson' : 'application/json';
  const accept = `${type};${takesColumns}`;
  const answer = await fetchAs(context, profileId, addressOf(question), {
    headers: { accept },
    signal,
  });
  if (typeof answer !== 'string') return answer;
  throw new PullInterrupted('There is no session', answer === 'noSession');
}

function readPage(text: string): SyncPage {
  return z.parse(syncPage, JSON.parse(text));
}

async function* linesOf(body: ReadableStream<Uint8Array>, alive: () => void) {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let rest = '';
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      alive();
      const lines = (rest + decoder.decode(chunk.value, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      yield* lines.filter((line) => line.trim() !== '');
    }
    if (rest.trim() !== '') yield rest;
  } finally {
    await reader.cancel();
  }
}

/**
 * The pages of one answer: one, or many when streamed. A stream may be as long as it likes, but
 * not silent for longer than a call may take.
 */
export async function* pagesOf(
  context: SyncContext,
  profileId: string,
  question: PullQuestion,
): AsyncGenerator<SyncPage> {
  const { vault } = context.databases;
  if ((await pausedUntil(vault, context.now(), 'pullPause')) !== null) {
    throw new PullInterrupted('The server asked for silence');
  }
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), callLimit);
  const alive = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), callLimit);
  };
  try {
    const response = await ask(context, profileId, question, silence.signal);
    if (response.status === 400 && question.cursor !== null) {
      yield* fromTheBeginning(context, profileId, question);
      return;
    }
    if (response.status !== 200) {
      const seconds = askedPause(response, null);
      if (seconds !== null) await pause(vault, context.now(), seconds * 1000, 'pullPause');
      throw new PullInterrupted(`The answer was ${response.status}`);
    }
    const isStream = response.headers.get('content-type')?.includes('ndjson') ?? false;
    if (!isStream || !response.body) yield readPage(await response.text());
    else for await (const line of linesOf(response.body, alive)) yield readPage(line);
  } catch (error) {
    if (error instanceof PullInterrupted) throw error;
    throw new PullInterrupted(String(error));
  } finally {
    clearTimeout(timer);
  }
}

/** The server cannot read the cursor any more: everything comes again, as after a reset. */
async function* fromTheBeginning(
  context: SyncContext,
  profileId: string,
  question: PullQuestion,
): AsyncGenerator<SyncPage> {
  let reset = true;
  for await (const page of pagesOf(context, profileId, { ...question, cursor: null })) {
    yield reset ? Object.assign(page, { reset: true as const }) : page;
    reset = false;
  }
}
