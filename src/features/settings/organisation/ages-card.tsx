import { organisationFields } from '#domain/organisation/organisation-fields.ts';
import type { OpenOrganisation } from '#store/organisation/open-organisation.ts';
import { TextField } from '../../../ui/field/field.tsx';
import * as css from '../settings.css.ts';
import { SectionCard } from './section-card.tsx';
import { useSection } from './use-section.ts';

const fields = ['teenFrom', 'adultFrom'] as const;

const hints = {
  teenFrom: 'Everybody younger is a child.',
  adultFrom: 'Everybody between the two ages is a teen.',
} as const;

/** Not a number where nothing is typed. */
function ageTyped(text: string): number {
  const digits = text.replaceAll(/\D/g, '');
  return digits === '' ? Number.NaN : Number(digits);
}

/** From which age the people of the organisation count as teens and as adults. */
export function AgesCard({ open }: { open: OpenOrganisation }) {
  const section = useSection(open, fields);
  const { values, problems, change } = section;
  return (
    <SectionCard
      title="Ages"
      words="For lists, consents and pick-up of children. What a church counts in its reports has ages of its own, in its report policy."
      section={section}
    >
      <div className={css.pair}>
        {fields.map((field) => (
          <TextField
            key={field}
            label={organisationFields[field].label}
            hint={hints[field]}
            name={field}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            value={Number.isNaN(values[field]) ? '' : String(values[field])}
            error={problems[field] ?? null}
            onChange={({ target: { value } }) => change({ [field]: ageTyped(value) })}
          />
        ))}
      </div>
    </SectionCard>
  );
}
