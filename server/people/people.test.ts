import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseUrls } from '../../tests/support/own-database.ts';
import { addPeople } from '../../tests/support/people.ts';
import { personOf } from '../../tests/support/people-rows.ts';
import { newTenant, type Person, type TestTenant } from '../../tests/support/tenant.ts';
import { testServer } from '../../tests/support/test-server.ts';
import type { FoundPerson } from '#domain/people/operations.ts';
import { mostFound } from '#domain/values/search-term.ts';
import type { SyncPage } from '#domain/protocol.ts';
import type { RunningServer } from '../create-server.ts';
import { gatherStatistics } from '../database/gather-statistics.ts';
import { inTenant } from '../database/tenant.ts';
import { findPeople } from './find-people.ts';

let server: RunningServer;
let tenant: TestTenant;
let other: TestTenant;
let admin: Person;

const found = async (person: Person, term: string): Promise<FoundPerson[]> => {
  const response = await person.ask(
    'GET',
    `/api/v1/people/autocomplete?${new URLSearchParams({ searchTerm: term })}`,
  );
  expect(response.status).toBe(200);
  return ((await response.json()) as { data: FoundPerson[] }).data;
};
const labels = async (person: Person, term: string) =>
  (await found(person, term)).map(({ label }) => label);

beforeAll(async () => {
  server = await testServer();
  tenant = await newTenant(server);
  other = await newTenant(server);
  const { pool } = server.services;
  const [first, second] = tenant.churches;
  await addPeople(pool, tenant.id, [
    personOf(first, 'Naledi Mokoena', { photoUrl: '/sample-people/1.svg' }),
    personOf(second, 'Nalini Pillay', { connectionStatus: 'First Timer' }),
    personOf(first, 'Ronald Nel'),
    personOf(first, 'Renée van der Merwe'),
    personOf(first, 'Sinéad O’Connor'),
    personOf(second, 'Gogo'),
    personOf(first, '<b>Bold</b> & Sons'),
  ]);
  await addPeople(pool, other.id, [personOf(other.churches[0], 'Naledi Foreign')]);
  admin = await tenant.person('System Admin', { kind: 'tenant' });
});
afterAll(() => server.close());

describe('S7-010 S3-008 people whose name has words that begin so', () => {
  test('each with what a result has, in the order of names', async () => {
    expect(await found(admin, 'nal')).toEqual([
      {
        id: expect.any(String),
        label: '<mark>Nal</mark>edi Mokoena',
        photoUrl: '/sample-people/1.svg',
        connectionStatus: 'Member',
      },
      {
        id: expect.any(String),
        label: '<mark>Nal</mark>ini Pillay',
        photoUrl: null,
        connectionStatus: 'First Timer',
      },
    ]);
  });

  test.each([
    ['any word of it', 'merwe', ['Renée van der <mark>Merwe</mark>']],
    ['several words, in any order', 'mok nal', ['<mark>Nal</mark>edi <mark>Mok</mark>oena']],
    ['whatever the size of letters', 'NALEDI', ['<mark>Naledi</mark> Mokoena']],
    ['without accents', 'renee', ['<mark>Renée</mark> van der Merwe']],
    ['with accents', 'sinéad', ['<mark>Sinéad</mark> O’Connor']],
    ['with and without apostrophes', "o'con", ['Sinéad <mark>O’Con</mark>nor']],
    ['people with one name', 'go', ['<mark>Go</mark>go']],
    ['not the middle of a word', 'onald', []],
    ['B22 wildcards as nothing', '%', []],
    ['B22 wildcards in a word as nothing', 'n_ledi', []],
    ['B22 quotes', "' or 1=1 --", []],
    ['more words than any name has', 'a b c d e f g h', []],
  ])('%s', async (_, term, expected) => {
    expect(await labels(admin, term)).toEqual(expected);
  });

  test('S3-009 B18 a name is text in the label’s HTML', async () => {
    expect(await labels(admin, 'bold')).toEqual([
      '&lt;b&gt;<mark>Bold</mark>&lt;/b&gt; &amp; Sons',
    ]);
  });
});

