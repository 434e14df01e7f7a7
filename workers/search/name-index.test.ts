import { beforeEach, expect, test } from 'vitest';
import { type NameIndex, type Named, nameIndex } from './name-index.ts';

let index: NameIndex<Named>;
const rows = (names: readonly string[]) => names.map((name) => ({ id: name, name }));
const found = (term: string, most = 20) => index.find(term, most).map(({ row }) => row.name);

beforeEach(async () => {
  index = nameIndex();
  await index.update(
    rows([
      'Ronald Nel',
      'Nalini Pillay',
      'Naledi Mokoena',
      'Renée van der Merwe',
      'Nana Nalo 082 555 0142',
      'Sam Nel',
    ]),
  );
});

test.each([
  ['nal', ['Naledi Mokoena', 'Nalini Pillay', 'Nana Nalo 082 555 0142']],
  ['RENEE', ['Renée van der Merwe']],
  ['merwe rén', ['Renée van der Merwe']],
  ['082555', ['Nana Nalo 082 555 0142']],
  ['+27 82 5', ['Nana Nalo 082 555 0142']],
  ['onald', ['Ronald Nel']],
  ['zzz', []],
  ['', []],
  ['ned', []],
])('%j finds %j', (term, names) => {
  expect(found(term)).toEqual(names);
});

test('issue 12: a typing error in a word of more than three letters is forgiven, behind what is as written', () => {
  expect(found('nalendi')).toEqual(['Naledi Mokoena']);
  expect(found('Mokeona')).toEqual([]);
  expect(found('mokona nal')).toEqual(['Naledi Mokoena']);
  expect(found('nalei')).toEqual(['Naledi Mokoena']);
  expect(found('sma')).toEqual([]);
});

test('what was written is marked, of what is only near the whole word', () => {
  expect(index.find('nal', 1)[0]?.marked).toEqual(['nal']);
  expect(index.find('nalendi mok', 1)[0]?.marked).toEqual(['nalendi', 'mok', 'naledi']);
});

test('no more than are asked for, the first of them', () => {
  expect(found('n', 2)).toEqual(['Naledi Mokoena', 'Nalini Pillay']);
});

test('rows that go, come and are renamed', async () => {
  await index.update(rows(['Ronald Nel', 'Sam Nel', 'Thabo Nkosi']));
  expect(found('n')).toEqual(['Ronald Nel', 'Sam Nel', 'Thabo Nkosi']);
  expect(found('naledi')).toEqual([]);
  await index.update([{ id: 'Sam Nel', name: 'Samuel Dlamini' }]);
  expect(found('nel')).toEqual([]);
  expect(found('sam dla')).toEqual(['Samuel Dlamini']);
  await index.update(rows(['Ronald Nel']));
  expect(found('ronald')).toEqual(['Ronald Nel']);
  expect(found('samuel')).toEqual([]);
});
