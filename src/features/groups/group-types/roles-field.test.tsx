// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { type MemberRole, usualRoles } from '#domain/groups/member-roles.ts';
import { RolesField } from './roles-field.tsx';

afterEach(cleanup);

/** The control in a form; answers what the form holds. */
function shown(roles: readonly MemberRole[]): () => MemberRole[] {
  function Form() {
    const [value, setValue] = useState<unknown>(roles);
    const control = {
      label: 'Roles',
      optional: false,
      error: null,
      hint: undefined,
      rowId: null,
    };
    return (
      <>
        <RolesField {...control} value={value} onChange={setValue} onBlur={() => undefined} />
        <output>{JSON.stringify(value)}</output>
      </>
    );
  }
  render(<Form />);
  return () => JSON.parse(screen.getByRole('status').textContent) as MemberRole[];
}

const roleFields = () => screen.getAllByLabelText<HTMLInputElement>('Role');
const name = (at: number, label: string) =>
  fireEvent.change(roleFields()[at] as HTMLInputElement, { target: { value: label } });

test('issue 12: a role is called something else and keeps its key; a new one gets its key from its words', () => {
  const now = shown(usualRoles);
  name(0, 'Cell leader');
  fireEvent.click(screen.getByRole('button', { name: 'Add a role' }));
  expect(screen.getByText('Fill this in')).toBeTruthy();
  name(3, 'Ho');
  name(3, 'Host');
  fireEvent.click(screen.getAllByLabelText('Submits its reports')[3] as HTMLElement);
  expect(now().map(({ key, label, canSubmitReport }) => [key, label, canSubmitReport])).toEqual([
    ['leader', 'Cell leader', true],
    ['assistant', 'Assistant', true],
    ['member', 'Member', false],
    ['host', 'Host', true],
  ]);
});

test('issue 12: the last role stays, and a new role never takes the key of one that was there', () => {
  const now = shown(usualRoles.slice(1));
  fireEvent.click(screen.getByRole('button', { name: 'Remove Member' }));
  const last = screen.getByRole<HTMLButtonElement>('button', { name: 'Remove Assistant' });
  expect(last.disabled).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Add a role' }));
  name(1, 'Member');
  expect(now().map(({ key }) => key)).toEqual(['assistant', 'member-2']);
});
