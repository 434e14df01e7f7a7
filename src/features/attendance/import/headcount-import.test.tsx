// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { customFields } from '#domain/custom-fields/custom-fields.ts';
import { nothingCounted } from '#domain/attendance/nothing-counted.ts';
import { must } from '#domain/must.ts';
import type { Store } from '#store/database.ts';
import {
  administrator,
  forgetBrowser,
  freshBrowser,
  held,
  holdReport,
  openApp,
  secondService,
  signInHere,
  triedInVain,
  tshwane,
  tshwaneService,
} from '../../../../tests/support/app-page.tsx';
import { axeFindsNothing } from '../../../../tests/support/axe-here.ts';
import { firstService, fixedId, soweto } from '../../../../tests/support/device.ts';

// The reading itself, without the worker that this environment has not.
vi.mock('../../../api/workers/exchange.ts', async () => {
  const { readTable } = await import('../../../../workers/exchange/read-table.ts');
  const { writeTable } = await import('../../../../workers/exchange/write-table.ts');
  return { readTable, writeTable };
});

let store: Store;
beforeEach(freshBrowser);
afterEach(forgetBrowser);

async function press(name: string | RegExp): Promise<void> {
  await waitFor(() => {
    const key = screen.getByRole('button', { name });
    expect(key).toHaveProperty('disabled', false);
    fireEvent.click(key);
  });
}

const file = [
  'Date;Campus;Service name;Total;Kids;Remarks;Visitors;Venue;Weather',
  '5/5/2024;Soweto;Second service;120;30;Power failed;7.5;hall;Rain',
  'Sunday 5 May 24;TSH;First service;80;;;;;',
  '12/5/2024;Soweto;First service;90;;;;;',
  '12/5/2024;Tshwane;Second service;90;;;;;',
  '12/5/2027;Soweto;Second service;90;;;;;',
  '10/5/2024;Soweto;Second service;90;;;;Stadium;',
].join('\n');

test('issue 13: headcounts of a file are matched, checked by church and service, queued, and undone', async () => {
  store = await signInHere(administrator);
  await holdReport(store, {
    ...nothingCounted,
    attendance: 88,
    id: fixedId(700),
    kind: 'church',
    date: '2024-05-12',
    churchId: soweto,
    groupId: null,
    serviceId: firstService,
    serviceName: 'First service',
    occurrence: 1,
    standingVersionId: fixedId(701),
    authorIds: [],
    authorNames: [],
    openVersions: 0,
    decision: null,
    status: 'submitted',
    unusual: false,
    receiptNumber: 'K7M-2QP-9',
    receivedAt: '2024-05-12T09:00:00.000Z',
  });
  const field = { ...customFields.blank, register: 'churchReports' } as const;
  const choices = [{ id: fixedId(720), label: 'Hall', retired: false }];
  const own = [
    { ...field, id: fixedId(721), label: 'Visitors', kind: 'number' as const },
    { ...field, id: fixedId(722), label: 'Venue', kind: 'oneOf' as const, choices },
    { ...field, id: fixedId(723), label: 'Weather', status: 'archived' as const },
  ];
  await store.cache.customField.bulkPut(held(own));
  await openApp('/apps/churches/attendance-reports');
  await press('Import');
  const input = await screen.findByLabelText('File of attendance reports');
  expect(screen.getByText(/Each further line is the report of one service\./)).toBeTruthy();
  fireEvent.change(input, { target: { files: [new File([file], 'counts.csv')] } });
  expect(await screen.findByText('8 of 9 matched')).toBeTruthy();
  // 12/5 may be 12 May or 5 December: somebody has to say.
  expect(screen.getByText('Still needed: Order of day and month.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Order of day and month of every row'), {
    target: { value: 'day' },
  });
  await press('Next: check rows');
  const facts = '2 rows are ready. 3 to fix. 1 already here, and not added again.';
  expect(await screen.findByText(facts)).toBeTruthy();
  expect(screen.getByText(/No service is called “Second service”/)).toBeTruthy();
  expect(screen.getByText(/This date is still to come/)).toBeTruthy();
  expect(screen.getByText(/Write one of these: Hall/)).toBeTruthy();
  await axeFindsNothing('headcounts to check');
  await press('Leave out all 3');
  await press('Next: import 2 rows');
  await press('Import 2 attendance reports');
  expect(await screen.findByText('2 attendance reports imported.')).toBeTruthy();
  expect(await screen.findByText(/2 of them not sent yet: they go by themselves/)).toBeTruthy();
  await triedInVain(store);
  const [item] = await store.vault.items.toArray();
  expect(item).toMatchObject({
    name: 'attendance.import',
    args: {
      rows: [
        {
          date: '2024-05-05',
          churchId: soweto,
          groupId: null,
          serviceId: secondService,
          attendance: 120,
          children: 30,
          adults: null,
          firstTimers: null,
          notes: 'Power failed',
          custom: { [fixedId(721)]: 7.5, [fixedId(722)]: fixedId(720) },
        },
        { date: '2024-05-05', churchId: tshwane, serviceId: tshwaneService, attendance: 80 },
      ],
    },
  });
  await press('Undo the import');
  const asked = await screen.findByRole('alertdialog');
  fireEvent.click(within(asked).getByRole('button', { name: 'Undo the import' }));
  await waitFor(async () => {
    const items = await store.vault.items.toArray();
    expect(items.map(({ name }) => name)).toContain('attendance.undoImport');
  });
  // Somebody had changed one of them before the undo came to the server.
  const undo = must(
    (await store.vault.items.toArray()).find(({ name }) => name === 'attendance.undoImport'),
    'the undo',
  );
  const left = { problem: { code: 'validation', message: 'One stays' }, current: { kept: ['a'] } };
  await store.vault.items.put({ ...undo, state: { kind: 'attention', ...left } as never });
  const says = 'The import is undone. 1 attendance report was changed after the import and stays.';
  expect(await screen.findByText(says)).toBeTruthy();
  await press('Discard this notice');
  await waitFor(() => expect(screen.queryByText(says)).toBeNull());
  // The server answered the import, and took one of the two.
  const sent = must(item, 'an item');
  const id = (sent.args as { rows: { id: string }[] }).rows[1]?.id;
  const message = 'There is a report for this service on 5 May 2024 already';
  const current = { refused: [{ id, message }] };
  const problem = { code: 'validation', message: '1 attendance report was not accepted' } as const;
  await store.vault.items.put({ ...sent, state: { kind: 'attention', problem, current } as never });
  expect(await screen.findByText('5 May 2024, Tshwane, First service.')).toBeTruthy();
  expect(screen.getByText(`${message}.`)).toBeTruthy();
  await press('Discard');
  await waitFor(() => expect(screen.queryByText(`${message}.`)).toBeNull());
});

test('issue 13: who may not settle reports sees no way to import them', async () => {
  await signInHere([{ role: 'Pastor', scope: 'church', scopeId: soweto, churchIds: [soweto] }]);
  await openApp('/apps/churches/attendance-reports');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
});
