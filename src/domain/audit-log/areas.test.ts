import { expect, test } from 'vitest';
import { registers } from '../registers.gen.ts';
import { areaOf } from './areas.ts';

test.each(registers.map(({ register }) => register.name))(
  'issue 13: what is done to %s stands in a part of the audit',
  (name) => {
    expect(areaOf(`${name}.edit`)).not.toBeNull();
  },
);

test('issue 13: what is done to the organisation stands among the settings', () => {
  expect(areaOf('organisation.edit')).toBe('settings');
  expect(areaOf('retention.ran')).toBe('settings');
});
