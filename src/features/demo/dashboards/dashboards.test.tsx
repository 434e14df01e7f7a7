// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  administrator,
  forgetBrowser,
  freshBrowser,
  openApp,
  signInHere,
} from '../../../../tests/support/app-page.tsx';
import { axeFindsNothing } from '../../../../tests/support/axe-here.ts';
import { workerGone, workerInCharge } from '../../../../tests/support/demo-worker.ts';
import { demoDatabase } from '#store/demo/database.ts';

const demo = demoDatabase();
const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ');

beforeEach(async () => {
  freshBrowser();
  await signInHere(administrator);
  workerInCharge();
});
afterEach(async () => {
  workerGone();
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

const openProject = async (search = '') => {
  await openApp(`/dashboards/project${search}`);
  await screen.findByRole('heading', { level: 1, name: 'Welcome back, Thabo' });
};

describe('project', () => {
  test('S2-067 S3-039 numbers, issues, tasks and the schedule, and every toggle changes its part alone', async () => {
    await openProject();
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
    await openProject();
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
    await openProject();
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
    await openProject('?tab=budget');
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
    await openProject();
    fireEvent.mouseDown(screen.getByRole('tab', { name: /^Team/ }));
    const call = await screen.findByRole('link', { name: 'Call Sipho Mthembu' });
    expect(call.getAttribute('href')).toBe('tel:+27115550115');
    const write = screen.getAllByRole('link', { name: /^Email / });
    expect(write).toHaveLength(9);
    expect(write[0]?.getAttribute('href')).toBe('mailto:naledi.mokoena@grace-valley.example');
    await axeFindsNothing('team');
  });

  test('a dashboard that lost its data says so, and the demo data come back by a reset', async () => {
    await openProject();
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

/** Files as the page hands them out. */
function keepFiles(): { name: string; text(): Promise<string> }[] {
  const files: { name: string; text(): Promise<string> }[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    const blob = file as Blob;
    files.push({ name: '', text: () => blob.text() });
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function named(
    this: HTMLAnchorElement,
  ) {
    const last = files.at(-1);
    if (last) last.name = this.download;
  });
  return files;
}

const openAnalytics = async () => {
  await openApp('/dashboards/analytics');
  await screen.findByRole('heading', { level: 1, name: 'Analytics dashboard' });
};

describe('analytics', () => {
  test('S2-067 S3-039 visitors of this year and the last, page views, and four audiences', async () => {
    await openAnalytics();
    expect(plain(chartSays('Visitors overview'))).toContain('From 390 to 684');
    choose('Visitors of', 'Last year');
    expect(plain(chartSays('Visitors overview'))).toContain('From 268 to 402');
    fireEvent.click(region('Visitors overview').getByRole('button', { name: 'Show as table' }));
    const days = rowsOf('Visitors overview, as a table');
    expect([days.length, days[0]?.[0], days.at(-1)?.[0]]).toEqual([120, '1 Jan', '31 Dec']);
    fireEvent.click(region('Gender').getByRole('button', { name: 'Show as table' }));
    expect(rowsOf('Gender, as a table')).toEqual([['Visitors', '26 031', '20 453']]);
    expect(region('Your audience').getAllByRole('heading', { level: 3 })).toHaveLength(4);
    await axeFindsNothing('analytics');
  });

  test('3.2 the time of a number is chosen, and each of three numbers says what it means', async () => {
    await openAnalytics();
    const registrations = region('Registrations');
    expect(registrations.getByText('2% under target')).toBeTruthy();
    fireEvent.change(registrations.getByRole('combobox', { name: 'Time of registrations' }), {
      target: { value: '3 months' },
    });
    expect(registrations.getByText('2% over target')).toBeTruthy();
    expect(screen.getByText('Higher than usual')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'About overall score' }));
    expect(await screen.findByText(/400 is usual/)).toBeTruthy();
  });

  test('3.2 Export hands out every number of the charts', async () => {
    const files = keepFiles();
    await openAnalytics();
    fireEvent.click(screen.getByRole('button', { name: 'Export' }));
    expect(files.map(({ name }) => name)).toEqual(['analytics.csv']);
    const lines = (await files[0]?.text())?.trim().split('\r\n') ?? [];
    // A head, 120 days of each of two years, and 65 days of two measures.
    expect(lines).toHaveLength(1 + 240 + 130);
    expect(lines[1]).toContain('Visitors overview,2025-01-01,268');
  });
});

const openFinance = async () => {
  const where = await openApp('/dashboards/finance');
  await screen.findByRole('heading', { level: 1, name: 'Finance' });
  return where;
};

const growth = () => screen.getByText('Growth a month').nextElementSibling?.textContent;

const choice = async (name: string) => {
  fireEvent.keyDown(screen.getByRole('button', { name: 'More about the previous statement' }), {
    key: 'Enter',
  });
  fireEvent.click(await screen.findByRole('menuitem', { name }));
};

describe('finance', () => {
  test('S2-067 S3-039 statements, balance, budget and transactions', async () => {
    await openFinance();
    expect(region('Previous statement').getByText('Paid on 28 Oct 2026')).toBeTruthy();
    expect(region('Current statement').getByText('To be paid before 28 Nov 2026')).toBeTruthy();
    expect(plain(region('Budget').getByText(/over the limit/).textContent)).toBe(
      'R 6 210 over the limit',
    );
    const ofAYear = growth();
    fireEvent.change(screen.getByRole('combobox', { name: 'Months of the balance' }), {
      target: { value: '3' },
    });
    expect(growth()).not.toBe(ofAYear);
    fireEvent.click(region('Account balance').getByRole('button', { name: 'Show as table' }));
    expect(rowsOf('Account balance, as a table')).toHaveLength(30);
    await axeFindsNothing('finance');
  });

  test('3.3 transactions are ordered by any column, five of them, or all', async () => {
    await openFinance();
    expect(rowsOf('Transactions').map(([, date]) => date)).toEqual([
      '21 Nov 2026',
      '20 Nov 2026',
      '19 Nov 2026',
      '18 Nov 2026',
      '17 Nov 2026',
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Amount' }));
    expect(rowsOf('Transactions')[0]?.slice(2)).toEqual([
      'Food drive, wholesaler',
      '− R 12 650,75',
      'Completed',
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'See all 12 transactions' }));
    expect(rowsOf('Transactions')).toHaveLength(12);
  });

  test('3.3 a statement: what it was spent on, its tax, and on paper alone', async () => {
    await openFinance();
    await choice('Spending breakdown');
    await screen.findByRole('dialog', { name: 'Previous statement, spending' });
    expect(rowsOf('Previous statement, spending')[0]).toEqual([
      'Rent and halls',
      'R 76 620,60',
      '42%',
    ]);
    await axeFindsNothing('spending');
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await choice('Tax breakdown');
    const tax = await screen.findByRole('dialog', { name: 'Previous statement, tax' });
    expect(plain(tax.textContent)).toContain('VAT R 23 795,22');
    fireEvent.keyDown(tax, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const printed = vi.fn();
    vi.stubGlobal('print', printed);
    await choice('Print statement');
    await waitFor(() => expect(printed).toHaveBeenCalledOnce());
    expect(document.querySelector('[data-alone]')?.getAttribute('aria-label')).toBe(
      'Previous statement',
    );
  });

  test('3.3 Download summary hands out the budget, Reports leads to the reports', async () => {
    const files = keepFiles();
    const where = await openFinance();
    fireEvent.click(region('Budget').getByRole('button', { name: 'Download summary' }));
    const text = (await files[0]?.text()) ?? '';
    expect(text).toContain('Budget,Bills,,46210.00');
    fireEvent.click(screen.getByRole('button', { name: 'Reports' }));
    await waitFor(() => expect(where()).toContain('/apps/churches/attendance-reports'));
  });
});

const openCrypto = async () => {
  await openApp('/dashboards/crypto');
  await screen.findByRole('heading', { level: 1, name: 'Crypto' });
};

const openWatchlist = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Watchlist' }));
  return within(await screen.findByRole('dialog', { name: 'Watchlist' }));
};

describe('crypto', () => {
  test('S2-067 S3-039 a coin, its price over five stretches of time, and another coin of the watchlist', async () => {
    await openCrypto();
    expect(chartSays('Price of Bitcoin')).toContain('Bitcoin rose from');
    const plot = region('Price of Bitcoin').getByRole('region');
    fireEvent.keyDown(plot, { key: 'End' });
    expect(plain(region('Price of Bitcoin').getByRole('status').textContent)).toMatch(
      /^22 Nov, \d\d:41: BTC R 1 184 220$/,
    );
    choose('Time', 'Year');
    fireEvent.click(region('Price of Bitcoin').getByRole('button', { name: 'Show as table' }));
    expect(rowsOf('Price of Bitcoin, as a table')).toHaveLength(145);
    expect(rowsOf('Price of Bitcoin, as a table').at(-1)).toEqual(['22 Nov 2026', 'R 1 184 220']);
    await axeFindsNothing('crypto');
    const list = await openWatchlist();
    await axeFindsNothing('watchlist');
    fireEvent.click(list.getByRole('button', { name: /^Ripple/ }));
    await screen.findByRole('heading', { name: 'Price of Ripple' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('3.4 the form says what it comes to, refuses what the wallet has not, and a trade can be undone', async () => {
    await openCrypto();
    const form = await openWatchlist();
    const amount = form.getByRole('textbox', { name: 'Amount' });
    fireEvent.click(form.getByRole('radio', { name: 'Sell' }));
    fireEvent.change(amount, { target: { value: '0,5' } });
    fireEvent.click(form.getByRole('button', { name: 'Sell Bitcoin' }));
    expect(form.getByText('This wallet has 0,4281 BTC. Enter less')).toBeTruthy();
    fireEvent.change(amount, { target: { value: '0,0281' } });
    expect(plain(form.getByRole('status').textContent)).toBe('You receive R 33 277');
    fireEvent.click(form.getByRole('button', { name: 'Sell Bitcoin' }));
    await form.findByRole('option', { name: 'Bitcoin, 0,4 BTC' });
    fireEvent.click(await screen.findByRole('button', { name: 'Undo', hidden: true }));
    await form.findByRole('option', { name: 'Bitcoin, 0,4281 BTC' });
  });
});
