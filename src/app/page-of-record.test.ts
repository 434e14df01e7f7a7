import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { reportPolicyKey } from '#domain/churches/report-policy-policy.ts';
import { rowKey } from '#domain/register/policies.ts';
import { registers } from '#domain/registers.gen.ts';
import { pageOfRecord } from './page-of-record.ts';

const tree = readFileSync(new URL('../routeTree.gen.ts', import.meta.url), 'utf8');
/** Addresses of the routes, with `*` in the place of an id. */
const routes = [...tree.matchAll(/^ {2}'(\/[^']*)': typeof /gm)].map(([, path = '']) =>
  path.replaceAll(/\$\w+/g, '*').replace(/(?<=.)\/$/, ''),
);

test.each(registers.map(({ register }) => [register.name, register] as const))(
  'issue 12: a change of %s leads to a page that is there',
  (_name, register) => {
    const [path] = (pageOfRecord(rowKey(register, '*')) ?? '').split('?');
    expect(routes).toContain(path);
  },
);

test('issue 12: a change of a report policy leads to the tab of its church', () => {
  const [path, search] = (pageOfRecord(reportPolicyKey('*')) ?? '').split('?');
  expect(routes).toContain(path);
  expect(search).toBe('tab=policy');
});

test('a record that no page shows has none', () => {
  expect(pageOfRecord('shortcut:1')).toBeNull();
});
