import { useState, type ComponentType } from 'react';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { TextField } from '../../../ui/field/field.tsx';
import { GrowingArea } from '../../../ui/field/growing-area.tsx';
import { PhoneField } from '../../../ui/field/phone-field.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import * as css from './samples.css.ts';

const languages = ['English', 'isiZulu', 'Afrikaans', 'Sesotho', 'Tshivenda'].map((name) => ({
  value: name,
  label: name,
}));

function Profile() {
  return (
    <div className={css.fields}>
      <TextField label="Name" defaultValue="Naledi Mokoena" />
      <TextField label="Known as" leading={<span>@</span>} defaultValue="naledi" />
      <TextField label="Title" optional defaultValue="Leader of ushers" />
      <div className={css.whole}>
        <GrowingArea label="About" size="office" optional hint="Others in your church see it" />
      </div>
    </div>
  );
}

function Contact() {
  const [phone, setPhone] = useState<string | null>('+27825550142');
  const [language, setLanguage] = useState('English');
  return (
    <div className={css.fields}>
      <TextField label="Email address" type="email" defaultValue="naledi@example.com" />
      <PhoneField label="Phone" value={phone} onChange={setPhone} />
      <SelectField label="Language" options={languages} value={language} onChange={setLanguage} />
    </div>
  );
}

const news = {
  reports: 'Reports that are due',
  messages: 'Messages from your church',
  events: 'Events near you',
} as const;

function Notifications() {
  const [on, setOn] = useState(['reports']);
  const turn = (name: string) =>
    setOn(on.includes(name) ? on.filter((other) => other !== name) : [...on, name]);
  return (
    <fieldset className={css.group}>
      <legend className={css.about}>Tell me about</legend>
      {Object.entries(news).map(([name, label]) => (
        <Checkbox
          key={name}
          label={label}
          checked={on.includes(name)}
          onChange={() => turn(name)}
        />
      ))}
    </fieldset>
  );
}

interface Section {
  title: string;
  about: string;
  Fields: ComponentType;
}

/** The sections of one account’s form: every layout and the wizards have the same. */
export const accountSections: readonly [Section, Section, Section] = [
  { title: 'Profile', about: 'How others see you', Fields: Profile },
  { title: 'Contact', about: 'How your church reaches you', Fields: Contact },
  { title: 'Notifications', about: 'What you want to hear of', Fields: Notifications },
];
