import { useId, useState, type FormEvent } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { cx } from '../../../ui/cx.ts';
import { accountSections } from './account-sections.tsx';
import * as css from './samples.css.ts';

/** Between the sections: a line, or cards of their own. */
type Division = 'lines' | 'cards';
/** Place of a section’s heading. */
type Heading = 'above' | 'beside' | 'inside';

const layouts: readonly { division: Division; heading: Heading; title: string }[] = [
  { division: 'lines', heading: 'above', title: 'Lines, headings above' },
  { division: 'lines', heading: 'beside', title: 'Lines, headings beside' },
  { division: 'lines', heading: 'inside', title: 'Lines in one card' },
  { division: 'cards', heading: 'above', title: 'Cards, headings above' },
  { division: 'cards', heading: 'beside', title: 'Cards, headings beside' },
  { division: 'cards', heading: 'inside', title: 'Cards, headings inside' },
];

type SectionProps = (typeof accountSections)[number] & { division: Division; heading: Heading };

function Section({ title, about, Fields, division, heading }: SectionProps) {
  const head = (
    <div>
      <h3 className={css.title}>{title}</h3>
      <p className={css.about}>{about}</p>
    </div>
  );
  const boxed = division === 'cards';
  const inside = boxed && heading === 'inside';
  const fields = (
    <div className={css.section}>
      {inside && head}
      <Fields />
    </div>
  );
  return (
    <div className={cx(boxed ? css.section : css.divided, heading === 'beside' && css.beside)}>
      {!inside && head}
      {boxed ? <Card>{fields}</Card> : fields}
    </div>
  );
}

function AccountForm({ division, heading, title }: (typeof layouts)[number]) {
  const id = useId();
  const [said, setSaid] = useState('');
  const save = (event: FormEvent) => {
    event.preventDefault();
    setSaid('A real form would be saved now.');
  };
  const sections = accountSections.map((section) => (
    <Section key={section.title} {...section} division={division} heading={heading} />
  ));
  const inOneCard = division === 'lines' && heading === 'inside';
  return (
    <form className={css.narrow} aria-labelledby={id} onSubmit={save}>
      <h2 id={id} className={css.name}>
        {title}
      </h2>
      {inOneCard ? <Card>{sections}</Card> : <div className={css.sample}>{sections}</div>}
      <div className={css.ends}>
        <output className={css.about}>{said}</output>
        <Button type="reset">Cancel</Button>
        <Button type="submit" kind="primary">
          Save account
        </Button>
      </div>
    </form>
  );
}

/** One form in six ways to tell its sections apart. */
export function FormLayouts() {
  return layouts.map((layout) => <AccountForm key={layout.title} {...layout} />);
}
