import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caring, caringHere } from '../../tests/support/care.ts';
import { church } from '../../tests/support/members.ts';
import { consents } from '#domain/care/consents.ts';
import { lifeEvents } from '#domain/care/life-events.ts';

let here: Caring;
beforeAll(async () => {
  here = await caringHere();
});
afterAll(() => here.server.close());

const eventOf = (personId: string, said: object = {}) => ({
  ...lifeEvents.blank,
  personId,
  churchId: here.tenant.churches[0],
  ...said,
});
const consentOf = (personId: string, said: object = {}) => ({
  ...consents.blank,
  personId,
  churchId: here.tenant.churches[0],
  saidOn: '2026-03-12',
  ...said,
});

test('issue 13: life events and consents are in the church of their person, and go along to another one', async () => {
  const { tenant, office, send, heldBy } = here;
  const [soweto, tshwane] = tenant.churches;
  const lindiwe = await here.known('Lindiwe Sithole');
  expect(
    await send(office, 'lifeEvents.create', eventOf(lindiwe, { churchId: tshwane })),
  ).toMatchObject({
    status: 'rejected',
    problem: { fields: { personId: expect.stringContaining('another church') } },
  });
  const event = await send(office, 'lifeEvents.create', eventOf(lindiwe));
  const consent = await send(office, 'consents.create', consentOf(lindiwe));
  const before = await tenant.person('Pastor', church(soweto));
  const after = await tenant.person('Pastor', church(tshwane));
  expect((await heldBy(before, 'lifeEvent')).has(event.id)).toBe(true);
  expect((await heldBy(after, 'consent')).has(consent.id)).toBe(false);
  const edits = { churchId: { was: soweto, shallBe: tshwane } };
  expect(await send(office, 'people.edit', { id: lindiwe, churchId: soweto, edits })).toMatchObject(
    { status: 'applied' },
  );
  expect((await heldBy(before, 'lifeEvent')).has(event.id)).toBe(false);
  expect((await heldBy(before, 'consent')).has(consent.id)).toBe(false);
  expect((await heldBy(after, 'lifeEvent')).get(event.id)).toMatchObject({ churchId: tshwane });
  expect((await heldBy(after, 'consent')).get(consent.id)).toMatchObject({ churchId: tshwane });
});

test('issue 13: what a line of consent says stays: an edit of it writes nothing, and a second line beside it is kept', async () => {
  const { tenant, office, send, heldBy } = here;
  const [churchId] = tenant.churches;
  const thabo = await here.known('Thabo Nkosi');
  const given = await send(office, 'consents.create', consentOf(thabo));
  expect(given.status).toBe('applied');
  const edits = { state: { was: 'given', shallBe: 'withdrawn' } };
  await send(office, 'consents.edit', { id: given.id, churchId, edits });
  const withdrawn = await send(
    office,
    'consents.create',
    consentOf(thabo, { state: 'withdrawn', saidOn: '2026-11-02' }),
  );
  const held = await heldBy(office, 'consent');
  expect(held.get(given.id)).toMatchObject({ state: 'given', textVersion: '2026-11' });
  expect(held.get(withdrawn.id)).toMatchObject({ state: 'withdrawn' });
});

test('issue 13: a version of a text that nobody knows is refused with a sentence', async () => {
  const { office, send } = here;
  const sizwe = await here.known('Sizwe Dube');
  expect(
    await send(office, 'consents.create', consentOf(sizwe, { textVersion: '1999-01' })),
  ).toMatchObject({ status: 'rejected', problem: { fields: { textVersion: expect.any(String) } } });
});

test('issue 13: who sees no people of the church holds neither; an auditor holds both and changes none', async () => {
  const { tenant, office, send, heldBy } = here;
  const [soweto] = tenant.churches;
  const naledi = await here.known('Naledi Mokoena');
  const event = await send(office, 'lifeEvents.create', eventOf(naledi));
  const auditor = await tenant.person('Auditor', { kind: 'tenant' });
  expect((await heldBy(auditor, 'lifeEvent')).has(event.id)).toBe(true);
  expect(await send(auditor, 'consents.create', consentOf(naledi))).toMatchObject({
    status: 'rejected',
    problem: { code: 'forbidden' },
  });
  const usher = await tenant.person('Usher', church(soweto));
  expect((await heldBy(usher, 'lifeEvent')).size).toBe(0);
  expect((await heldBy(usher, 'consent')).size).toBe(0);
});
