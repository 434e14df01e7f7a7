// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { MergeColumns } from './merge-columns.tsx';
import { MergePreview } from './merge-preview.tsx';
import { mergedFields, type MergeField, type MergeSide } from './merged.ts';

afterEach(cleanup);

const fields: MergeField[] = [
  { id: 'name', name: 'Name', values: ['Palesa M', 'Palesa D'] },
  { id: 'phone', name: 'Cellphone', values: ['072', '072'] },
  { id: 'email', name: 'Email', values: ['p@example.co.za', null] },
  { id: 'address', name: 'Address', values: [null, '31 Louw Street'] },
];

function Merging() {
  const [chosen, setChosen] = useState<Record<string, MergeSide>>({});
  return (
    <>
      <MergeColumns
        people={[
          { name: 'Palesa M', detail: 'Added 2026' },
          { name: 'Palesa D', detail: 'Added 2024' },
        ]}
        fields={fields}
        chosen={chosen}
        onChoose={(field, side) => setChosen({ ...chosen, [field]: side })}
      />
      <MergePreview
        name="name"
        fields={fields}
        chosen={chosen}
        along={[{ name: 'Groups', value: 'Alpha course' }]}
        warning={{ title: 'Both were marked present.', words: 'It will count once.' }}
      />
    </>
  );
}

const preview = () => screen.getByRole('region', { name: 'After the merge' });
const facts = () =>
  within(preview())
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);

test('nobody loses what only one of the two knows', () => {
  expect(mergedFields(fields, {}).map(({ value }) => value)).toEqual([
    'Palesa D',
    '072',
    'p@example.co.za',
    '31 Louw Street',
  ]);
  expect(mergedFields(fields, { email: 1, name: 0 }).map(({ value }) => value)).toEqual([
    'Palesa M',
    '072',
    null,
    '31 Louw Street',
  ]);
});

const imagesIn = (element: Element) =>
  [...element.querySelectorAll('img')].map((image) => image.getAttribute('src'));

test('two photos are two things to choose from, though words say the same of both', () => {
  const photos = [
    { id: 'one', shown: 'blob:one' },
    { id: 'other', shown: 'blob:other' },
  ] as const;
  const photo: MergeField = { id: 'photo', name: 'Photo', values: ['Yes', 'Yes'], photos };
  render(
    <>
      <MergeColumns
        people={[
          { name: 'Palesa M', detail: 'Added 2026' },
          { name: 'Palesa D', detail: 'Added 2024' },
        ]}
        fields={[photo]}
        chosen={{ photo: 0 }}
        onChoose={() => undefined}
      />
      <MergePreview name="name" fields={[photo]} chosen={{ photo: 0 }} along={[]} />
    </>,
  );
  const group = screen.getByRole('radiogroup', { name: 'Photo' });
  expect(imagesIn(group)).toEqual(['blob:one', 'blob:other']);
  expect(imagesIn(preview())).toEqual(['blob:one']);
});

test('there is one choice for each field that differs, and none where both agree', () => {
  render(<Merging />);
  expect(
    screen.getAllByRole('radiogroup').map((group) => group.querySelector('span')?.textContent),
  ).toEqual(['Name', 'Email', 'Address']);
  const region = screen.getByRole('region', { name: 'What is kept' });
  expect(within(region).getByText('Cellphone').parentElement?.textContent).toBe(
    'Cellphone=Both: 072=072',
  );
  expect(
    screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked),
  ).toHaveLength(3);
});

test('the preview follows each choice and says what comes along', () => {
  render(<Merging />);
  expect(facts()).toEqual(['072', 'p@example.co.za', '31 Louw Street', 'Alpha course']);
  const email = screen.getByRole('radiogroup', { name: 'Email' });
  fireEvent.click(within(email).getByRole('radio', { name: /^nothing/ }));
  expect(facts()).toEqual(['072', '31 Louw Street', 'Alpha course']);
  const name = screen.getByRole('radiogroup', { name: 'Name' });
  fireEvent.click(within(name).getByRole('radio', { name: /^Palesa M/ }));
  expect(within(preview()).getByText('Palesa M')).toBeTruthy();
  expect(within(preview()).getByText('Both were marked present.')).toBeTruthy();
});
