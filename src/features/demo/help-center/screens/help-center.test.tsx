// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { axeFindsNothing } from '../../../../../tests/support/axe-here.ts';
import { eachOnDemoScreens, openDemo } from '../../../../../tests/support/demo-screens.tsx';
import { workerGone } from '../../../../../tests/support/demo-worker.ts';
import { demoDatabase } from '#store/demo/database.ts';
import { allSupportMessages, guideAt } from '#store/demo/help-center/queries.ts';

const demo = demoDatabase();
const base = '/apps/help-center';

eachOnDemoScreens();

async function openHelp(path = '') {
  return openDemo(`${base}${path}`);
}

/** One guide as the device keeps it. */
const helpful = async () => (await guideAt(demo, 'getting-started/invite-your-team'))?.helpful;

const heading = (name: string, level = 2) => screen.findByRole('heading', { name, level });
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('home', () => {
  test('S1-024 S2-075 the ways to help with how much there is, and the answers asked for most', async () => {
    await openHelp();
    await heading('How can we help you?', 1);
    const doors = within(screen.getByRole('list', { name: 'Ways to help' }));
    await doors.findByRole('link', { name: /^Questions.*29 answers/ });
    await doors.findByRole('link', { name: /^Guides.*27 guides/ });
    expect(doors.getByRole('link', { name: /^Support/ }).getAttribute('href')).toBe(
      `${base}/support`,
    );
    const most = within(await screen.findByRole('region', { name: 'Asked most' }));
    expect(most.getAllByRole('heading', { level: 3 })).toHaveLength(5);
    fireEvent.click(most.getByRole('button', { name: 'I forgot my PIN' }));
    await most.findByText(/^Ask an administrator/);
    await axeFindsNothing('the home of the help center');
  });

  test('a store that does not answer: no number is said, nothing is said to be missing, and a key tries again', async () => {
    for (const table of [demo.faq, demo.guide]) {
      const broken = vi.spyOn(table, 'toArray').mockRejectedValue(new Error('Broken'));
      onTestFinished(() => broken.mockRestore());
    }
    await openHelp();
    await heading('The questions cannot be read');
    screen.getByRole('button', { name: 'Load the page again' });
    expect(screen.queryByText(/\d (answers|guides)/)).toBeNull();
    type('Search questions and guides', 'bank transfer');
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Ways to help' })).toBeNull());
    await heading('The questions cannot be read');
    expect(screen.queryByText('Nothing found')).toBeNull();
  });

  test('the search finds questions by their answers, and guides; and says what to do where it finds none', async () => {
    await openHelp();
    await screen.findByRole('link', { name: /29 answers/ });
    type('Search questions and guides', 'bank transfer');
    const questions = within(await screen.findByRole('region', { name: 'Questions found' }));
    expect(questions.getByRole('button', { name: 'How can we pay?' })).toBeTruthy();
    const guides = within(screen.getByRole('region', { name: 'Guides found' }));
    expect(guides.getByRole('link').getAttribute('href')).toBe(
      `${base}/guides/payments/pay-by-bank-transfer`,
    );
    type('Search questions and guides', 'giraffe');
    await heading('Nothing found');
  });
});

test('S2-076 all questions by category; the search leaves out what says something else', async () => {
  await openHelp('/faqs');
  await heading('Licences');
  expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
    'Asked most',
    'General questions',
    'Licences',
    'Payments',
    'Support',
  ]);
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(29);
  await axeFindsNothing('the questions');
  type('Search questions', 'debit order');
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2));
  type('Search questions', 'giraffe');
  await heading('No question says this');
});

