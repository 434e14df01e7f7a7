import { expect, test } from 'vitest';
import { customRole } from '../../permissions.ts';
import { accessReasons, type PlacedRole } from './access-reasons.ts';
import { permissionAreas } from './permission-areas.ts';

const pastor: PlacedRole = { held: { role: 'Pastor' }, title: 'Pastor', place: 'Soweto' };
const usher: PlacedRole = { held: { role: 'Usher' }, title: 'Usher', place: 'Tshwane' };
const helper: PlacedRole = {
  held: {
    role: customRole,
    custom: {
      id: 'a',
      name: 'Helper',
      permissions: ['church.view', 'groupType.edit', 'what.is.new'],
    },
  },
  title: 'Helper',
  place: 'the whole organisation',
};

const reasonFor = (what: string, ...roles: PlacedRole[]) =>
  accessReasons(roles).find((one) => one.what === what);

test('issue 13: each area says how far somebody may go, and by which role', () => {
  expect(reasonFor('Follow-ups', pastor)).toEqual({
    what: 'Follow-ups',
    far: 'See and edit',
    may: 'yes',
    because: 'Pastor of Soweto',
  });
  expect(reasonFor('People', pastor)).toMatchObject({ far: 'See and edit', may: 'partly' });
});

test('issue 13: of two roles each says what it gives', () => {
  expect(reasonFor('Church reports', pastor, usher)).toEqual({
    what: 'Church reports',
    far: 'See and edit',
    may: 'partly',
    because: 'Pastor of Soweto (see and edit) and Usher of Tshwane (edit)',
  });
  expect(reasonFor('Chat', pastor, usher)?.because).toBe('Pastor of Soweto and Usher of Tshwane');
});

test('issue 13: a role of the organisation’s own gives what it names, and an unknown permission gives nothing', () => {
  expect(reasonFor('Group types', usher, helper)?.because).toBe('Helper of the whole organisation');
  expect(accessReasons([helper]).filter(({ may }) => may !== 'no')).toHaveLength(2);
});

test('issue 13: without a role nothing is shown', () => {
  const reasons = accessReasons([]);
  expect(reasons).toHaveLength(permissionAreas.length);
  expect(new Set(reasons.map(({ far }) => far))).toEqual(new Set(['Not shown']));
});
