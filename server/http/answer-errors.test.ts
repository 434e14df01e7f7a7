import { Hono } from 'hono';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { Failure, type ErrorBody } from '#domain/errors.ts';
import { answerError } from './answer-errors.ts';

interface Logged {
  reference: string;
  err: { message: string };
}

async function answerOf(thrown: Error): Promise<{ body: ErrorBody; logged: Logged[] }> {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const app = new Hono();
  app.get('/', () => {
    throw thrown;
  });
  app.onError((error, context) => answerError(error, context, log));
  const body = (await (await app.request('/')).json()) as ErrorBody;
  return { body, logged: lines.map((line) => JSON.parse(line) as Logged) };
}

test('issue 10.27: an internal error is answered with the reference under which the log has it', async () => {
  const first = await answerOf(new Error('secret of the inside'));
  const second = await answerOf(new Error('another'));
  const { reference } = first.body.error;
  expect(reference).toMatch(/^[0-9A-F]{4}-[0-9A-F]{4}$/);
  expect(first.logged).toMatchObject([{ reference, err: { message: 'secret of the inside' } }]);
  expect(JSON.stringify(first.body)).not.toContain('secret');
  expect(second.body.error.reference).not.toBe(reference);
});

test('an expected failure has no reference and is not logged', async () => {
  const { body, logged } = await answerOf(new Failure('not_found', 'This was not found'));
  expect(body.error.reference).toBeUndefined();
  expect(logged).toEqual([]);
});
