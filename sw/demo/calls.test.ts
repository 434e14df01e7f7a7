import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { describe, expect, test } from 'vitest';
import { requestFor } from '../../src/api/calls/request-for.ts';
import { demoOperations } from '#domain/registry.ts';
import { validated } from '#domain/validate.ts';
import { openDemo } from '#store/demo/database.ts';
import { allDemoCalls } from '../../tests/support/demo-calls/all-demo-calls.ts';
import { differences, Having, ListOf } from '../../tests/support/demo-calls/demo-call.ts';
import { answerDemo } from './app.ts';

for (const [app, calls] of Object.entries(allDemoCalls)) {
  describe(app, () => {
    const demo = openDemo({ indexedDB: new IDBFactory(), IDBKeyRange });
    test.each(calls)('$ids S7-040 $call.method $call.path', async ({ call, input, answer }) => {
      const { path, init } = requestFor(call, input);
      const request = new Request(`http://localhost${path}`, init);
      const response = await answerDemo(demo, request, 'Grace Valley');
      const body: unknown = await response.json();
      expect(response.status, JSON.stringify(body)).toBe(200);
      expect(differences(answer, body)).toEqual([]);
      expect(validated(call.output, body)).toEqual(body);
    });
  });
}

test('the table has every call of the demo apps', () => {
  const named = new Set(
    Object.values(allDemoCalls).flatMap((calls) => calls.map(({ call }) => call)),
  );
  expect(
    demoOperations.filter((operation) => !named.has(operation)).map(({ name }) => name),
  ).toEqual([]);
});

test('an answer that is another one is seen', () => {
  expect(differences({ id: /^a/, tags: [] }, { id: 'a1', tags: [] })).toEqual([]);
  expect(differences({ id: /^a/ }, { id: 'b', more: 1 })).toEqual([
    'answer has more as well',
    'answer.id is "b", not like /^a/',
  ]);
  expect(differences(new ListOf(2, 'a'), ['b'])).toEqual([
    'answer has 1 instead of 2',
    'answer[0] is "b" instead of "a"',
  ]);
  expect(differences(['a'], ['a', 'b'])).toEqual(['answer has 2 instead of 1']);
  expect(differences(new Having({ a: null }), { b: 1 })).toEqual([
    'answer.a is undefined instead of null',
  ]);
  expect(differences({ a: 1 }, null)).toEqual(['answer is no object']);
  expect(differences([], {})).toEqual(['answer is no list']);
});