test.each(['/api/v1/people/autocomplete', '/api/v1/groups/autocomplete'])(
  'S5-012 an empty search of %s finds nothing, one that is too long or unreadable is refused',
  async (path) => {
    for (const query of ['', '?searchTerm=', '?searchTerm=%20', '?searchTerm=!?']) {
      const response = await admin.ask('GET', `${path}${query}`);
      expect([response.status, await response.json()]).toEqual([200, { data: [] }]);
    }
    for (const term of ['x'.repeat(101), '%00']) {
      expect((await admin.ask('GET', `${path}?searchTerm=${term}`)).status).toBe(422);
    }
  },
);

describe('B01 B02 who finds whom', () => {
  test('an administrator of one church finds its people, and a pull brings the same ones', async () => {
    const local = await tenant.person('Church Admin', {
      kind: 'church',
      id: tenant.churches[1],
    });
    expect(await labels(local, 'nal')).toEqual(['<mark>Nal</mark>ini Pillay']);
    const response = await local.ask('GET', '/api/v1/sync?limit=1000');
    const { changes } = (await response.json()) as SyncPage;
    const held = changes.filter(({ t }) => t === 'person').map(({ d }) => d?.['firstName']);
    expect(held.toSorted()).toEqual(['Gogo', 'Nalini']);
  });

  test('a pastor finds them, who only counts is told that they may not, and holds nobody', async () => {
    const church = { kind: 'church', id: tenant.churches[0] } as const;
    const pastor = await tenant.person('Pastor', church);
    expect(await labels(pastor, 'nal')).toEqual(['<mark>Nal</mark>edi Mokoena']);
    const usher = await tenant.person('Usher', church);
    for (const path of ['people', 'groups']) {
      const response = await usher.ask('GET', `/api/v1/${path}/autocomplete?searchTerm=nal`);
      expect(response.status).toBe(403);
    }
    const pulled = await usher.ask('GET', '/api/v1/sync?limit=1000');
    expect(await pulled.text()).not.toContain('Naledi');
  });

  test('nobody finds people of another tenant', async () => {
    expect(await labels(admin, 'foreign')).toEqual([]);
    const theirs = await other.person('System Admin', { kind: 'tenant' });
    expect(await labels(theirs, 'nal')).toEqual(['<mark>Nal</mark>edi Foreign']);
  });
});

describe('among many', () => {
  let many: TestTenant;
  beforeAll(async () => {
    many = await newTenant(server);
    const people = Array.from({ length: 3000 }, (_, at) =>
      personOf(many.churches[0], `Person${at} Family${at % 100}`),
    );
    await addPeople(server.services.pool, many.id, people);
    await gatherStatistics(databaseUrls().owner);
  });

  test('a search shows no more than a panel holds', async () => {
    const person = await many.person('System Admin', { kind: 'tenant' });
    expect(await found(person, 'person')).toHaveLength(mostFound);
  });

  test('a search reads what it finds, not everybody', async () => {
    const read = await inTenant(server.services.pool, many.id, async (tx) => {
      const rowsRead = async () => {
        const [row] = await tx.rows<{ rows: number }>(
          `people read ${randomUUID()}`,
          `select seq_tup_read + idx_tup_fetch as rows from pg_stat_xact_user_tables
           where relname = 'person'`,
          [],
        );
        return row?.rows ?? 0;
      };
      // The tables of a test are small: PostgreSQL would rather read them whole.
      await tx.rows('no whole tables', 'set local enable_seqscan to off', []);
      const before = await rowsRead();
      const people = await findPeople(tx, [many.churches[0]], ['family42', 'person']);
      expect(people).toHaveLength(mostFound);
      return (await rowsRead()) - before;
    });
    expect(read).toBeLessThan(100);
  });
});
