import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { type MemberRole, mostRoles, newRoleKey } from '#domain/groups/member-roles.ts';
import type { ControlProps } from '../../../register/register-view.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { FieldError, TextField } from '../../../ui/field/field.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import * as css from './roles-field.css.ts';

const rights = [
  ['isLeader', 'Leads the group'],
  ['canSubmitReport', 'Submits its reports'],
  ['canManageMembers', 'Manages its members'],
] as const;

function Role({
  role,
  isOnly,
  onChange,
  onRemove,
}: {
  role: MemberRole;
  /** At least one role stays. */
  isOnly: boolean;
  onChange(role: MemberRole): void;
  onRemove(): void;
}) {
  const called = role.label || 'this role';
  return (
    <li className={css.role}>
      <div className={css.head}>
        <TextField
          label="Role"
          autoComplete="off"
          maxLength={30}
          value={role.label}
          error={role.label.trim() === '' ? 'Fill this in' : null}
          onChange={(event) => onChange({ ...role, label: event.target.value })}
        />
        <IconButton icon={Trash2} label={`Remove ${called}`} disabled={isOnly} onClick={onRemove} />
      </div>
      {rights.map(([right, words]) => (
        <Checkbox
          key={right}
          label={words}
          checked={role[right]}
          onChange={(checked) => onChange({ ...role, [right]: checked })}
        />
      ))}
    </li>
  );
}

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
    <fieldset className={css.roles}>
      <legend className={css.legend}>{label}</legend>
      <ul className={css.list}>
        {roles.map((role, at) => (
          <Role
            // Its key follows from what is typed in it.
            // oxlint-disable-next-line react/no-array-index-key
            key={at}
            role={role}
            isOnly={roles.length === 1}
            onChange={(changed) => change(role, changed)}
            onRemove={() => onChange(roles.filter((one) => one !== role))}
          />
        ))}
      </ul>
      {error && <FieldError>{error}</FieldError>}
      <span>
        <Button icon={Plus} disabled={roles.length >= mostRoles} onClick={add}>
          Add a role
        </Button>
      </span>
    </fieldset>
  );
}
