import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Merging, mergingHere } from '../../tests/support/merging.ts';
import { eventsOfFields, type RowEvent } from '#domain/register/row-history.ts';

let here: Merging;
beforeAll(async () => {
  here = await mergingHere();
});
afterAll(() => here.server.close());

/** An edit of how close somebody is to the church. */
const to = (was: string, shallBe: string) => ({ connectionStatus: { was, shallBe } });

test('issue 13: how close somebody was to the church is told from their history: of an edit, of many at once, and of a merge', async () => {
  const { admin, send, merge, twoPeople } = here;
  const { kept, lost } = await twoPeople(
    { connectionStatus: 'First Timer' },
    { connectionStatus: 'Member' },
  );
  const { id, churchId } = kept;
  await send('people.edit', { id, churchId, edits: to('First Timer', 'New Convert') });
  await send('people.editMany', {
    edits: [{ id, churchId, edits: to('New Convert', 'Regular Attendee') }],
  });
  const one = await merge({ ...kept, connectionStatus: 'Regular Attendee' }, lost, {
    edits: to('Regular Attendee', 'Member'),
  });
  expect(one.status).toBe('applied');
  const answer = await admin.ask('GET', `/api/v1/people/${id}/history`);
  const { data } = (await answer.json()) as { data: RowEvent[] };
  const told = eventsOfFields(data, ['connectionStatus']);
  const by = admin.signedIn.user.name;
  expect(told.map(({ byName, changes }) => [byName, changes[0]?.was, changes[0]?.became])).toEqual([
    [by, 'Regular Attendee', 'Member'],
    [by, 'New Convert', 'Regular Attendee'],
    [by, 'First Timer', 'New Convert'],
  ]);
});
