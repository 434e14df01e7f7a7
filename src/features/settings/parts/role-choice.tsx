import type { TeamPlace } from '#domain/access/team.ts';
import type { Role } from '#domain/permissions.ts';
import { Combobox } from '../../../ui/combobox/combobox.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import * as css from '../settings.css.ts';

/** A role, and where it holds. */
export interface RoleAtPlace {
  role: Role;
  scope: TeamPlace['scope'];
  scopeId: string | null;
}

const mostListed = 7;
const keyOf = ({ scope, scopeId }: Pick<TeamPlace, 'scope' | 'scopeId'>) => `${scope} ${scopeId}`;
const kinds = {
  tenant: '',
  churchGroup: ' (church group)',
  church: '',
  group: ' (group)',
} as const;

export function placeName({ scope, place }: Pick<TeamPlace, 'scope' | 'place'>): string {
  return `${place ?? 'The whole organisation'}${kinds[scope]}`;
}

/** The first role that can be given in a place. */
export function firstRoleAt({ scope, scopeId, roles }: TeamPlace): RoleAtPlace | null {
  const role = roles.at(-1);
  return role === undefined ? null : { role, scope, scopeId };
}

/** Where, then which role: only those that the person who chooses may give there. */
export function RoleChoice({
  places,
  value,
  onChange,
}: {
  places: readonly TeamPlace[];
  value: RoleAtPlace | null;
  onChange(value: RoleAtPlace): void;
}) {
  const chosen = value && places.find((place) => keyOf(place) === keyOf(value));
  const options = places.map((place) => ({ value: keyOf(place), label: placeName(place) }));
  const choosePlace = (key: string) => {
    const place = places.find((one) => keyOf(one) === key);
    const next = place && firstRoleAt(place);
    if (next) onChange(next);
  };
  const roles = (chosen?.roles ?? []).map((role) => ({ value: role, label: role }));
  return (
    <div className={css.pair}>
      {options.length > mostListed ? (
        <Combobox
          label="Where"
          options={options}
          value={value && keyOf(value)}
          onChange={choosePlace}
        />
      ) : (
        <SelectField
          label="Where"
          options={options}
          value={value ? keyOf(value) : ''}
          onChange={choosePlace}
        />
      )}
      <SelectField
        label="Role"
        options={roles}
        value={value?.role ?? ''}
        onChange={(role) => value && onChange({ ...value, role: role as Role })}
      />
    </div>
  );
}
