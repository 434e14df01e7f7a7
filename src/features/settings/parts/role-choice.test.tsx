// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { TeamPlace } from '#domain/access/team.ts';
import { chosenRole, nothingChosen, RoleChoice } from './role-choice.tsx';

afterEach(cleanup);

const places: TeamPlace[] = [
  { scope: 'tenant', scopeId: null, place: null, roles: ['System Admin'], customRoles: [] },
  {
    scope: 'churchGroup',
    scopeId: 'gauteng',
    place: 'Gauteng',
    roles: ['Pastor'],
    customRoles: [],
  },
  { scope: 'church', scopeId: 'soweto', place: 'Soweto', roles: ['Usher'], customRoles: [] },
  {
    scope: 'group',
    scopeId: 'cell',
    place: 'Orlando cell',
    roles: ['Group Leader'],
    customRoles: [],
  },
];

function optionsOf(label: string): (string | null)[] {
  const options = within(screen.getByLabelText(label)).getAllByRole('option');
  return options.map((option) => option.textContent);
}

test('issue 10.22: a role is chosen, never given by default, and the narrowest place stands first', () => {
  render(<RoleChoice places={places} value={nothingChosen} onChange={() => undefined} />);
  expect(optionsOf('Where')).toEqual([
    'Choose…',
    'Orlando cell (group)',
    'Soweto',
    'Gauteng (church group)',
    'The whole organisation',
  ]);
  expect(optionsOf('Role')).toEqual(['Choose…']);
  expect(chosenRole(nothingChosen)).toBe('Choose where the role holds');
  expect(chosenRole({ ...nothingChosen, place: places[2] ?? null })).toBe('Choose a role');
});
