import { expect, test } from 'vitest';
import { changes } from '#domain/changes.gen.ts';
import { isQueued, type Operation } from '#domain/operation.ts';
import { registers } from '#domain/registers.gen.ts';
import { matchChange } from './changes.ts';
import './changes/sw-changes.ts';

const ofRegisters = registers.flatMap((one): Operation[] => Object.values(one.operations));
const queued = [...changes, ...ofRegisters].filter(isQueued);

test.each(queued.map((one) => [one.name, one] as const))(
  'B18 S7-013 %s is kept on the device, whatever its method is',
  (_name, { method, path, name }) => {
    const asked = path.replaceAll(/\{\w+\}/g, 'one');
    expect(matchChange(method, asked)?.operation.name).toBe(name);
  },
);

test('B18 reads are no business of the queue', () => {
  expect(matchChange('GET', '/api/v1/groups')).toBeNull();
  expect(matchChange('GET', '/api/common/notifications')).toBeNull();
});
