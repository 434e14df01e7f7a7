import { beforeEach, describe, expect, test } from 'vitest';
import { mostFound } from '#domain/values/search-term.ts';
import { memoryDevice, signInOn, soweto } from '../../../tests/support/device.ts';
import { personOf } from '../../../tests/support/people-rows.ts';
import type { Store } from '../database.ts';
import { findPeople } from './queries.ts';

let store: Store;
const held = <Row>(rows: Row[]) => rows.map((row) => ({ ...row, _scopes: [], _generation: 1 }));
const labels = async (searchTerm: string) =>
  (await findPeople(store, { searchTerm })).data.map(({ label }) => label);

beforeEach(async () => {
  store = await signInOn(memoryDevice(() => Promise.reject(new TypeError('No network'))));
});

describe('S1-014 S7-010 people on the device', () => {
  beforeEach(async () => {
    const names = [
      'Ronald Nel',
      'Nalini Pillay',
      'Naledi Mokoena',
      'Renée van der Merwe',
      'Nana Nalo',
    ];
    await store.cache.person.bulkPut(held(names.map((name) => personOf(soweto, name))));
  });

  test.each([
    [
      'nal',
      ['<mark>Nal</mark>edi Mokoena', '<mark>Nal</mark>ini Pillay', 'Nana <mark>Nal</mark>o'],
    ],
    ['merwe REN', ['<mark>Ren</mark>ée van der <mark>Merwe</mark>']],
    [
      'na',
      [
        '<mark>Na</mark>ledi Mokoena',
        '<mark>Na</mark>lini Pillay',
        '<mark>Na</mark>na <mark>Na</mark>lo',
      ],
    ],
    ['onald', []],
    ['', []],
  ])('as the server finds them: %s', async (term, expected) => {
    expect(await labels(term)).toEqual(expected);
  });

  test('no more than a panel holds', async () => {
    const many = Array.from({ length: 50 }, (_, at) => personOf(soweto, `Zama Zulu${at}`));
    await store.cache.person.bulkPut(held(many));
    expect(await labels('za')).toHaveLength(mostFound);
  });
});
