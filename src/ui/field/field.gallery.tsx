import { useState } from 'react';
import type { Example } from '../gallery.ts';
import { TextField } from './field.tsx';
import { TextArea } from './text-area.tsx';
import { GrowingArea } from './growing-area.tsx';
import { MoneyField } from './money-field.tsx';
import { MonthField } from './month-field.tsx';
import { PasswordField } from './password-field.tsx';
import { PhoneField } from './phone-field.tsx';
import { SelectField } from './select-field.tsx';
import { TimeField } from './time-field.tsx';

function Choosing() {
  const [service, setService] = useState('');
  return (
    <SelectField
      label="Service"
      placeholder="Choose a service"
      options={[
        { value: '1', label: 'First service, 08:00' },
        { value: '2', label: 'Second service, 10:30' },
      ]}
      value={service}
      onChange={setService}
    />
  );
}

function Giving() {
  const [cents, setCents] = useState<number | null>(124_050);
  return <MoneyField label="Offering" value={cents} onChange={setCents} />;
}

function Calling() {
  const [number, setNumber] = useState<string | null>('+27825550142');
  return <PhoneField label="Phone" optional value={number} onChange={setNumber} />;
}

function Meeting() {
  const [time, setTime] = useState('18:00');
  return <TimeField label="Begins" value={time} onChange={setTime} />;
}

function Reporting() {
  const [month, setMonth] = useState('2026-11');
  return (
    <MonthField
      label="Report for"
      value={month}
      firstYear={2020}
      lastYear={2026}
      onChange={setMonth}
    />
  );
}

export const gallery: Example[] = [
  { label: 'Text', Example: () => <TextField label="Email address" defaultValue="a@b.example" /> },
  {
    label: 'With hint',
    Example: () => <TextField label="Name" hint="At least 2 letters" optional />,
  },
  {
    label: 'With error',
    Example: () => <TextField label="Adults" defaultValue="-4" error="Enter 0 or more" />,
  },
  { label: 'Touch', Example: () => <TextField label="Email address" size="touch" /> },
  {
    label: 'Password',
    Example: () => <PasswordField label="Password" size="touch" defaultValue="secret" />,
  },
  { label: 'Several lines', Example: () => <TextArea label="Note" optional /> },
  {
    label: 'Grows with its text',
    Example: () => <GrowingArea label="Message" defaultValue={'One\nTwo\nThree'} />,
  },
  { label: 'One of a few', Example: Choosing },
  { label: 'Money', Example: Giving },
  { label: 'Phone', Example: Calling },
  { label: 'Time', Example: Meeting },
  { label: 'Month', Example: Reporting },
  {
    label: 'With a unit, not possible',
    Example: () => (
      <TextField label="Seats" leading={<span>about</span>} defaultValue="200" disabled />
    ),
  },
];
