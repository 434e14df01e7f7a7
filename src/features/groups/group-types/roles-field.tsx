import { useState } from 'react';
import { type MemberRole, mostRoles, newRoleKey } from '#domain/groups/member-roles.ts';
import type { ControlProps } from '../../../register/register-view.ts';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { EntryList } from '../../../ui/entry-list/entry-list.tsx';
import { TextField } from '../../../ui/field/field.tsx';

const rights = [
  ['isLeader', 'Leads the group'],
  ['canSubmitReport', 'Submits its reports'],
  ['canManageMembers', 'Manages its members'],
] as const;

/** The roles that people can have in the groups of a type. */
export function RolesField({ label, value, error, onChange }: ControlProps) {
  const roles = value as readonly MemberRole[];
  // A role that members may have already keeps its key; the key of a new role comes from its own words.
  const [known] = useState(() => new Set(roles.map((one) => one.key)));
  const change = (before: MemberRole, role: MemberRole) => {
    const others = roles.flatMap((one) => (one === before ? [] : [one.key]));
    const key = known.has(role.key) ? role.key : newRoleKey(role.label, [...others, ...known]);
    onChange(roles.map((one) => (one === before ? { ...role, key } : one)));
  };
  const add = () => {
    const role = { isLeader: false, canSubmitReport: false, canManageMembers: false };
    onChange([
      ...roles,
      { key: newRoleKey('', [...roles.map((one) => one.key), ...known]), label: '', ...role },
    ]);
  };
  return (
    <EntryList
      label={label}
      isLabelHidden
      entries={roles}
      nameOf={(role) => role.label || 'this role'}
      least={1}
      most={mostRoles}
      error={error}
      add="Add a role"
      onAdd={add}
      onRemove={(at) => onChange(roles.toSpliced(at, 1))}
    >
      {(role) => ({
        head: (
          <TextField
            label="Role"
            autoComplete="off"
            maxLength={30}
            value={role.label}
            error={role.label.trim() === '' ? 'Fill this in' : null}
            onChange={(event) => change(role, { ...role, label: event.target.value })}
          />
        ),
        below: rights.map(([right, words]) => (
          <Checkbox
            key={right}
            label={words}
            checked={role[right]}
            onChange={(checked) => change(role, { ...role, [right]: checked })}
          />
        )),
      })}
    </EntryList>
  );
}