describe('guides', () => {
  test('S2-077 five of each category and the way to all of them; searched as well', async () => {
    const where = await openHelp('/guides');
    const projects = within(await screen.findByRole('region', { name: 'Projects' }));
    expect(projects.getAllByRole('link')).toHaveLength(6);
    const settings = within(screen.getByRole('region', { name: 'Settings' }));
    expect(settings.getAllByRole('link')).toHaveLength(5);
    await axeFindsNothing('the guides');
    type('Search guides', 'roof');
    const found = within(await screen.findByRole('list', { name: 'Guides found' }));
    expect(found.getByRole('link', { name: /^Raise money for a roof/ })).toBeTruthy();
    type('Search guides', '');
    fireEvent.click(await screen.findByRole('link', { name: 'View all 8 of Projects' }));
    const list = within(await screen.findByRole('list', { name: 'Guides of Projects' }));
    expect(list.getAllByRole('link')).toHaveLength(8);
    expect(screen.getByText('8 guides')).toBeTruthy();
    await axeFindsNothing('the guides of a category');
    fireEvent.click(list.getByRole('link', { name: /^Keep a board/ }));
    await waitFor(() => expect(where()).toBe(`${base}/guides/projects/keep-a-board`));
  });

  test('a guide keeps whether it helped, and leads to the next one, also of the next category', async () => {
    const where = await openHelp('/guides/getting-started/invite-your-team');
    await heading('Invite your team', 1);
    await screen.findByText('Step by step');
    await axeFindsNothing('a guide');
    fireEvent.click(button('Yes'));
    await waitFor(async () => expect(await helpful()).toBe(true));
    await waitFor(() => expect(button('Yes').getAttribute('aria-pressed')).toBe('true'));
    fireEvent.click(button('No'));
    await waitFor(async () => expect(await helpful()).toBe(false));
    fireEvent.click(button('No'));
    await waitFor(async () => expect(await helpful()).toBeNull());
    fireEvent.click(button('All guides'));
    const panel = within(await screen.findByRole('dialog', { name: 'All guides' }));
    expect(panel.getAllByRole('link')).toHaveLength(27);
    await axeFindsNothing('the list of all guides');
    fireEvent.click(panel.getByRole('button', { name: 'Close all guides' }));
    fireEvent.click(await screen.findByRole('link', { name: 'Next: Plan a project' }));
    await waitFor(() => expect(where()).toBe(`${base}/guides/projects/plan-a-project`));
  });

  test('a guide or a category that is not there is logged, and leads to what is above it', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const where = await openHelp('/guides/projects/nothing');
    await waitFor(() => expect(where()).toBe(`${base}/guides/projects`));
    expect(warned).toHaveBeenCalledWith('Could not found guide with id of projects/nothing!');
    workerGone();
    const other = await openHelp('/guides/nothing');
    await waitFor(() => expect(other()).toBe(`${base}/guides`));
  });
});

describe('support', () => {
  test('S2-078 each field says what is wrong once it was left; what is missing is named until it can be sent', async () => {
    await openHelp('/support');
    await heading('Contact support', 1);
    expect([button('Clear').disabled, button('Submit').disabled]).toEqual([true, true]);
    fireEvent.blur(screen.getByLabelText('Name'));
    await screen.findByText('Enter your name');
    type('Email', 'naledi');
    fireEvent.blur(screen.getByLabelText('Email'));
    await screen.findByText('Check the address. It should look like name@example.org');
    expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
    expect(
      screen.getByText('Still to fill in: your name, your email, a subject, your message'),
    ).toBeTruthy();
    await axeFindsNothing('the form with errors');
    fireEvent.click(button('Clear'));
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('');
    expect(screen.queryByText('Enter your name')).toBeNull();
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('naledi');
  });

  test('a message is kept on the device, said for a while, listed; deleted it can come back', async () => {
    await openHelp('/support');
    await heading('Contact support', 1);
    type('Name', 'Naledi Mokoena');
    type('Email', 'naledi@example.org');
    type('Subject', 'Idea');
    type('Message', 'A larger font for the tally.');
    expect(button('Submit').disabled).toBe(false);
    fireEvent.click(button('Submit'));
    await screen.findByText(/^Your message was submitted/);
    const [kept] = await allSupportMessages(demo);
    expect(kept).toMatchObject({ name: 'Naledi Mokoena', subject: 'Idea' });
    expect(screen.getByLabelText<HTMLInputElement>('Subject').value).toBe('');
    const list = within(await screen.findByRole('region', { name: 'Your messages' }));
    await axeFindsNothing('the form with a message below');
    fireEvent.click(list.getByRole('button', { name: 'Delete Idea' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Your messages' })).toBeNull());
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByRole('region', { name: 'Your messages' });
    expect(await allSupportMessages(demo)).toEqual([kept]);
  });
});
