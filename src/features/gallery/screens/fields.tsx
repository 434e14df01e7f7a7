import Copy from 'lucide-react/icons/copy';
import Mail from 'lucide-react/icons/mail';
import Search from 'lucide-react/icons/search';
import { useId, useState, type ReactNode } from 'react';
import { Card } from '../../../ui/card/card.tsx';
import { DateField } from '../../../ui/date-field/date-field.tsx';
import { TextField } from '../../../ui/field/field.tsx';
import { GrowingArea } from '../../../ui/field/growing-area.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import * as css from './samples.css.ts';

const services = [
  { value: 'first', label: 'First service, 08:00' },
  { value: 'second', label: 'Second service, 10:30' },
];

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={css.sample} aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {title}
      </h2>
      <div className={css.fields}>{children}</div>
    </section>
  );
}

/** A choice inside of the box, at the end of what it belongs to. */
function Unit() {
  return (
    <select className={css.unit} aria-label="Unit" defaultValue="people">
      <option value="people">people</option>
      <option value="families">families</option>
    </select>
  );
}

function Service({ label, leading = false }: { label: string; leading?: boolean }) {
  const [chosen, setChosen] = useState('');
  return (
    <SelectField
      label={label}
      placeholder="Choose a service"
      options={services}
      value={chosen}
      onChange={setChosen}
      {...(leading && { icon: Search })}
    />
  );
}

function Day() {
  const [day, setDay] = useState('2026-11-22');
  return <DateField label="Sunday" value={day} today="2026-11-22" onChange={setDay} />;
}

/** Parts in, before, behind and below a field. */
export function Fields() {
  return (
    <Card className={css.sample}>
      <Group title="Sizes">
        <TextField label="Back office" defaultValue="Value" />
        <TextField label="Under a finger" size="touch" defaultValue="Value" />
        <TextField label="At arm’s length" size="usher" inputMode="numeric" defaultValue="342" />
      </Group>
      <Group title="Label and placeholder">
        <TextField label="Label alone" />
        <TextField label="Label and placeholder" placeholder="naledi@example.com" />
        <TextField label="May be left out" optional placeholder="Nothing to add" />
      </Group>
      <Group title="Hint and error, in one place">
        <TextField label="With a hint" hint="At least 2 letters" />
        <TextField label="With an error" defaultValue="abc" error="Enter a number, like 42" />
        <TextField label="Not possible" defaultValue="200" disabled hint="Your role can see it" />
      </Group>
      <Group title="Before and behind">
        <TextField label="Icon before" icon={Mail} defaultValue="naledi@example.com" />
        <TextField label="Text before" leading={<span>R</span>} defaultValue="950,00" />
        <TextField
          label="Button behind"
          readOnly
          defaultValue="GV7K 4M2P"
          trailing={<IconButton icon={Copy} label="Copy the reference" />}
        />
        <TextField label="List behind" inputMode="numeric" defaultValue="12" trailing={<Unit />} />
      </Group>
      <Group title="Several lines">
        <TextArea label="Always as high" size="office" defaultValue="One line" />
        <GrowingArea label="Grows" size="office" defaultValue={'One\nTwo\nThree'} />
      </Group>
      <Group title="One of a few, and a day">
        <Service label="By the device’s own list" />
        <Service label="With an icon" leading />
        <Day />
      </Group>
    </Card>
  );
}
