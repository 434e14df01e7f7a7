import { requestFor } from '../../../src/api/calls/request-for.ts';
import { controlled, laptop } from '../../support/chromium.ts';
import { answeredBeyondTheWorker } from '../../support/demo-browser.ts';
import { allDemoCalls } from '../../support/demo-calls/all-demo-calls.ts';
import { differences } from '../../support/demo-calls/demo-call.ts';
import { expect, test } from '../../support/fixtures.ts';
import { people } from '../../support/sample.ts';

test('S7-040 S8-021 each call of the demo apps, through the worker of a browser: input and answer', async ({
  network,
  signedIn,
}) => {
  const { page, context } = await signedIn(people.naledi, '/dashboard', laptop);
  await controlled(page);
  const beyondTheWorker = answeredBeyondTheWorker(context);
  const wrong: string[] = [];
  for (const calls of Object.values(allDemoCalls)) {
    for (const { call, input, answer } of calls) {
      const { path, init } = requestFor(call, input);
      const { method = 'GET', headers = {}, body } = init;
      const asked = { method, headers, ...(typeof body === 'string' && { body }) };
      const answered = await page.evaluate(
        async ([address, how]) => {
          const response = await fetch(address, how);
          return { status: response.status, body: (await response.json()) as unknown };
        },
        [`${network.origin}${path}`, asked] as const,
      );
      const found = answered.status === 200 ? differences(answer, answered.body) : [answered];
      if (found.length > 0) wrong.push(`${method} ${path}: ${JSON.stringify(found)}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(beyondTheWorker).toEqual([]);

  const unknown = await page.evaluate(async () => {
    const response = await fetch('/api/apps/tasks/nothing/here');
    return { status: response.status, body: (await response.json()) as unknown };
  });
  expect(unknown).toEqual({
    status: 404,
    body: { error: { code: 'not_found', message: 'NOT FOUND' } },
  });
});
