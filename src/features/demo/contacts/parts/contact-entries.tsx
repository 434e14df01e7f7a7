import { countries } from '#domain/demo/contacts/countries.ts';
import {
  type ContactEmail,
  type ContactPhone,
  labelLength,
  mostOfAKind,
} from '#domain/demo/contacts/entities.ts';
import { emailForm, notAnEmail } from '#domain/values/email/email-form.ts';
import { Combobox } from '../../../../ui/combobox/combobox.tsx';
import { EntryList } from '../../../../ui/entry-list/entry-list.tsx';
import { TextField } from '../../../../ui/field/field.tsx';
import { blankEmail, blankPhone } from '../draft.ts';
import { countryOf, flagOf } from '../../../../demo/people/numbers.ts';
import * as css from './contacts.css.ts';

interface EntriesProps<Entry> {
  entries: readonly Entry[];
  onChange(entries: Entry[]): void;
}

function LabelField({ value, onChange }: { value: string; onChange(label: string): void }) {
  return (
    <TextField
      label="Label"
      optional
      maxLength={labelLength}
      placeholder="Home, work …"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** A doubt about an address, which is kept all the same. */
function doubtOf(email: string): string | undefined {
  const written = email.trim();
  return written === '' || emailForm.test(written) ? undefined : `${notAnEmail}.`;
}

/** The e-mail addresses of a contact, each with a word on what it is for. */
export function EmailEntries({ entries, onChange }: EntriesProps<ContactEmail>) {
  return (
    <EntryList
      label="E-mail addresses"
      entries={entries}
      nameOf={({ email }) => email || 'this address'}
      least={1}
      most={mostOfAKind}
      error={null}
      add="Add an e-mail address"
      onAdd={() => onChange([...entries, blankEmail])}
      onRemove={(at) => onChange(entries.toSpliced(at, 1))}
    >
      {(entry, at) => ({
        head: (
          <TextField
            label="E-mail"
            type="email"
            inputMode="email"
            autoComplete="off"
            maxLength={254}
            hint={doubtOf(entry.email)}
            value={entry.email}
            onChange={(event) =>
              onChange(entries.with(at, { ...entry, email: event.target.value }))
            }
          />
        ),
        below: (
          <LabelField
            value={entry.label}
            onChange={(label) => onChange(entries.with(at, { ...entry, label }))}
          />
        ),
      })}
    </EntryList>
  );
}

const choices = countries.map(({ iso, name, code }) => ({
  value: iso,
  label: `${flagOf(iso)} ${name} ${code}`,
}));

/** The phone numbers of a contact, each with its country and a word on what it is for. */
export function PhoneEntries({ entries, onChange }: EntriesProps<ContactPhone>) {
  return (
    <EntryList
      label="Phone numbers"
      entries={entries}
      nameOf={({ phoneNumber }) => phoneNumber || 'this number'}
      least={1}
      most={mostOfAKind}
      error={null}
      add="Add a phone number"
      onAdd={() => onChange([...entries, blankPhone])}
      onRemove={(at) => onChange(entries.toSpliced(at, 1))}
    >
      {(entry, at) => {
        const change = (part: Partial<ContactPhone>) =>
          onChange(entries.with(at, { ...entry, ...part }));
        return {
          head: (
            <TextField
              label="Phone"
              type="tel"
              inputMode="tel"
              autoComplete="off"
              dir="ltr"
              maxLength={30}
              leading={<span className={css.code}>{countryOf(entry)?.code}</span>}
              value={entry.phoneNumber}
              onChange={(event) => change({ phoneNumber: event.target.value })}
            />
          ),
          below: (
            <div className={css.pair}>
              <Combobox
                label="Country"
                options={choices}
                value={entry.country}
                onChange={(country) => change({ country })}
              />
              <LabelField value={entry.label} onChange={(label) => change({ label })} />
            </div>
          ),
        };
      }}
    </EntryList>
  );
}
