import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Merging, mergingHere } from '../../tests/support/merging.ts';
import { picture } from '../../tests/support/pictures.ts';
import { photographed } from '../../tests/support/photographed.ts';
import { church } from '../../tests/support/members.ts';
import { linesAbout } from '../../tests/support/audit-log.ts';
import { unzippedBytes } from '../../tests/support/zips.ts';
import type { Person as Account } from '../../tests/support/tenant.ts';
import type { PersonData } from '#domain/privacy/take-data-operation.ts';
import type { Person } from '#domain/people/entities.ts';
import { nameOf } from '#domain/people/rules.ts';

let here: Merging;
beforeAll(async () => {
  here = await mergingHere();
});
afterAll(() => here.server.close());

const pictures = () =>
  here.within((tx) => tx.rows('', 'select 1 from picture where tenant_id = $1', [tx.tenantId]));

async function erase(person: Person): Promise<number> {
  const { id, churchId } = person;
  const said = { churchId, reason: 'asked', name: nameOf(person) };
  return (await here.admin.ask('POST', `/api/v1/people/${id}/erase`, said)).status;
}

test('issue 13: the photos of all records that became one go with the person, also one that waits for the undo of a merge', async () => {
  const two = await here.twoPeople();
  const kept = await photographed(here, two.kept);
  const lost = await photographed(here, two.lost);
  expect(await here.merge(kept, lost)).toMatchObject({ status: 'applied' });
  expect(await pictures()).toHaveLength(2);
  expect(await erase(kept)).toBe(200);
  expect(await pictures()).toEqual([]);
  expect((await here.admin.ask('GET', String(kept.photoUrl))).status).toBe(404);
  expect(await here.rowOf('person', kept.id)).toMatchObject({ pictureId: null, photoUrl: null });
});

test('issue 13: the file of a person says once that there is a photo', async () => {
  const { kept } = await here.twoPeople();
  const { id, churchId } = await photographed(here, kept);
  const answer = await here.admin.ask('POST', `/api/v1/people/${id}/data`, { churchId });
  const { sections } = (await answer.json()) as PersonData;
  const record = sections.find(({ title }) => title === 'Record')?.records.flat() ?? [];
  expect(record.filter(({ label }) => label === 'Photo')).toEqual([
    { label: 'Photo', value: 'Yes' },
  ]);
});

async function zipOf({ id, churchId }: Person, account = here.admin) {
  const answer = await account.ask('POST', `/api/v1/people/${id}/data/zip`, { churchId });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/zip');
  expect(answer.headers.get('content-disposition')).toBe(
    'attachment; filename="data-of-palesa-motaung.zip"',
  );
  return unzippedBytes(Buffer.from(await answer.arrayBuffer()));
}

/** The account with a photo of its own, as the person it is of sets it. */
async function withOwnPhoto(account: Account): Promise<Account> {
  const answer = await here.server.app.request('/api/v1/userdetails/current-user/photo', {
    method: 'PUT',
    headers: { authorization: `Bearer ${account.signedIn.accessToken}` },
    body: new Uint8Array(picture('photo.jpg')),
  });
  expect(answer.status).toBe(202);
  return account;
}

test('issue 13: the zip of a person has their photos as files, and the page and the JSON name them', async () => {
  const usher = await withOwnPhoto(
    await here.tenant.person('Usher', church(here.tenant.churches[0])),
  );
  const { kept } = await here.twoPeople({ accountId: usher.id });
  const first = await photographed(here, kept);
  const second = await photographed(here, kept, first.pictureId);
  const files = await zipOf(second);
  expect([...files.keys()]).toEqual([
    'data.html',
    'data.json',
    'photo.jpg',
    'photo-of-sign-in-account.jpg',
  ]);
  const shown = await here.admin.ask('GET', String(second.photoUrl));
  expect(files.get('photo.jpg')).toEqual(Buffer.from(await shown.arrayBuffer()));
  expect(files.get('data.html')?.toString()).toContain('<img src="photo.jpg" alt="Photo">');
  const { pictures: named, ...said } = JSON.parse(String(files.get('data.json'))) as PersonData & {
    pictures: unknown;
  };
  expect(named).toEqual([
    { name: 'photo.jpg', label: 'Photo' },
    { name: 'photo-of-sign-in-account.jpg', label: 'Photo of the sign-in account' },
  ]);
  const { id, churchId } = second;
  const plain = await here.admin.ask('POST', `/api/v1/people/${id}/data`, { churchId });
  expect(said).toEqual(await plain.json());
});

test('issue 13 B01: whoever does not look after the account gets no photo of it, and the zip is in the audit', async () => {
  const [first, second] = here.tenant.churches;
  const office = await here.tenant.person('Church Admin', church(first));
  const usher = await withOwnPhoto(await here.tenant.person('Usher', church(second)));
  const { kept } = await here.twoPeople({ accountId: usher.id });
  expect([...(await zipOf(kept, office)).keys()]).toEqual(['data.html', 'data.json']);
  const [line] = await linesAbout(here.admin, kept.id);
  expect(line).toMatchObject({
    action: 'people.takeDataZip',
    title: 'Data of a person taken out',
    outcome: 'done',
  });
});

test('issue 13 B06: nobody is found under the zip of a person by who looks after another church', async () => {
  const { kept } = await here.twoPeople();
  const beside = await here.tenant.person('Church Admin', church(here.tenant.churches[1]));
  const { id, churchId } = await photographed(here, kept);
  const path = `/api/v1/people/${id}/data/zip`;
  expect((await beside.ask('POST', path, { churchId })).status).toBe(404);
  expect((await beside.ask('POST', path, { churchId: here.tenant.churches[1] })).status).toBe(404);
});
