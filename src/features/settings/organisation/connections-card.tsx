import {
  type ConnectionWord,
  firstStatus,
  keptWords,
  longestWord,
  wholeWords,
  wordField,
} from '#domain/people/connection-words.ts';
import type { OpenOrganisation } from '#store/organisation/open-organisation.ts';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { TextField } from '../../../ui/field/field.tsx';
import * as css from '../settings.css.ts';
import { SectionCard } from './section-card.tsx';
import { useSection } from './use-section.ts';

const fields = ['connectionWords'] as const;

interface StatusProps {
  of: ConnectionWord;
  error: string | null;
  onChange(part: Partial<ConnectionWord>): void;
}

/** Word of a status, and whether people can choose it. */
function Status({ of: { word, status, offered }, error, onChange }: StatusProps) {
  const isFirst = status === firstStatus;
  return (
    <div className={css.pair}>
      <TextField
        label={status}
        name={wordField(status)}
        placeholder={status}
        autoComplete="off"
        optional
        maxLength={longestWord}
        value={word ?? ''}
        error={error}
        onChange={({ target: { value } }) => onChange({ word: value.trim() === '' ? null : value })}
      />
      <div className={css.besideField}>
        <Checkbox
          label={`Offer ${word?.trim() || status} as a choice`}
          {...(isFirst && { hint: 'New people begin with this status.' })}
          checked={offered}
          disabled={isFirst && offered}
          onChange={(next) => onChange({ offered: next })}
        />
      </div>
    </div>
  );
}

/** How the organisation calls the connection statuses, and which of them people can choose. */
export function ConnectionsCard({ open }: { open: OpenOrganisation }) {
  const section = useSection(open, fields);
  const { values, problems, change } = section;
  const words = wholeWords(values.connectionWords);
  const withPart = (status: string, part: Partial<ConnectionWord>) =>
    keptWords(words.map((one) => (one.status === status ? { ...one, ...part } : one)));
  return (
    <SectionCard
      title="Connection statuses"
      words="Your own words for how close people are to the church. Empty: the word of Ibandla. People who have a status that you no longer offer keep it."
      section={section}
    >
      {words.map((one) => (
        <Status
          key={one.status}
          of={one}
          error={problems[wordField(one.status)] ?? null}
          onChange={(part) => change({ connectionWords: withPart(one.status, part) })}
        />
      ))}
    </SectionCard>
  );
}
