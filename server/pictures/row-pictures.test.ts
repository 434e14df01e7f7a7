import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { groupTypes } from '#domain/groups/group-types.ts';
import { churches } from '#domain/churches/churches.ts';
import { groups } from '#domain/groups/groups.ts';
import { createPolicy, editPolicy } from '#domain/register/policies.ts';
import { wholeRow } from '#domain/register/register.ts';
import { pictureAddress } from '#domain/sync/picture-address.ts';
import { bearer } from '../../tests/support/api.ts';
import { church } from '../../tests/support/members.ts';
import { addPicture, picture, planted, withExif } from '../../tests/support/pictures.ts';
import { mutationOf, push } from '../../tests/support/reports.ts';
import { newTenant, type Person, type TestTenant } from '../../tests/support/tenant.ts';
import { testServer } from '../../tests/support/test-server.ts';
import type { RunningServer } from '../create-server.ts';
import { inTenant } from '../database/tenant.ts';
import { recordEffect } from '../sync/record-effect.ts';
import { purgePictures } from './purge-pictures.ts';

let server: RunningServer;
let tenant: TestTenant;
let nomsa: Person;
let sipho: Person;
let usher: Person;
let stranger: Person;
beforeAll(async () => {
  server = await testServer();
  tenant = await newTenant(server);
  nomsa = await tenant.person('System Admin', { kind: 'tenant' });
  sipho = await tenant.person('System Admin', { kind: 'tenant' });
  usher = await tenant.person('Usher', church(tenant.churches[0]));
  stranger = await tenant.person('Usher', church(tenant.churches[2]));
});
afterAll(() => server.close());

async function sent(person: Person, bytes = picture('photo.jpg')): Promise<string> {
  const id = randomUUID();
  expect((await addPicture(server.app, person, id, bytes)).status).toBe(202);
  return id;
}

const readBy = async (person: Person, id: string) =>
  (await person.ask('GET', pictureAddress(id))).status;

async function change(author: Person, id: string, was: string | null, shallBe: string | null) {
  const form = editPolicy(churches).form;
  const args = { id, edits: { pictureId: { was, shallBe } } };
  const [result] = await push(server.app, bearer(author.signedIn), [
    mutationOf(args, { name: 'churches.edit', form }),
  ]);
  return result;
}

const ofChurch = () => tenant.churches[0];
const refused = {
  status: 'rejected',
  problem: { fields: { pictureId: 'This picture did not arrive. Choose it again' } },
};

async function ageOf(days: number): Promise<number> {
  return inTenant(server.services.pool, tenant.id, async (tx) => {
    await tx.rows('', `update picture set left_at = left_at - make_interval(days => $1)`, [days]);
    await purgePictures(tx);
    return (await tx.rows('', 'select 1 from picture where left_at is not null', [])).length;
  });
}

describe('issue 12: the picture of a row', () => {
  test('is read by those who see the row, without what the phone wrote, and by nobody else', async () => {
    const id = await sent(nomsa, withExif(picture('photo.jpg')));
    expect(await readBy(usher, id)).toBe(404);
    expect(await change(nomsa, ofChurch(), null, id)).toMatchObject({ status: 'applied' });
    const answer = await usher.ask('GET', pictureAddress(id));
    expect(answer.status).toBe(200);
    expect(Buffer.from(await answer.arrayBuffer()).includes(planted)).toBe(false);
    expect(await readBy(stranger, id)).toBe(404);
    expect(await change(nomsa, ofChurch(), id, null)).toMatchObject({ status: 'applied' });
  });

  test('another one takes its place, is taken back within 30 days, and after them nothing is left', async () => {
    const [first, second] = [await sent(nomsa), await sent(sipho)];
    await change(nomsa, ofChurch(), null, first);
    await change(sipho, ofChurch(), first, second);
    expect([await readBy(usher, first), await readBy(usher, second)]).toEqual([404, 200]);
    await ageOf(29);
    // Undo: whoever may change the row names a picture that it had, whoever sent it.
    expect(await change(sipho, ofChurch(), second, first)).toMatchObject({ status: 'applied' });
    expect([await readBy(usher, first), await readBy(usher, second)]).toEqual([200, 404]);
    expect(await change(sipho, ofChurch(), first, null)).toMatchObject({ status: 'applied' });
    expect(await readBy(nomsa, first)).toBe(404);
    expect(await ageOf(31)).toBe(0);
    expect(await change(sipho, ofChurch(), null, first)).toMatchObject(refused);
  });

  test('of somebody else, of another row, or of an account is one that never came', async () => {
    const theirs = await sent(sipho);
    expect(await change(nomsa, ofChurch(), null, theirs)).toMatchObject(refused);
    expect(await change(nomsa, ofChurch(), null, randomUUID())).toMatchObject(refused);
    expect(await change(sipho, tenant.churches[1], null, theirs)).toMatchObject({
      status: 'applied',
    });
    expect(await change(sipho, ofChurch(), null, theirs)).toMatchObject(refused);
    const own = await sent(sipho);
    const asPhoto = mutationOf({ pictureId: own }, { name: 'access.changeOwnPhoto' });
    await push(server.app, bearer(sipho.signedIn), [asPhoto]);
    expect(await change(sipho, ofChurch(), null, own)).toMatchObject(refused);
  });

  test('who may not change the row gives it none', async () => {
    const id = await sent(usher);
    expect(await change(usher, ofChurch(), null, id)).toMatchObject({
      status: 'rejected',
      problem: { code: 'forbidden' },
    });
  });

  test('comes with new rows, and two rows of one submission do not share one', async () => {
    const [type, id] = [randomUUID(), await sent(nomsa)];
    await inTenant(server.services.pool, tenant.id, (tx) =>
      recordEffect(
        tx,
        {
          output: null,
          inserts: {
            groupType: [wholeRow(groupTypes, { ...groupTypes.blank, id: type, name: 'Cell' })],
          },
        },
        null,
      ),
    );
    const row = (name: string) => ({
      ...groups.blank,
      id: randomUUID(),
      churchId: ofChurch(),
      groupTypeId: type,
      name,
      pictureId: id,
    });
    const [one, other] = [row('Orlando'), row('Dube')];
    const form = createPolicy(groups).form;
    const args = { rows: [one, other] };
    const [result] = await push(server.app, bearer(nomsa.signedIn), [
      mutationOf(args, { name: 'groups.addMany', form }),
    ]);
    expect(result).toMatchObject({
      current: { refused: [{ id: other.id, fields: refused.problem.fields }] },
    });
    expect([await readBy(nomsa, id), await readBy(stranger, id)]).toEqual([200, 404]);
  });
});
