import { expect, test } from 'vitest';
import { byIds } from './by-ids.ts';

test('things by their ids, in the order of the ids, without those that nothing has', () => {
  const tags = [
    { id: '1', title: 'Choir' },
    { id: '2', title: 'Sound' },
    { id: '3', title: 'Youth' },
  ];
  expect(byIds(tags, ['3', '9', '1'])).toEqual([tags[2], tags[0]]);
  expect(byIds(tags, [])).toEqual([]);
});
