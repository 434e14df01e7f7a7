import { expect, test } from 'vitest';
import { queryFrom, searchFrom } from './advanced-query.ts';

test('an address and the form say the same', () => {
  const query = queryFrom({ keywords: 'hymns', type: 'files', starred: 'true' });
  expect(query).toEqual({
    keywords: 'hymns',
    type: 'files',
    trash: false,
    archived: false,
    starred: true,
  });
  expect(searchFrom(query)).toEqual({ keywords: 'hymns', type: 'files', starred: true });
});

test('what makes no sense is as usual, and what is as usual is not in the address', () => {
  expect(queryFrom({ type: 'songs', trash: 'perhaps' })).toEqual(queryFrom({}));
  expect(searchFrom(queryFrom({}))).toEqual({});
});
