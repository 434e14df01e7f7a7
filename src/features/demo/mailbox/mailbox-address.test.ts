import { expect, test } from 'vitest';
import { pageAt, splatAt, splatOf } from './mailbox-address.ts';

test.each([
  ['', 'inbox/1'],
  ['inbox', 'inbox/1'],
  ['sent/3', 'sent/3'],
  ['sent/0', 'sent/1'],
  ['sent/-2', 'sent/1'],
  ['sent/two/m1', 'sent/1/m1'],
  ['inbox/2/m1', 'inbox/2/m1'],
  ['filter/starred', 'filter/starred/1'],
  ['filter/starred/2/m1', 'filter/starred/2/m1'],
  ['filter/nothing/2', 'inbox/1'],
  ['label/events', 'label/events/1'],
  ['label/events/4/m1', 'label/events/4/m1'],
  ['label', 'inbox/1'],
  ['attic/1', 'inbox/1'],
  ['settings', 'settings'],
])('S2-079 the address %j leads to %j', (asked, written) => {
  expect(splatAt(asked)).toBe(written);
});

test('a place, a page and a mail have an address that shows them', () => {
  const place = { of: 'label', slug: 'events' } as const;
  expect(pageAt(splatOf(place, 2, 'm1'))).toEqual({ is: 'list', place, page: 2, id: 'm1' });
  expect(pageAt(splatOf({ of: 'folder', slug: 'sent' }, 1))).toEqual({
    is: 'list',
    place: { of: 'folder', slug: 'sent' },
    page: 1,
    id: null,
  });
});
