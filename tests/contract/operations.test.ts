import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../server/create-server.ts';
import { handlers } from '../../server/handlers.gen.ts';
import { headers } from '../../src/domain/headers.ts';
import { knownForms } from '../../src/domain/known-forms.gen.ts';
import { isQueued } from '../../src/domain/operation.ts';
import { pictureTypes } from '../../src/domain/pictures/rules.ts';
import { demoOperations, operations } from '../../src/domain/registry.ts';
import { registers } from '../../src/domain/registers.gen.ts';
import { autocompleteReads } from '../../src/store/register/autocomplete.ts';
import { cachedReads } from '../../src/store/cached-reads.gen.ts';
import { testServer } from '../support/test-server.ts';

interface Entry {
  operationId: string;
  parameters: { name: string; in: string; required: boolean }[];
  requestBody?: { content: Record<string, { schema: { properties?: object } }> };
  security: object[];
  responses: Record<string, { content: Record<string, { schema: object }> }>;
}

const types = (isPicture: true | undefined, isZip?: true) =>
  isPicture ? [...pictureTypes] : [isZip ? 'application/zip' : 'application/json'];

let server: RunningServer;
let document: { openapi: string; paths: Record<string, Record<string, Entry>> };

beforeAll(async () => {
  server = await testServer();
  const response = await server.app.request('/api/v1/openapi.json');
  document = (await response.json()) as typeof document;
});
afterAll(() => server.close());

test('each operation has a handler, and each handler an operation', () => {
  expect(Object.keys(handlers).toSorted()).toEqual(operations.map(({ name }) => name).toSorted());
});

test('issue 11.3: what a device knows of items without definitions is what their operations say', () => {
  const queued = operations.filter(isQueued);
  const special = queued.filter(({ offline: { byGrant, day } }) => byGrant ?? day);
  const said = special.map(({ name, offline: { form, migrations, byGrant, day } }) => [
    name,
    { name, form, migrations, byGrant, day },
  ]);
  expect(knownForms).toEqual(new Map(said as [string, never][]));
});

test('S1-025 what the demo apps ask for, the device answers: the server knows none of it', async () => {
  expect(demoOperations.length).toBeGreaterThan(0);
  expect(operations.filter(({ offline }) => offline === 'demo')).toEqual([]);
  for (const { name, method, path, offline, may, status } of demoOperations) {
    expect({ offline, may, status }, name).toEqual({
      offline: 'demo',
      may: 'signedIn',
      status: 200,
    });
    expect((await server.app.request(path, { method })).status, name).toBe(404);
  }
});

test('each call with the policy cache has a named query', () => {
  const cached = operations.filter(({ offline }) => offline === 'cache');
  const reads = [...cachedReads, ...autocompleteReads(registers)];
  expect(reads.map(({ operation }) => operation.name).toSorted()).toEqual(
    cached.map(({ name }) => name).toSorted(),
  );
});

test('the routes of the API are the operations and nothing else', () => {
  const routes = server.app.routes
    .filter(({ path, method }) => path.startsWith('/api/') && method !== 'ALL')
    .map(({ path, method }) => `${method} ${path}`);
  const expected = operations.map(
    ({ method, path }) => `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
  );
  expect(routes.toSorted()).toEqual(expected.toSorted());
});

test('an address without an operation is 404 in JSON, whatever the method', async () => {
  for (const method of ['GET', 'POST', 'DELETE']) {
    const response = await server.app.request('/api/v1/nothing-here', { method });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error: { code: 'not_found' } });
    expect(response.headers.get('cache-control')).toBe('no-store');
  }
});

test('the document names the operations and nothing else', () => {
  expect(document.openapi).toMatch(/^3\.1/);
  const named = Object.entries(document.paths).flatMap(([path, entries]) =>
    Object.entries(entries).map(([method, entry]) => `${entry.operationId} ${method} ${path}`),
  );
  const expected = operations.map(
    ({ name, method, path }) => `${name} ${method.toLowerCase()} ${path}`,
  );
  expect(named.toSorted()).toEqual(expected.toSorted());
});

describe.each(operations.map((operation) => [operation.name, operation] as const))(
  '%s',
  (_name, operation) => {
    const entry = (): Entry => {
      const found = document.paths[operation.path]?.[operation.method.toLowerCase()];
      if (!found) throw new Error(`${operation.name} is not in the document`);
      return found;
    };

    test('says where each field of its input goes', () => {
      const { parameters, requestBody } = entry();
      const inPath = [...operation.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      const placed = (where: string) =>
        parameters.filter((parameter) => parameter.in === where).map(({ name }) => name);
      expect(placed('path')).toEqual(inPath);
      expect(parameters.filter((one) => one.in === 'path' && !one.required)).toEqual([]);
      const shape = Object.keys(
        (operation.input as unknown as { shape?: Record<string, unknown> }).shape ?? {},
      );
      const inBody = operation.takesPicture
        ? ['picture']
        : Object.keys(requestBody?.content['application/json']?.schema.properties ?? {});
      expect(new Set([...inPath, ...placed('query'), ...inBody])).toEqual(new Set(shape));
    });

    test('says what it needs and what it answers', () => {
      const { parameters, requestBody, security, responses } = entry();
      expect(security).toEqual(operation.may === 'anyone' ? [] : [{ bearer: [] }]);
      expect(parameters.some(({ name }) => name === headers.idempotencyKey)).toBe(
        isQueued(operation),
      );
      expect(Object.keys(responses)).toEqual([String(operation.status), 'default']);
      const answered = Object.keys(responses[operation.status]?.content ?? {});
      expect(answered).toEqual(types(operation.answersPicture, operation.answersZip));
      if (requestBody) {
        const taken = types(operation.takesPicture, operation.takesZip);
        expect(Object.keys(requestBody.content)).toEqual(taken);
      }
    });

    test('asks for a permission that a role holds, on the way the house goes', () => {
      expect(operation.path).toMatch(/^\/api\//);
      expect(operation.summary).not.toBe('');
      if (!isQueued(operation)) return;
      // The specification names the device's answer in the server's place.
      expect(operation.status).toBe(operation.offline.answer ? 200 : 202);
      expect(operation.offline.migrations).toHaveLength(operation.offline.form - 1);
    });
  },
);
