import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeOwnPhotoName } from '#domain/access/own-photo-policy.ts';
import { largestPicture } from '#domain/pictures/rules.ts';
import { pictureAddress } from '#domain/sync/picture-address.ts';
import { bearer } from '../../tests/support/api.ts';
import { addPicture, picture, planted, withExif } from '../../tests/support/pictures.ts';
import { mutationOf, push } from '../../tests/support/reports.ts';
import { newTenant, type Person, type TestTenant } from '../../tests/support/tenant.ts';
import { testServer } from '../../tests/support/test-server.ts';
import type { RunningServer } from '../create-server.ts';
import { inTenant } from '../database/tenant.ts';
import { purgePictures } from './purge-pictures.ts';

let server: RunningServer;
let tenant: TestTenant;
beforeAll(async () => {
  server = await testServer();
  tenant = await newTenant(server);
});
afterAll(() => server.close());

const church = () => ({ kind: 'church', id: tenant.churches[0] }) as const;

const add = (person: Person, id: string, bytes: Buffer) =>
  addPicture(server.app, person, id, bytes);

async function show(person: Person, pictureId: string | null) {
  const mutation = mutationOf({ pictureId }, { name: changeOwnPhotoName });
  const [result] = await push(server.app, bearer(person.signedIn), [mutation]);
  return result;
}

interface Row {
  id: string;
  owner_kind: string;
  bytes: Buffer;
}

const keptBy = ({ id }: Person) =>
  inTenant(server.services.pool, tenant.id, (tx) =>
    tx.rows<Row>('', 'select id, owner_kind, bytes from picture where added_by = $1', [id]),
  );

test('issue 11: a picture comes once, however often it is sent, without what the phone wrote', async () => {
  const usher = await tenant.person('Usher', church());
  const id = randomUUID();
  const sent = withExif(picture('photo.jpg'));
  const answers = await Promise.all([add(usher, id, sent), add(usher, id, sent)]);
  expect(answers.map(({ status }) => status)).toEqual([202, 202]);
  expect((await add(usher, id, sent)).status).toBe(202);
  const kept = await keptBy(usher);
  expect(kept).toHaveLength(1);
  expect(kept[0]?.bytes.includes(planted)).toBe(false);
  // Of nothing yet: nobody sees it.
  expect((await usher.ask('GET', pictureAddress(id))).status).toBe(404);
});

test('issue 11: an id that is taken is refused: other bytes, or another person', async () => {
  const usher = await tenant.person('Usher', church());
  const other = await tenant.person('Usher', church());
  const id = randomUUID();
  await add(usher, id, picture('photo.jpg'));
  expect((await add(usher, id, picture('photo.png'))).status).toBe(409);
  expect((await add(other, id, picture('photo.jpg'))).status).toBe(403);
  const kept = await keptBy(usher);
  expect(kept.map(({ bytes }) => bytes.toString('hex', 0, 3))).toEqual(['ffd8ff']);
});

test('A10 what is too large, empty, or no picture is refused in words', async () => {
  const usher = await tenant.person('Usher', church());
  const statusOf = async (bytes: Buffer) => (await add(usher, randomUUID(), bytes)).status;
  expect(await statusOf(Buffer.alloc(largestPicture + 1))).toBe(413);
  expect(await statusOf(Buffer.alloc(0))).toBe(422);
  expect(await statusOf(Buffer.from('no picture'))).toBe(422);
});

test('issue 11: one’s own photo is a picture that came before, and takes the place of the last', async () => {
  const usher = await tenant.person('Usher', church());
  const [first, second] = [randomUUID(), randomUUID()];
  await add(usher, first, picture('photo.jpg'));
  expect(await show(usher, first)).toMatchObject({
    status: 'applied',
    output: { avatar: pictureAddress(first) },
  });
  expect((await usher.ask('GET', pictureAddress(first))).status).toBe(200);
  // A device that did not hear the answer sends the bytes once more: it stays the photo.
  expect((await add(usher, first, picture('photo.jpg'))).status).toBe(202);
  expect((await usher.ask('GET', pictureAddress(first))).status).toBe(200);
  await add(usher, second, picture('photo.webp'));
  await show(usher, second);
  expect((await keptBy(usher)).map(({ id }) => id)).toEqual([second]);
  expect(await show(usher, null)).toMatchObject({ status: 'applied', output: { avatar: null } });
  expect(await keptBy(usher)).toEqual([]);
});

test('issue 11: a picture that never came, or is somebody else’s, is refused, and the photo stays', async () => {
  const usher = await tenant.person('Usher', church());
  const other = await tenant.person('Usher', church());
  const [mine, theirs] = [randomUUID(), randomUUID()];
  await add(usher, mine, picture('photo.jpg'));
  await add(other, theirs, picture('photo.jpg'));
  await show(usher, mine);
  const refused = {
    status: 'rejected',
    problem: { message: 'This picture did not arrive. Choose it again' },
  };
  expect(await show(usher, randomUUID())).toMatchObject(refused);
  expect(await show(usher, theirs)).toMatchObject(refused);
  expect((await usher.ask('GET', pictureAddress(mine))).status).toBe(200);
});

test('issue 11: a picture that nothing named for 30 days goes; one that is shown stays', async () => {
  const usher = await tenant.person('Usher', church());
  const [old, young, shown] = [randomUUID(), randomUUID(), randomUUID()];
  for (const id of [old, young, shown]) await add(usher, id, picture('photo.jpg'));
  await show(usher, shown);
  await inTenant(server.services.pool, tenant.id, async (tx) => {
    await tx.rows(
      '',
      "update picture set added_at = now() - interval '31 days' where id = any($1)",
      [[old, shown]],
    );
    await purgePictures(tx);
  });
  expect((await keptBy(usher)).map(({ id }) => id).toSorted()).toEqual([young, shown].toSorted());
});
