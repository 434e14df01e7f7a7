import { expect, test } from 'vitest';
import { networkOf } from './network-of.ts';

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['198.51.100.7', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['unknown', 'unknown'],
])('issue 10.6: %s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
