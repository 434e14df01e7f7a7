import { expect, test } from 'vitest';
import { pluralOf } from './plural.ts';

test.each([
  ['member', 'members'],
  ['child', 'children'],
  ['Sunday school child', 'Sunday school children'],
  ['person', 'people'],
  ['chairwoman', 'chairwomen'],
  ['salesperson', 'salespeople'],
  ['family', 'families'],
  ['boy', 'boys'],
  ['class', 'classes'],
  ['church', 'churches'],
  ['box', 'boxes'],
  ['German', 'Germans'],
])('issue 12: several of %s are %s', (one, many) => {
  expect(pluralOf(one)).toBe(many);
});
