// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { customFields } from '#domain/custom-fields/custom-fields.ts';
import type { CustomField } from '#domain/custom-fields/entities.ts';
import { draftFor } from '#store/attendance/draft.ts';
import type { Store } from '#store/database.ts';
import {
  administrator,
  forgetBrowser,
  freshBrowser,
  held,
  holdReport,
  loseNetwork,
  openApp,
  signInHere,
  sunday,
} from '../../../../tests/support/app-page.tsx';
import { axeFindsNothing } from '../../../../tests/support/axe-here.ts';
import { firstService, fixedId, soweto } from '../../../../tests/support/device.ts';
import { sentReport } from '../../../../tests/support/sent-report.ts';
import { numberOf } from './own-number.tsx';

vi.mock('../../../api/updates/when-stable.ts', () => ({
  whenStable: (then: () => void) => then(),
}));

const path = '/apps/churches/submit-attendance-report';
const context = {
  form: 'church-attendance-report',
  churchId: soweto,
  serviceId: firstService,
  date: sunday,
} as const;
const [cars, communion, venue, teams, weather] = [601, 602, 603, 604, 605].map(fixedId) as [
  string,
  string,
  string,
  string,
  string,
];
const choices = [
  { id: fixedId(611), label: 'Hall', retired: false },
  { id: fixedId(612), label: 'Tent', retired: false },
  { id: fixedId(613), label: 'Old chapel', retired: true },
];
const field = (id: string, said: Partial<CustomField>): CustomField => ({
  ...customFields.blank,
  id,
  register: 'churchReports',
  ...said,
});
const own = [
  field(cars, { label: 'Cars in the parking', kind: 'number', sort: 1, help: 'At the gate' }),
  field(communion, { label: 'Communion served', kind: 'yesNo', sort: 2 }),
  field(venue, { label: 'Venue', kind: 'oneOf', choices, sort: 3 }),
  field(teams, { label: 'Teams on duty', kind: 'severalOf', choices, sort: 4 }),
  field(weather, { label: 'Weather', sort: 5, status: 'archived' }),
];

let store: Store;
beforeEach(async () => {
  freshBrowser();
  store = await signInHere();
  loseNetwork();
  await store.cache.customField.bulkPut(held(own));
});
afterEach(forgetBrowser);

const card = () => screen.findByRole('region', { name: 'More about the service' });
const said = async () => (await draftFor(store, context))?.values.custom;
const type = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('issue 13: custom fields of reports', () => {
  test('are asked below the counts, saved at once, and go with the report', async () => {
    await openApp(path);
    await card();
    fireEvent.change(screen.getByRole('spinbutton', { name: 'Attendance' }), {
      target: { value: '120' },
    });
    type(/^Cars in the parking/, '41');
    type(/^Communion served/, 'true');
    type(/^Venue/, String(choices[1]?.id));
    fireEvent.click(screen.getByLabelText('Hall'));
    const custom = {
      [cars]: 41,
      [communion]: true,
      [venue]: choices[1]?.id,
      [teams]: [choices[0]?.id],
    };
    await waitFor(async () => expect(await said()).toEqual(custom));
    expect(screen.queryByLabelText('Weather')).toBeNull();
    expect(screen.queryByText('Old chapel')).toBeNull();
    await axeFindsNothing('a form with custom fields', document.body);
    fireEvent.click(screen.getByRole('button', { name: 'Submit report' }));
    await waitFor(async () => {
      const [item] = await store.vault.items.toArray();
      expect(item?.args).toMatchObject({ attendance: 120, custom });
    });
  });

  test('text that is no number stays, is named, and stops the report', async () => {
    await openApp(path);
    await card();
    fireEvent.change(screen.getByRole('spinbutton', { name: 'Attendance' }), {
      target: { value: '120' },
    });
    type(/^Cars in the parking/, 'many');
    fireEvent.click(screen.getByRole('button', { name: 'Submit report' }));
    const summary = await screen.findByRole('link', {
      name: /Cars in the parking: write a number/,
    });
    expect(summary.getAttribute('href')).toContain(cars);
    expect(await store.vault.items.count()).toBe(0);
    type(/^Cars in the parking/, '');
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: /Cars in the parking/ })).toBeNull(),
    );
  });

  test('are gone from a service that did not take place', async () => {
    await openApp(path);
    await card();
    // Numbers that cannot be read do not hold up a report that has none.
    type(/^Cars in the parking/, 'many');
    fireEvent.change(screen.getByRole('spinbutton', { name: 'Adults' }), {
      target: { value: 'x' },
    });
    fireEvent.click(screen.getByRole('button', { name: /did not take place/ }));
    expect(screen.queryByRole('region', { name: 'More about the service' })).toBeNull();
    fireEvent.change(await screen.findByLabelText('Why?'), { target: { value: 'No power' } });
    fireEvent.click(screen.getByRole('button', { name: 'Submit report' }));
    await waitFor(async () => {
      const [item] = await store.vault.items.toArray();
      expect(item?.args).toMatchObject({ didNotMeet: true, custom: null });
    });
  });

  test('stand on the page of the report, those too that were retired', async () => {
    store = await signInHere(administrator);
    await store.cache.customField.bulkPut(held(own));
    const custom = { [cars]: 41, [venue]: choices[2]?.id, [weather]: 'Rain' };
    await holdReport(store, sentReport({ date: sunday, custom }));
    await openApp(`/apps/churches/attendance-reports?report=${fixedId(700)}`);
    const fact = (await screen.findByText('Cars in the parking')).parentElement;
    expect(fact?.textContent).toContain('41');
    expect(await screen.findByText('Old chapel')).toBeTruthy();
    expect(await screen.findByText('Rain')).toBeTruthy();
  });
});

test('issue 13: a number is read with a point or a comma', () => {
  expect(['12', '2,5', '-1.25'].map(numberOf)).toEqual([12, 2.5, -1.25]);
  expect(['', 'many', '1e5', '0x10', '1 2', '99999999999'].map(numberOf)).toEqual(
    Array.from({ length: 6 }, () => null),
  );
});
