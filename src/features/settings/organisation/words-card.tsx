import {
  keptWords,
  longestWord,
  type OwnWord,
  ownText,
  wholeWords,
  wordField,
  type WordKind,
} from '#domain/organisation/own-words.ts';
import type { OpenOrganisation } from '#store/organisation/open-organisation.ts';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { TextField } from '../../../ui/field/field.tsx';
import * as css from '../settings.css.ts';
import { SectionCard } from './section-card.tsx';
import { useSection } from './use-section.ts';

interface WordProps {
  kind: WordKind;
  of: OwnWord;
  error: string | null;
  onChange(part: Partial<OwnWord>): void;
}

/** Word of a status or a type, and whether people can choose it. */
function Word({ kind, of: { word, status, offered }, error, onChange }: WordProps) {
  const isFirst = status === kind.first;
  const usual = ownText(kind, [], status);
  return (
    <div className={css.pair}>
      <TextField
        label={usual}
        name={wordField(kind, status)}
        placeholder={usual}
        autoComplete="off"
        optional
        maxLength={longestWord}
        value={word ?? ''}
        error={error}
        onChange={({ target: { value } }) => onChange({ word: value.trim() === '' ? null : value })}
      />
      <div className={css.besideField}>
        <Checkbox
          label={`Offer ${word?.trim() || usual} as a choice`}
          {...(isFirst && { hint: `${kind.firstSays}.` })}
          checked={offered}
          disabled={isFirst && offered}
          onChange={(next) => onChange({ offered: next })}
        />
      </div>
    </div>
  );
}

interface WordsCardProps {
  open: OpenOrganisation;
  kind: WordKind;
  title: string;
  words: string;
}

/** How the organisation calls statuses or types, and which of them people can choose. */
export function WordsCard({ open, kind, title, words }: WordsCardProps) {
  const section = useSection(open, [kind.field]);
  const { values, problems, change } = section;
  const whole = wholeWords(kind, values[kind.field]);
  const withPart = (status: string, part: Partial<OwnWord>) =>
    keptWords(
      kind,
      whole.map((one) => (one.status === status ? { ...one, ...part } : one)),
    );
  return (
    <SectionCard title={title} words={words} section={section}>
      {whole.map((one) => (
        <Word
          key={one.status}
          kind={kind}
          of={one}
          error={problems[wordField(kind, one.status)] ?? null}
          onChange={(part) => change({ [kind.field]: withPart(one.status, part) })}
        />
      ))}
    </SectionCard>
  );
}
