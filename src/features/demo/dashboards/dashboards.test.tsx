// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerDemo } from '../../../../sw/demo/app.ts';
import {
  administrator,
  forgetBrowser,
  freshBrowser,
  openApp,
  signInHere,
} from '../../../../tests/support/app-page.tsx';
import { axeFindsNothing } from '../../../../tests/support/axe-here.ts';
import { demoDatabase } from '#store/demo/database.ts';

const demo = demoDatabase();
const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ');

/** A page that the worker serves: its mock back end, and no network behind it. */
function workerInCharge(): void {
  const workers = { controller: { state: 'activated', postMessage: vi.fn() } };
  const silent = { addEventListener: vi.fn(), removeEventListener: vi.fn() };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ...workers, ...silent },
  });
  vi.stubGlobal('fetch', (request: Request) =>
    /^\/api\/(dashboards|apps\/demo)\//.test(new URL(request.url).pathname)
      ? answerDemo(demo, request, 'Grace Valley')
      : Promise.reject(new TypeError('No network')),
  );
}

beforeEach(async () => {
  freshBrowser();
  await signInHere(administrator);
  workerInCharge();
});
afterEach(async () => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  await demo.transaction('rw', demo.tables, () =>
    Promise.all(demo.tables.map((table) => table.clear())),
  );
  await forgetBrowser();
});

const main = () => screen.getByRole('main');
const region = (name: string) => within(screen.getByRole('region', { name }));
const choose = (group: string, label: string) =>
  fireEvent.click(
    within(screen.getByRole('group', { name: group })).getByRole('radio', { name: label }),
  );
const chartSays = (title: string) =>
  region(title)
    .getByRole('region', { name: new RegExp(`^${title}\\.`) })
    .getAttribute('aria-label');

/** The rows of a table: each cell without the name of its column. */
function rowsOf(name: string): string[][] {
  const table = within(screen.getByRole('table', { name }));
  const heads = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
  const lines = table.getAllByRole('row').slice(1);
  return lines.map((line) =>
    [...line.querySelectorAll('td')].map((cell, at) =>
      plain(cell.textContent).replace(new RegExp(`^${heads[at] ?? ''} `), ''),
    ),
  );
}

describe('project', () => {
  const open = async (search = '') => {
    await openApp(`/dashboards/project${search}`);
    await screen.findByRole('heading', { level: 1, name: 'Welcome back, Thabo' });
  };

  test('S2-067 S3-039 numbers, issues, tasks and the schedule, and every toggle changes its part alone', async () => {
    await open();
    expect(main().textContent).toContain('0 new messages and 54 new tasks');
    expect(region('Overdue').getByText('17')).toBeTruthy();
    expect(chartSays('Issues summary')).toContain('157 new issues, most on Fri, and 147 closed.');
    choose('Issues of', 'Last week');
    expect(chartSays('Issues summary')).toContain('148 new issues, most on Wed, and 142 closed.');
    expect(screen.getByText('148')).toBeTruthy();
    expect(chartSays('Task distribution')).toContain('Choir and band has the most: 44 tasks.');
    choose('Tasks of', 'Last week');
    expect(chartSays('Task distribution')).toContain('Choir and band has the most: 31 tasks.');
    expect(region('Schedule').getAllByRole('listitem')).toHaveLength(7);
    choose('Schedule of', 'Tomorrow');
    expect(region('Schedule').getByText('Stage plan')).toBeTruthy();
    expect(region('Schedule').queryByText('Candle delivery')).toBeNull();
    await axeFindsNothing('home');
  });

  test('3.1 the menu of a number chooses its day, the list of projects another project', async () => {
    await open();
    const overdue = region('Overdue').getByRole('button', { name: 'Day of overdue' });
    fireEvent.keyDown(overdue, { key: 'Enter' });
    fireEvent.click(await screen.findByRole('menuitemradio', { name: 'Yesterday' }));
    await waitFor(() => expect(region('Overdue').getByText('19')).toBeTruthy());
    fireEvent.change(screen.getByRole('combobox', { name: 'Project' }), {
      target: { value: 'camp' },
    });
    await waitFor(() => expect(region('Summary').getByText('13')).toBeTruthy());
    expect(chartSays('Issues summary')).not.toContain('157');
  });

  test('3.1 each chart is also a table, and printed without the rest of its page', async () => {
    await open();
    fireEvent.click(region('Issues summary').getByRole('button', { name: 'Show as table' }));
    const rows = rowsOf('Issues summary, as a table');
    expect(rows[0]).toEqual(['Mon', '19', '24']);
    expect(rows).toHaveLength(7);
    const printed = vi.fn();
    vi.stubGlobal('print', printed);
    fireEvent.click(screen.getByRole('button', { name: 'Print task distribution' }));
    expect(printed).toHaveBeenCalledOnce();
    expect(document.querySelector('[data-alone]')?.getAttribute('aria-label')).toBe(
      'Task distribution',
    );
    dispatchEvent(new Event('afterprint'));
    expect(document.querySelector('[data-alone]')).toBeNull();
  });

  test('3.1 the budget: what is spent, what remains in a colour and in words, ordered by any column', async () => {
    await open('?tab=budget');
    expect(chartSays('Budget distribution')).toContain('Sound and light has used the most: 95%.');
    const weekly = region('Weekly expenses');
    expect(plain(weekly.getByText(/^R/).textContent)).toBe('R 29 682');
    expect(weekly.getByText('2% below projected')).toBeTruthy();
    fireEvent.click(weekly.getByRole('button', { name: 'Weekly expenses as a table' }));
    expect(rowsOf('Weekly expenses, as a table')).toHaveLength(6);
    expect(rowsOf('Budget details').map(([type, , , , , left]) => [type, left])).toEqual([
      ['Sound and light', '5%little left'],
      ['Choir and band', '49%some left'],
      ['Safety', '85%plenty left'],
      ['Food and stalls', '30%some left'],
      ['Print and radio', '85%plenty left'],
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Total budget' }));
    expect(rowsOf('Budget details')[0]?.[0]).toBe('Print and radio');
    fireEvent.click(screen.getByRole('button', { name: 'Total budget' }));
    expect(rowsOf('Budget details')[0]?.slice(0, 2)).toEqual(['Sound and light', 'R 148 800']);
    await axeFindsNothing('budget');
  });

  test('3.1 the team: nine people, each with a way to write and to call', async () => {
    await open();
    fireEvent.mouseDown(screen.getByRole('tab', { name: /^Team/ }));
    const call = await screen.findByRole('link', { name: 'Call Sipho Mthembu' });
    expect(call.getAttribute('href')).toBe('tel:+27115550115');
    const write = screen.getAllByRole('link', { name: /^Email / });
    expect(write).toHaveLength(9);
    expect(write[0]?.getAttribute('href')).toBe('mailto:naledi.mokoena@grace-valley.example');
    await axeFindsNothing('team');
  });

  test('a dashboard that lost its data says so, and the demo data come back by a reset', async () => {
    await open();
    await demo.dashboard.clear();
    await screen.findByRole('heading', { name: 'No numbers here' });
    fireEvent.keyDown(screen.getByRole('button', { name: 'More about the demo' }), {
      key: 'Enter',
    });
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Reset demo data' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Reset demo data' }));
    await screen.findByRole('heading', { level: 1, name: 'Welcome back, Thabo' });
  });
});
