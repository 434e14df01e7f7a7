import type { OpenOrganisation } from '#store/organisation/open-organisation.ts';
import { SelectField } from '../../../ui/field/select-field.tsx';
import type { Option } from '../../../ui/option-list/option-list.tsx';
import { ThemeChoice } from '../../../ui/theme-choice/theme-choice.tsx';
import * as css from '../settings.css.ts';
import { SectionCard } from './section-card.tsx';
import { useSection } from './use-section.ts';

const fields = ['theme', 'scheme', 'layout'] as const;

const schemes = [
  { value: 'auto', label: 'Auto, as the device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

/** How the back office looks to people who chose nothing themselves. */
export function LookCard({
  open,
  layouts,
}: {
  open: OpenOrganisation;
  layouts: readonly Option[];
}) {
  const section = useSection(open, fields);
  const { values, problems, change } = section;
  return (
    <SectionCard
      title="Default look"
      words="For people who have not chosen a look under Appearance"
      section={section}
    >
      <ThemeChoice
        label="Brand colour"
        value={values.theme}
        onChange={(theme) => change({ theme })}
      />
      <div className={css.pair}>
        <SelectField
          label="Scheme"
          options={schemes}
          value={values.scheme}
          error={problems['scheme'] ?? null}
          onChange={(scheme) => change({ scheme })}
        />
        <SelectField
          label="Layout"
          options={layouts}
          value={values.layout}
          error={problems['layout'] ?? null}
          onChange={(layout) => change({ layout })}
        />
      </div>
    </SectionCard>
  );
}
