import { expect, test } from 'vitest';
import { submitChurchReport } from '#domain/attendance/operations.ts';
import { defineOperation, isQueued, type Operation } from '#domain/operation.ts';
import { operations } from '#domain/registry.ts';
import { matcher } from './match.ts';

test('only queued operations are answered on the device; there is no default', () => {
  const match = matcher(operations.filter(isQueued));
  expect(match('POST', submitChurchReport.path)?.operation.name).toBe(submitChurchReport.name);
  expect(match('GET', submitChurchReport.path)).toBeNull();
  expect(match('POST', `${submitChurchReport.path}/more`)).toBeNull();
  expect(match('POST', '/api/auth/sign-in')).toBeNull();
  expect(match('POST', '/api/v1/mutations')).toBeNull();
  expect(match('GET', '/api/v1/unknown')).toBeNull();
});

test('parameters of the path are read', () => {
  const withId: Operation = defineOperation({ ...submitChurchReport, path: '/api/v1/notes/{id}' });
  expect(matcher([withId])('POST', '/api/v1/notes/a%20b')?.parameters).toEqual({ id: 'a b' });
});
