import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { isMockAddress } from '#domain/demo/addresses.ts';
import { demoOperations } from '#domain/registry.ts';
import { failureOf, isErrorBody } from '#domain/errors.ts';
import { openDemo } from '#store/demo/database.ts';
import { answerDemo, demoHandlers } from './app.ts';

const demo = openDemo({ indexedDB: new IDBFactory(), IDBKeyRange });

async function refusal(method: string, path: string, body?: string) {
  const init = { method, ...(body !== undefined && { body }) };
  const response = await answerDemo(
    demo,
    new Request(`http://localhost${path}`, init),
    'Grace Valley',
  );
  const answer: unknown = await response.json();
  if (!isErrorBody(answer)) throw new Error(`${path} says no error`);
  return { status: response.status, failure: failureOf(answer) };
}

test.each([
  ['GET', '/api/apps/tasks'],
  ['GET', '/api/apps/tasks/nothing'],
  ['PUT', '/api/apps/tasks/task'],
  ['GET', '/api/apps/tasks/task/12'],
  ['DELETE', '/api/apps/tasks/all'],
])('S8-021 %s %s: an unmatched request is 404 NOT FOUND', async (method, path) => {
  const { status, failure } = await refusal(method, path);
  expect(status).toBe(404);
  expect(failure.message).toBe('NOT FOUND');
});

test.each([
  ['POST', '/api/apps/tasks/task', '{"type":"note"}', 422],
  ['POST', '/api/apps/tasks/task', 'no json', 400],
  ['POST', '/api/apps/tasks/task', undefined, 400],
  ['PATCH', '/api/apps/tasks/task', '{"id":"1","task":{"dueDate":"2026-02-30"}}', 422],
  ['GET', '/api/apps/tasks/task', undefined, 422],
  ['POST', '/api/apps/tasks/tag', JSON.stringify({ tag: { title: 'a'.repeat(51) } }), 422],
])('S8-022 %s %s %s: the error is the body’s error field', async (method, path, body, expected) => {
  const { status, failure } = await refusal(method, path, body);
  expect(status).toBe(expected);
  expect(failure.status).toBe(expected);
  expect(failure.message.length).toBeGreaterThan(5);
});

test('S7-041 the calls of tasks answer without delay', () => {
  const tasks = demoHandlers.filter(({ app }) => app?.name === 'tasks');
  expect(tasks.length).toBeGreaterThan(5);
  expect(tasks.filter(({ handler }) => handler.delay !== 0)).toEqual([]);
});

test('S7-040 every demo operation has one handler, answers 200, and under an address of the device', () => {
  const handled = demoHandlers.map(({ handler }) => handler.operation.name);
  expect(handled.toSorted()).toEqual(demoOperations.map(({ name }) => name).toSorted());
  expect(demoOperations.filter(({ status }) => status !== 200)).toEqual([]);
  expect(demoOperations.filter(({ path }) => !isMockAddress(path))).toEqual([]);
  expect(isMockAddress('/api/apps/chat/chats')).toBe(false);
  expect(isMockAddress('/api/apps/tasksets')).toBe(false);
});
