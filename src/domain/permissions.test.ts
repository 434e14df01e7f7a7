import { describe, expect, test } from 'vitest';
import { type Grant, holds, may } from './permissions.ts';

const usher: Grant = { role: 'Usher', scope: 'church', scopeId: 'soweto', churchIds: ['soweto'] };
const churchAdmin: Grant = {
  role: 'Church Admin',
  scope: 'churchGroup',
  scopeId: 'gauteng',
  churchIds: ['soweto', 'tshwane'],
};
const administrator: Grant = {
  role: 'System Admin',
  scope: 'tenant',
  scopeId: null,
  churchIds: [],
};

describe('what a role may do, and where', () => {
  test('nobody may do anything by default', () => {
    expect(holds([], 'church.view')).toBe(false);
    expect(may([], 'church.view', { kind: 'anywhere' })).toBe(false);
  });

  test('an usher submits for their own church only, and does not see the reports of others', () => {
    expect(may([usher], 'report.submitChurch', { kind: 'church', id: 'soweto' })).toBe(true);
    expect(may([usher], 'report.submitChurch', { kind: 'church', id: 'tshwane' })).toBe(false);
    expect(holds([usher], 'report.view')).toBe(false);
  });

  test('a church administrator covers the churches of the group', () => {
    expect(may([churchAdmin], 'report.view', { kind: 'church', id: 'tshwane' })).toBe(true);
    expect(may([churchAdmin], 'report.view', { kind: 'church', id: 'paarl' })).toBe(false);
    expect(may([churchAdmin], 'report.view', { kind: 'churchGroup', id: 'gauteng' })).toBe(true);
    expect(may([churchAdmin], 'report.view', { kind: 'tenant' })).toBe(false);
  });

  test('a system administrator covers the tenant', () => {
    expect(may([administrator], 'report.view', { kind: 'church', id: 'paarl' })).toBe(true);
    expect(may([administrator], 'report.view', { kind: 'tenant' })).toBe(true);
  });
});
