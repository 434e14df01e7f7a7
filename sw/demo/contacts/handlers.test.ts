import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
import { countries } from '#domain/demo/contacts/countries.ts';
import { contact, country, type Contact } from '#domain/demo/contacts/entities.ts';
import { pictureBytes } from '#domain/demo/picture.ts';
import { tag } from '#domain/demo/tag.ts';
import { type DemoDatabase, openDemo } from '#store/demo/database.ts';
import { allContacts, allContactTags } from '#store/demo/contacts/queries.ts';
import { answerDemo } from '../app.ts';

let demo: DemoDatabase;

beforeEach(async () => {
  demo = openDemo({ indexedDB: new IDBFactory(), IDBKeyRange });
  await send('GET', '/countries');
});

function send(method: string, path: string, body?: object): Promise<Response> {
  const init = { method, ...(body && { body: JSON.stringify(body) }) };
  const request = new Request(`http://localhost/api/apps/contacts${path}`, init);
  return answerDemo(demo, request, 'Grace Valley');
}

async function answered(method: string, path: string, body?: object): Promise<Contact> {
  return contact.parse(await (await send(method, path, body)).json());
}

const firstNames = async (most: number) =>
  (await allContacts(demo)).slice(0, most).map(({ name }) => name);

test('S7-042 it begins with 80 contacts, as many of each kind as the template has', async () => {
  const contacts = await allContacts(demo);
  expect(contacts).toHaveLength(80);
  expect(contacts.filter(({ avatar }) => avatar !== null)).toHaveLength(68);
  expect(contacts.filter(({ tags }) => tags.length !== 1)).toEqual([]);
  for (const of of ['emails', 'phoneNumbers'] as const) {
    expect([...new Set(contacts.map((one) => one[of].length))].toSorted()).toEqual([1, 2]);
  }
  const tags = await allContactTags(demo);
  expect(tags).toHaveLength(7);
  expect(new Set(contacts.flatMap((one) => one.tags))).toEqual(new Set(tags.map(({ id }) => id)));
  expect(contacts.filter((one) => !contact.safeParse(one).success)).toEqual([]);
});

test('S7-048 235 countries, each once and with what one dials; every number has one of them', async () => {
  expect(countries).toHaveLength(235);
  expect(new Set(countries.map(({ iso }) => iso)).size).toBe(235);
  expect(countries.filter(({ code }) => !/^\+[1-9]\d{0,3}$/.test(code))).toEqual([]);
  expect(countries.find(({ iso }) => iso === 'za')).toMatchObject({
    name: 'South Africa',
    code: '+27',
  });
  const known = new Set(countries.map(({ iso }) => iso));
  const used = (await allContacts(demo)).flatMap(({ phoneNumbers }) => phoneNumbers);
  expect(used.filter((one) => !known.has(one.country))).toEqual([]);
  expect(new Set(used.map((one) => one.country)).size).toBeGreaterThan(3);
});

test('S3-020 S3-021 S3-022 contacts, tags and countries have these fields, and nothing else', async () => {
  const fields =
    'address avatar background birthday company emails id name notes phoneNumbers tags title'.split(
      ' ',
    );
  expect(Object.keys(contact.shape).toSorted()).toEqual(fields);
  for (const one of await allContacts(demo)) expect(Object.keys(one).toSorted()).toEqual(fields);
  const { emails, phoneNumbers } = contact.shape;
  expect(emails.safeParse([{ email: 'a@example.org', label: '' }]).success).toBe(true);
  const number = { country: 'za', phoneNumber: '71 555 0100', label: '' };
  expect(phoneNumbers.safeParse([number]).success).toBe(true);
  expect(phoneNumbers.safeParse([{ ...number, country: undefined }]).success).toBe(false);
  expect(Object.keys(tag.shape).toSorted()).toEqual(['id', 'title']);
  expect(Object.keys(country.shape)).toEqual(['id', 'iso', 'name', 'code', 'flagImagePos']);
});

test('it begins the same on every device', async () => {
  const here = await allContacts(demo);
  demo = openDemo({ indexedDB: new IDBFactory(), IDBKeyRange });
  await send('GET', '/countries');
  expect(await allContacts(demo)).toEqual(here);
});

test('S7-042 by name whatever its case and accents', async () => {
  const [one, two] = await allContacts(demo);
  await send('PATCH', '/contact', { id: one?.id, contact: { name: 'ábel a' } });
  await send('PATCH', '/contact', { id: two?.id, contact: { name: 'zélie' } });
  expect(await firstNames(2)).toEqual(['ábel a', 'Amahle Khoza']);
  expect((await allContacts(demo)).at(-2)?.name).toBe('zélie');
  const found = await (await send('GET', '/search?query=ABEL')).json();
  expect(found).toMatchObject([{ name: 'ábel a' }]);
});

test('S7-045 new ones stand on top, the last one first, until they are saved; a picture keeps them there', async () => {
  const first = await answered('POST', '/contact', {});
  const second = await answered('POST', '/contact', {});
  const ids = async () => (await allContacts(demo)).slice(0, 2).map(({ id }) => id);
  expect(await ids()).toEqual([second.id, first.id]);
  await send('POST', '/avatar', { id: first.id, avatar: 'data:image/png;base64,AA==' });
  expect(await ids()).toEqual([second.id, first.id]);
  await send('PATCH', '/contact', { id: second.id, contact: { name: 'Yara Fisher' } });
  expect((await ids())[0]).toBe(first.id);
  expect((await allContacts(demo)).findIndex(({ id }) => id === second.id)).toBeGreaterThan(70);
});

test.each([
  ['PATCH', '/contact', { contact: { name: '  ' } }, /Enter the name/],
  ['PATCH', '/contact', { contact: { name: 'a'.repeat(101) } }, /at most 100 characters/],
  ['PATCH', '/contact', { contact: { birthday: '1990-02-30' } }, /birthday/],
  [
    'PATCH',
    '/contact',
    { contact: { emails: Array.from({ length: 11 }, () => ({ email: 'a@b.c', label: '' })) } },
    /Keep at most 10/,
  ],
  ['POST', '/avatar', { avatar: 'https://example.org/face.png' }, /data: address/],
  [
    'POST',
    '/avatar',
    { avatar: `data:image/png;base64,${'A'.repeat(pictureBytes * 1.5)}` },
    /at most 2 MB/,
  ],
])(
  'S8-022 %s %s is refused in a sentence, and nothing changes',
  async (method, path, body, sentence) => {
    const before = await allContacts(demo);
    const response = await send(method, path, { ...body, id: before[0]?.id });
    expect(response.status).toBe(422);
    expect(JSON.stringify(await response.json())).toMatch(sentence);
    expect(await allContacts(demo)).toEqual(before);
  },
);
