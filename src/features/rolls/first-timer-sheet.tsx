import CircleAlert from 'lucide-react/icons/circle-alert';
import type { FormEvent, Ref } from 'react';
import { consentWords } from '#domain/care/consent-words.ts';
import { capitalised } from '#domain/capitalised.ts';
import type { FieldErrors } from '#domain/errors.ts';
import type { FirstTimerInput } from '#domain/rolls/first-timer.ts';
import type { RollCall } from '#store/rolls/roll-call.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { TextField } from '../../ui/field/field.tsx';
import { PhoneField } from '../../ui/field/phone-field.tsx';
import { type Choice, Segmented } from '../../ui/segmented/segmented.tsx';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import * as sheetForm from '../../ui/sheet/sheet-form.css.ts';
import { MaybeKnown } from './maybe-known.tsx';
import * as css from './roll-call.css.ts';
import { consentText, mayAgree, type TypedFirstTimer } from './typed-first-timer.ts';
import { useAdding } from './use-adding.ts';

const genders: readonly Choice<FirstTimerInput['gender']>[] = [
  { value: 'Female', label: 'Female' },
  { value: 'Male', label: 'Male' },
];
const ages: readonly Choice<FirstTimerInput['ageClassification']>[] = [
  { value: 'Adult', label: 'Adult' },
  { value: 'Teen', label: 'Teen' },
  { value: 'Child', label: 'Child' },
];

interface FirstTimerProps {
  roll: RollCall;
  typed: TypedFirstTimer;
  onType(typed: TypedFirstTimer): void;
  /** Somebody who is here already was there. */
  onUse(personId: string): void;
  onClose(): void;
}

interface FieldsProps extends Pick<FirstTimerProps, 'typed' | 'onType'> {
  errors: FieldErrors;
  first: Ref<HTMLInputElement>;
}

/** Who it is. */
function WhoFields({ typed, onType, errors, first }: FieldsProps) {
  const change = (changed: Partial<TypedFirstTimer>) => onType({ ...typed, ...changed });
  const text = { size: 'touch', autoComplete: 'off', maxLength: 50 } as const;
  return (
    <>
      <div className={css.pair}>
        <TextField
          {...text}
          ref={first}
          label="First name"
          value={typed.firstName}
          error={errors['firstName'] ?? null}
          onChange={({ target }) => change({ firstName: target.value })}
        />
        <TextField
          {...text}
          label="Last name"
          optional
          value={typed.lastName}
          error={errors['lastName'] ?? null}
          onChange={({ target }) => change({ lastName: target.value })}
        />
      </div>
      <div className={css.fieldset}>
        <span className={css.legend} aria-hidden="true">
          Gender
        </span>
        <Segmented
          label="Gender"
          choices={genders}
          value={typed.gender}
          onChange={(gender) => change({ gender })}
        />
      </div>
      <div className={css.fieldset}>
        <span className={css.legend} aria-hidden="true">
          Age
        </span>
        <Segmented
          label="Age"
          choices={ages}
          value={typed.ageClassification}
          onChange={(ageClassification) => change({ ageClassification })}
        />
      </div>
      <PhoneField
        label="Cellphone"
        optional
        size="touch"
        value={typed.phone}
        error={errors['phone'] ?? null}
        onChange={(phone) => change({ phone })}
      />
    </>
  );
}

/** What happened, and what they agreed to. */
function Ticks({ roll, typed, onType }: Pick<FirstTimerProps, 'roll' | 'typed' | 'onType'>) {
  const change = (changed: Partial<TypedFirstTimer>) => onType({ ...typed, ...changed });
  return (
    <>
      {mayAgree(typed) && (
        <Checkbox
          label="Agrees to messages"
          hint={`Read it out: “${consentWords[consentText].messages}”`}
          checked={typed.agrees}
          onChange={(agrees) => change({ agrees })}
        />
      )}
      <Checkbox
        label="New convert"
        checked={typed.newConvert}
        onChange={(newConvert) => change({ newConvert })}
      />
      <Checkbox
        label="Received Holy Spirit"
        checked={typed.holySpirit}
        onChange={(holySpirit) => change({ holySpirit })}
      />
      <Checkbox
        label={`${capitalised(roll.one)} of ${roll.group}`}
        hint="Without it they wait to be taken in."
        checked={typed.joins}
        onChange={(joins) => change({ joins })}
      />
    </>
  );
}

/** Somebody who came for the first time, in a few taps: picture u5b. Details can come later. */
export function FirstTimerSheet(props: FirstTimerProps) {
  const { typed, onUse, onClose } = props;
  const { errors, failure, busy, add, first } = useAdding(props);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void add(false);
  };
  const called = typed.firstName.trim();
  return (
    <Sheet title="Add a first timer" quick onClose={onClose}>
      <form className={sheetForm.form} noValidate onSubmit={submit}>
        <p className={css.lead}>Marked present. Details can come later.</p>
        {failure !== null && <Banner tone="danger" icon={CircleAlert} title={`${failure}.`} />}
        <WhoFields {...props} errors={errors} first={first} />
        <MaybeKnown typed={typed} onUse={onUse} />
        <Ticks {...props} />
        <div className={css.sheetKeys}>
          <Button kind="ghost" size="usher" disabled={busy} onClick={() => void add(true)}>
            Add and next
          </Button>
          <Button type="submit" kind="primary" size="usher" busy={busy && 'Adding…'}>
            Add {called === '' ? 'first timer' : called}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
