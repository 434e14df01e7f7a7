import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FoundPerson } from '#domain/people/operations.ts';
import { people } from '#domain/people/people.ts';
import { editPolicy } from '#domain/register/policies.ts';
import { pictureAddress } from '#domain/sync/picture-address.ts';
import { bearer } from '../../tests/support/api.ts';
import { type Caring, caringHere } from '../../tests/support/care.ts';
import { groupOf } from '../../tests/support/groups-of-people.ts';
import { church } from '../../tests/support/members.ts';
import { addPicture, picture, planted, withExif } from '../../tests/support/pictures.ts';
import { mutationOf, push } from '../../tests/support/reports.ts';
import { newTenant, type Person as Account } from '../../tests/support/tenant.ts';

let here: Caring;
beforeAll(async () => {
  here = await caringHere();
});
afterAll(() => here.server.close());

async function sent(author: Account, bytes = picture('photo.jpg')): Promise<string> {
  const id = randomUUID();
  expect((await addPicture(here.server.app, author, id, bytes)).status).toBe(202);
  return id;
}

async function change(author: Account, id: string, edits: object) {
  const [churchId] = here.tenant.churches;
  const args = { id, churchId, edits };
  const { form } = editPolicy(people);
  const [result] = await push(here.server.app, bearer(author.signedIn), [
    mutationOf(args, { name: 'people.edit', form }),
  ]);
  return result;
}

const photo = (was: string | null, shallBe: string | null) => ({ pictureId: { was, shallBe } });
const statusFor = async (account: Account, id: string) =>
  (await account.ask('GET', pictureAddress(id))).status;
const addressFor = async (account: Account, id: string) =>
  (await here.heldBy(account, 'person')).get(id)?.['photoUrl'];
const applied = { status: 'applied' };

describe('issue 13: the photo of a person', () => {
  test('is read by those who hold the row, a leader of their group among them, and by nobody else', async () => {
    const { tenant, office } = here;
    const [first, , third] = tenant.churches;
    const member = await here.known('Palesa Motaung');
    const { id: groupId } = await groupOf(here, member);
    const others = await groupOf(here, await here.known('Kagiso Molefe'));
    const id = await sent(office, withExif(picture('photo.jpg')));
    expect(await change(office, member, photo(null, id))).toMatchObject(applied);
    const secretary = await tenant.person('Church Admin', church(first));
    const leader = await tenant.person('Group Leader', { kind: 'group', id: groupId });
    const answer = await leader.ask('GET', pictureAddress(id));
    expect(answer.status).toBe(200);
    expect(Buffer.from(await answer.arrayBuffer()).includes(planted)).toBe(false);
    expect(await statusFor(secretary, id)).toBe(200);
    expect(await addressFor(leader, member)).toBe(pictureAddress(id));
    const otherLeader = await tenant.person('Group Leader', { kind: 'group', id: others.id });
    const usher = await tenant.person('Usher', church(first));
    const away = await tenant.person('Church Admin', church(third));
    const foreign = await (await newTenant(here.server)).person('System Admin', { kind: 'tenant' });
    for (const account of [otherLeader, usher, away, foreign]) {
      expect(await statusFor(account, id)).toBe(404);
    }
  });

  test('taken away it is shown to nobody and named nowhere; taken back it is there again', async () => {
    const { office } = here;
    const member = await here.known('Lerato Khumalo');
    const id = await sent(office);
    await change(office, member, photo(null, id));
    expect(await change(office, member, photo(id, null))).toMatchObject(applied);
    expect(await statusFor(office, id)).toBe(404);
    expect(await addressFor(office, member)).toBeNull();
    expect(await change(office, member, photo(null, id))).toMatchObject(applied);
    expect(await statusFor(office, id)).toBe(200);
    expect(await addressFor(office, member)).toBe(pictureAddress(id));
  });

  test('search answers where it is', async () => {
    const { office } = here;
    const member = await here.known('Zanele Xaba');
    const id = await sent(office);
    await change(office, member, photo(null, id));
    const answer = await office.ask('GET', '/api/v1/people/autocomplete?searchTerm=xaba');
    const { data } = (await answer.json()) as { data: FoundPerson[] };
    expect(data).toMatchObject([{ id: member, photoUrl: pictureAddress(id) }]);
  });

  test('B25 of somebody else’s sending it reads like one that never came; who may not edit gives none', async () => {
    const { office, tenant } = here;
    const member = await here.known('Sizwe Dlamini');
    const { id: groupId } = await groupOf(here, member);
    const leader = await tenant.person('Group Leader', { kind: 'group', id: groupId });
    const id = await sent(leader);
    expect(await change(leader, member, photo(null, id))).toMatchObject({
      status: 'rejected',
      problem: { code: 'forbidden' },
    });
    expect(await change(office, member, photo(null, id))).toMatchObject({
      status: 'rejected',
      problem: { fields: { pictureId: 'This picture did not arrive. Choose it again' } },
    });
    expect(await addressFor(office, member)).toBeNull();
  });

  test('where it is cannot be said: it follows from the photo alone', async () => {
    const { office } = here;
    const member = await here.known('Thandi Ngcobo');
    const edits = { photoUrl: { was: null, shallBe: pictureAddress(randomUUID()) } };
    await change(office, member, edits);
    expect(await addressFor(office, member)).toBeNull();
  });

  test('two who choose one at once have no clash: the last one counts', async () => {
    const { office, tenant } = here;
    const member = await here.known('Busisiwe Mthembu');
    const secretary = await tenant.person('Church Admin', church(tenant.churches[0]));
    const [one, other] = [await sent(office), await sent(secretary)];
    expect(await change(office, member, photo(null, one))).toMatchObject(applied);
    expect(await change(secretary, member, photo(null, other))).toMatchObject(applied);
    expect([await statusFor(office, one), await statusFor(office, other)]).toEqual([404, 200]);
  });
});
