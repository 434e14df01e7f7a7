import { Link } from '@tanstack/react-router';
import UserRound from 'lucide-react/icons/user-round';
import { type MemberRole, roleLabel, rolesByRank } from '#domain/groups/member-roles.ts';
import { membershipOperations } from '#domain/groups/membership-operations.ts';
import { memberships } from '#domain/groups/memberships.ts';
import { pluralOf } from '#domain/groups/plural.ts';
import type { AnyRow } from '#domain/register/register.ts';
import { membershipQueries } from '#store/groups/memberships.ts';
import type { Roster } from '#store/groups/roster.ts';
import { capitalised } from '#domain/capitalised.ts';
import type { ControlProps, RegisterView } from '../../../register/register-view.ts';
import { buttonLook } from '../../../ui/button/button.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { MemberPhoto } from './member-photo.tsx';

/** The control that chooses one of these roles. */
function roleControl(roles: readonly MemberRole[]) {
  const options = roles.map(({ key, label }) => ({ value: key, label }));
  return function RoleField({ label, value, error, hint, onChange, onBlur }: ControlProps) {
    const chosen = String(value);
    // A role of an older type stays what it is until somebody chooses another one.
    const all = options.some((one) => one.value === chosen)
      ? options
      : [{ value: chosen, label: capitalised(chosen) }, ...options];
    return (
      <SelectField
        label={label}
        options={all}
        value={chosen}
        error={error}
        hint={hint}
        onChange={onChange}
        onBlur={onBlur}
      />
    );
  };
}

/** The person, with the phone numbers and what else the reader may know or change of them. */
function ToProfile({ row }: { row: AnyRow }) {
  return (
    <Link
      to="/pages/profile/$personId"
      params={{ personId: String(row['personId']) }}
      className={buttonLook({})}
    >
      Open the profile
    </Link>
  );
}

/** The people of one group, called what its type calls them. */
export function memberView({ roles, term, photos }: Omit<Roster, 'members'>): RegisterView {
  const photoOf = new Map(photos);
  const rankOf = new Map(rolesByRank(roles).map(({ key }, at) => [key, at]));
  return {
    register: { ...memberships, words: { one: term, many: pluralOf(term) } },
    operations: membershipOperations,
    queries: membershipQueries,
    icon: UserRound,
    // Leaders stand first, then the roles in the order of the type.
    rank: ({ roleKey }) => rankOf.get(String(roleKey)) ?? roles.length,
    lead: (row, titles) => (
      <MemberPhoto
        name={memberships.title(row as never, titles)}
        address={photoOf.get(String(row['personId'])) ?? null}
      />
    ),
    marks: ({ status }) => (status === 'pending' ? <Badge tone="warning">Pending</Badge> : null),
    texts: { roleKey: (key) => capitalised(roleLabel(roles, String(key))) },
    controls: { roleKey: roleControl(roles) },
    above: ToProfile,
    archiveWords: {
      archive: 'End membership',
      archived: 'left the group',
      restore: 'Membership goes on',
      restored: 'is in the group again',
      gone: 'Left',
    },
  };
}
