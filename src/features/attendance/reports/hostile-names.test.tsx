// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { church } from '#domain/churches/entities.ts';
import type { Store } from '#store/database.ts';
import {
  administrator,
  forgetBrowser,
  freshBrowser,
  holdReport,
  loseNetwork,
  openApp,
  signInHere,
} from '../../../../tests/support/app-page.tsx';
import { fixedId, report, thabo } from '../../../../tests/support/device.ts';
import { harm } from '../../../../tests/support/hostile-html.ts';

/** Hostile names of a church. */
const hostile = [
  ...harm,
  '=HYPERLINK("http://elsewhere.example")',
  '@SUM(1+1)',
  '-1+1',
  'A, B; "C"',
  "Robert'); DROP TABLE church;--",
  '{{7*7}} ${7*7}',
  '&lt;b&gt; &amp;',
  'עברית and English',
].filter((name) => z.safeParse(church.schema.shape.name, name).success);

const path = '/apps/churches/attendance-reports';
const churchId = (at: number) => fixedId(2000 + at);
const notes = { _scopes: ['tenant'], _generation: 1 };
let store: Store;

/** Everything that the page may show of a report is called so. */
async function holdNamed(name: string, at: number): Promise<void> {
  const place = { churchGroupId: null, timeZone: 'Africa/Johannesburg', status: 'active' as const };
  await store.cache.church.put({ id: churchId(at), name, shortCode: `c${at}`, ...place, ...notes });
  const { basedOn: _, ...values } = report(1, 100 + at);
  await holdReport(store, {
    ...values,
    churchId: churchId(at),
    serviceId: fixedId(3000 + at),
    id: fixedId(4000 + at),
    kind: 'church',
    serviceName: name,
    occurrence: 1,
    standingVersionId: fixedId(5000 + at),
    authorIds: [thabo],
    authorNames: [name],
    openVersions: 0,
    decision: null,
    status: 'submitted',
    unusual: false,
    receiptNumber: `GV-${at}`,
    receivedAt: '2026-01-01T09:00:00.000Z',
  });
}

beforeEach(async () => {
  freshBrowser();
  store = await signInHere(administrator);
  for (const [at, name] of hostile.entries()) await holdNamed(name, at);
});
afterEach(forgetBrowser);

/** Elements that no part of ours makes in a table of reports. */
const foreign = 'script,img,iframe,object,embed,form,style,base,meta,math,video,template,details,b';

async function rowOf(at: number): Promise<HTMLElement> {
  const receipt = await screen.findAllByText(`GV-${at}`);
  return receipt[0]?.closest('tr') ?? document.body;
}

test('B18 what churches, services and people are called is text in the list, its filters and the title', async () => {
  expect(hostile.length).toBeGreaterThan(15);
  await openApp(path);
  const table = await screen.findByRole('table');
  const filter = screen.getByLabelText<HTMLSelectElement>('Church');
  for (const [at, name] of hostile.entries()) {
    const row = await rowOf(at);
    // As church, as service and as who reported it.
    await waitFor(() => expect(row.textContent.split(name).length, name).toBeGreaterThanOrEqual(4));
    expect([...filter.options].map(({ text }) => text)).toContain(name);
  }
  expect(table.querySelectorAll(foreign)).toHaveLength(0);
  expect(filter.querySelectorAll(foreign)).toHaveLength(0);
  for (const element of document.querySelectorAll('*')) {
    for (const { name } of element.attributes) expect(name).not.toMatch(/^on/);
  }
  // A page is titled by its kind, never by a name.
  expect(document.title).toBe('Attendance reports · Ibandla');
});

test('B18 B24 each of them is in the file as it was written, and no cell of it runs', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:reports';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await openApp(path);
  await within(await screen.findByRole('table')).findAllByRole('row');
  await rowOf(0);
  loseNetwork();
  fireEvent.click(screen.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(files).toHaveLength(1));
  const text = (await files[0]?.text()) ?? '';
  const cells = [...text.matchAll(/(?:^|,|\r\n)(?:"((?:[^"]|"")*)"|([^",\r\n]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );
  for (const name of hostile) {
    const marked = /^[=+\-@]/.test(name) ? `'${name}` : name;
    // As church and as service.
    expect(
      cells.filter((cell) => cell === marked),
      name,
    ).toHaveLength(2);
  }
  expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
});
