// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { customFields } from '#domain/custom-fields/custom-fields.ts';
import type { CustomField } from '#domain/custom-fields/entities.ts';
import { must } from '#domain/must.ts';
import type { AddManyInput } from '#domain/register/many-policies.ts';
import type { Store } from '#store/database.ts';
import {
  administrator,
  forgetBrowser,
  freshBrowser,
  held,
  openApp,
  signInHere,
} from '../../../tests/support/app-page.tsx';
import { fixedId, soweto } from '../../../tests/support/device.ts';
import { personOf } from '../../../tests/support/people-rows.ts';

// The reading itself, without the worker that this environment has not.
vi.mock('../../api/workers/exchange.ts', async () => {
  const { readTable } = await import('../../../workers/exchange/read-table.ts');
  const { writeTable } = await import('../../../workers/exchange/write-table.ts');
  return { readTable, writeTable };
});

const [distance, skills, weather, mentor] = [801, 802, 803, 804].map(fixedId) as [
  string,
  string,
  string,
  string,
];
const [choir, sound] = [fixedId(811), fixedId(812)];
const field = (id: string, said: Partial<CustomField>): CustomField => ({
  ...customFields.blank,
  id,
  ...said,
});
const own = [
  field(distance, { label: 'Distance', kind: 'number', unit: 'km', sort: 1 }),
  field(skills, {
    label: 'Can help with',
    kind: 'severalOf',
    choices: [
      { id: choir, label: 'Choir', retired: false },
      { id: sound, label: 'Sound, and light', retired: false },
    ],
    sort: 2,
  }),
  field(weather, { label: 'Weather', sort: 3 }),
  field(mentor, { label: 'Mentor', kind: 'person', sort: 4 }),
];
const zodwa = personOf(soweto, 'Zodwa Khumalo');
const thandi = personOf(soweto, 'Thandi Nkosi', {
  custom: { [distance]: 2.5, [skills]: [choir, sound], [mentor]: zodwa.id },
});

let store: Store;
beforeEach(async () => {
  freshBrowser();
  store = await signInHere(administrator);
  await store.cache.customField.bulkPut(held(own));
  await store.cache.person.bulkPut(held([thandi, zodwa]));
});
afterEach(forgetBrowser);

const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }));

const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('issue 13: an export has a column for each custom field, and an import reads it again', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:people';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await openApp('/apps/people');
  await screen.findByRole('table', { name: 'People' });
  fireEvent.keyDown(await screen.findByRole('button', { name: 'Export' }), { key: 'Enter' });
  fireEvent.click(await screen.findByRole('menuitem', { name: /table/ }));
  await waitFor(() => expect(files).toHaveLength(1));
  const text = must(await files[0]?.text(), 'the file').replace('\uFEFF', '');
  expect(text.split('\r\n')[0]).toContain('Distance (km),Can help with,Weather,Mentor');
  expect(text).toContain('2.5,"Choir; Sound, and light",,Zodwa Khumalo');

  await press('Import');
  const input = await screen.findByLabelText('File of people');
  fireEvent.change(input, { target: { files: [new File([text], 'people.csv')] } });
  await screen.findByText(/^Not taken from a file: Mentor\. /);
  await press('Next: check rows');
  await press(/^Next: import 2 rows/);
  await press('Import 2 people');
  await waitFor(async () => {
    const items = await store.vault.items.toArray();
    const added = items.filter(({ name }) => name === 'people.addMany');
    expect(added.flatMap(({ args }) => (args as AddManyInput).rows)).toMatchObject([
      { firstName: 'Zodwa', custom: null },
      { firstName: 'Thandi', custom: { [distance]: 2.5, [skills]: [choir, sound] } },
    ]);
  });
});

test('issue 13: what was typed in a field that was retired meanwhile is refused, and the rest is sent by the mended form', async () => {
  await openApp(`/apps/people?open=${thandi.id}`);
  await screen.findByLabelText(/^Weather/);
  type(/^Weather/, 'Sun');
  type(/^Occupation/, 'Nurse');
  await press('Save changes');
  await waitFor(async () => expect(await store.vault.items.count()).toBe(1));
  const [item] = await store.vault.items.toArray();
  const message = '“Weather” was retired. Leave it out';
  const problem = { code: 'validation', message, fields: { [`custom-${weather}`]: message } };
  await act(async () => {
    await store.cache.customField.update(weather, { status: 'archived' });
    await store.vault.items.put({
      ...must(item, 'it waits'),
      state: { kind: 'attention', problem } as never,
    });
  });
  await screen.findByText(`${message}.`);
  await press('Open it');
  await waitFor(() => expect(screen.queryByLabelText(/^Weather/)).toBeNull());
  expect((await screen.findByLabelText<HTMLInputElement>(/^Occupation/)).value).toBe('Nurse');
  await press('Save changes');
  await waitFor(async () => {
    const [mended] = await store.vault.items.toArray();
    expect(mended).toMatchObject({
      id: item?.id,
      state: { kind: 'waiting' },
      args: { edits: { occupation: { was: null, shallBe: 'Nurse' } } },
    });
    expect(mended?.args).not.toHaveProperty('edits.custom');
  });
});
