import { expect, test } from 'vitest';
import { type Mode, next, opened, type Step, titleOf } from './modes.ts';

const shortcut = {
  id: '1',
  label: 'Mailbox',
  description: null,
  icon: 'mail',
  link: '/apps/mailbox',
  useRouter: true,
};
const view: Mode = { kind: 'view' };
const modify: Mode = { kind: 'modify' };
const add: Mode = { kind: 'add' };
const edit: Mode = { kind: 'edit', shortcut };

test.each<[id: string, from: Mode, step: Step, to: Mode]>([
  ['S4-002', view, { kind: 'toggleEditing' }, modify],
  ['S4-003', view, { kind: 'plus' }, add],
  ['S4-004', modify, { kind: 'choose', shortcut }, edit],
  ['S4-005', modify, { kind: 'plus' }, add],
  ['S4-006', modify, { kind: 'toggleEditing' }, view],
  ['S4-007', add, { kind: 'done' }, modify],
  ['S4-008', add, { kind: 'cancel' }, view],
  ['S4-009 S4-010', edit, { kind: 'done' }, modify],
  ['S4-011', edit, { kind: 'cancel' }, modify],
])('%s from %j by %j to %j', (_id, from, step, to) => {
  expect(next(from, step)).toEqual(to);
});

test('S2-138 S2-139 S2-140 S4-001 it opens in view, and each mode has its title', () => {
  expect(opened).toEqual(view);
  expect(next(view, { kind: 'choose', shortcut })).toEqual(view);
  expect([view, add, modify, edit].map(titleOf)).toEqual([
    'Shortcuts',
    'Shortcuts - Add new',
    'Shortcuts - Editing',
    'Shortcuts - Editing',
  ]);
});
