import type { TeamPlace } from '#domain/access/team.ts';
import { customRole, roleNames, type GrantedRole } from '#domain/permissions.ts';
import { dayHere } from '#domain/values/dates/day-here.ts';
import { Combobox } from '../../../ui/combobox/combobox.tsx';
import { DateField } from '../../../ui/date-field/date-field.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import * as css from '../settings.css.ts';

/** A role, and where it holds. */
export interface RoleAtPlace {
  role: GrantedRole['role'];
  customRoleId: string | null;
  scope: TeamPlace['scope'];
  scopeId: string | null;
  /** Its last day; null for no end. */
  endsOn: string | null;
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

/** Nothing is given by default: a role too much is a mistake that nobody sees. */
export interface RoleDraft {
  place: TeamPlace | null;
  /** Name of a system role, or id of one of the organisation's own. */
  role: string | null;
  /** Its last day; '' for none. */
  endsOn: string;
  /** The typed last day cannot be read. */
  isEndWrong: boolean;
}
export const nothingChosen: RoleDraft = {
  place: null,
  role: null,
  endsOn: '',
  isEndWrong: false,
};

/** The role to give, or the words for what is still to be chosen. */
export function chosenRole({ place, role, endsOn, isEndWrong }: RoleDraft): RoleAtPlace | string {
  if (place === null) return 'Choose where the role holds';
  if (role === null) return 'Choose a role';
  if (isEndWrong) return 'Check the last day';
  const { scope, scopeId } = place;
  const known = roleNames.find((one) => one === role);
  const of = known
    ? ({ role: known, customRoleId: null } as const)
    : ({ role: customRole, customRoleId: role } as const);
  return { ...of, scope, scopeId, endsOn: endsOn === '' ? null : endsOn };
}

/** Roles to choose from in a place: those of Ibandla, then the organisation's own. */
function rolesAt({ roles, customRoles }: TeamPlace): { value: string; label: string }[] {
  return [
    ...roles.map((role) => ({ value: role, label: role })),
    ...customRoles.map(({ id, name }) => ({ value: id, label: name })),
  ];
}

/** Narrowest first: most roles are for one group or one church. */
const widths: Record<TeamPlace['scope'], number> = {
  group: 0,
  church: 1,
  churchGroup: 2,
  tenant: 3,
};
const byWidth = (a: TeamPlace, b: TeamPlace) => widths[a.scope] - widths[b.scope];

/** Where, then which role: only those that the person who chooses may give there. */
export function RoleChoice({
  places,
  value,
  error = null,
  endError = null,
  onChange,
}: {
  places: readonly TeamPlace[];
  value: RoleDraft;
  /** Stands at the first field that is still to be chosen. */
  error?: string | null;
  /** Of the last day. */
  endError?: string | null;
  onChange(value: RoleDraft): void;
}) {
  const ordered = places.toSorted(byWidth);
  const options = ordered.map((place) => ({ value: keyOf(place), label: placeName(place) }));
  const choosePlace = (key: string) => {
    const place = places.find((one) => keyOf(one) === key) ?? null;
    const kept = place !== null && rolesAt(place).some((one) => one.value === value.role);
    onChange({ ...value, place, role: kept ? value.role : null });
  };
  const chosen = value.place === null ? '' : keyOf(value.place);
  const whereError = chosen === '' ? error : null;
  const roles = value.place ? rolesAt(value.place) : [];
  return (
    <div className={css.pair}>
      {options.length > mostListed ? (
        <Combobox
          label="Where"
          options={options}
          value={chosen === '' ? null : chosen}
          error={whereError}
          onChange={choosePlace}
        />
      ) : (
        <SelectField
          label="Where"
          placeholder="Choose…"
          options={options}
          value={chosen}
          name="scopeId"
          error={whereError}
          onChange={choosePlace}
        />
      )}
      <SelectField
        label="Role"
        placeholder="Choose…"
        options={roles}
        value={value.role ?? ''}
        name="role"
        error={chosen === '' ? null : error}
        onChange={(role) => onChange({ ...value, role })}
      />
      <DateField
        label="Last day"
        optional
        hint="Leave it empty for a role without an end."
        value={value.endsOn}
        error={endError}
        today={dayHere()}
        onChange={(endsOn) => onChange({ ...value, endsOn, isEndWrong: false })}
        onProblem={() => onChange({ ...value, isEndWrong: true })}
      />
    </div>
  );
}
