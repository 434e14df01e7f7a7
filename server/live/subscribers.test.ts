import { expect, test } from 'vitest';
import { createSubscribers } from './subscribers.ts';
import { emptyMessage } from './live-message.ts';
import { createPresence } from './presence.ts';

test('two hundred events in one moment reach who reads, in their order', async () => {
  const presence = createPresence({
    process: 'p',
    publish: () => undefined,
    onChange: () => undefined,
    now: Date.now,
  });
  const subscribers = createSubscribers(presence, Date.now);
  const grants = { grants: [], accessScopes: [{ scope: 'tenant', view: 'full' as const }] };
  const who = { accountId: 'a', tenantId: 't', name: 'A', sessionId: 's', deviceId: null };
  const caller = { ...who, ...grants, accessScopesVersion: 1, ended: false };
  const join = () =>
    subscribers.subscribe(caller, { status: 'online', colleagueIds: [] }).getReader();
  const [reader, sleeper] = [join(), join()];
  const versions = Array.from({ length: 200 }, (_, at) => at + 1);
  // As when the connection brings all of them in one piece: nobody has a turn in between.
  for (const v of versions) {
    subscribers.publish({ ...emptyMessage(), tenants: { t: { v, scopes: ['tenant'] } } });
  }
  const received: number[] = [];
  while (received.length < versions.length) {
    const { value, done } = await reader.read();
    if (done) break;
    const found = /^data: (.*)$/m.exec(new TextDecoder().decode(value));
    if (found) received.push((JSON.parse(found[1] ?? '') as { v: number }).v);
  }
  expect(received).toEqual(versions);
  let frames = 0;
  while (!(await sleeper.read()).done) frames += 1;
  expect(frames).toBeLessThan(80);
  await reader.cancel();
});
