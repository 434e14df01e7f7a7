import Plus from 'lucide-react/icons/plus';
import { familyMembers } from '#domain/families/family-members.ts';
import type { FamilyRole } from '#domain/families/entities.ts';
import type { FieldErrors } from '#domain/errors.ts';
import { PersonPicker } from '../../../pickers/person-picker.tsx';
import type { RegisterView } from '../../../register/register-view.ts';
import { Button } from '../../../ui/button/button.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { Segmented } from '../../../ui/segmented/segmented.tsx';
import { type NewFamily, personRow } from './new-family.ts';
import { RowFields } from './row-fields.tsx';
import * as css from './wizard.css.ts';

const fields = ['firstName', 'lastName', 'birthDate', 'gender', 'phoneNumbers'] as const;
const kinds = [
  { value: 'new', label: 'New person' },
  { value: 'known', label: 'Someone in the list' },
] as const;

const places = familyMembers.fields.role?.input;
const roles =
  places?.kind === 'choice'
    ? Object.entries(places.options).map(([value, label]) => ({ value, label }))
    : [];

/** The form of one member: somebody new, or somebody of the list. */
export function MemberForm({
  people,
  draft,
  errors,
  onChange,
  onAdd,
}: {
  people: RegisterView;
  draft: NewFamily;
  errors: FieldErrors;
  onChange(typing: NewFamily['typing']): void;
  onAdd(): void;
}) {
  const { typing } = draft;
  const Advice = people.advice;
  return (
    <div className={css.form}>
      <Segmented
        label="Who is added"
        choices={kinds}
        value={typing.isNew ? 'new' : 'known'}
        onChange={(kind) => onChange({ ...typing, isNew: kind === 'new' })}
      />
      {typing.isNew ? (
        <>
          <RowFields
            view={people}
            fields={fields}
            values={typing.values}
            errors={errors}
            onChange={(values) => onChange({ ...typing, values })}
          />
          {Advice && <Advice row={personRow(people, draft, typing)} isNew />}
        </>
      ) : (
        <PersonPicker
          label="Person"
          value={typing.knownId}
          error={errors['personId'] ?? null}
          onChange={(knownId) => onChange({ ...typing, knownId })}
        />
      )}
      <SelectField
        label="Place in the family"
        options={roles}
        value={typing.role}
        error={errors['role'] ?? null}
        onChange={(role) => onChange({ ...typing, role: role as FamilyRole })}
      />
      <div className={css.keys}>
        <Button icon={Plus} onClick={onAdd}>
          Add this person
        </Button>
      </div>
    </div>
  );
}
