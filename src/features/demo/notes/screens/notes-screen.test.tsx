// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { openApp } from '../../../../../tests/support/app-page.tsx';
import { axeFindsNothing } from '../../../../../tests/support/axe-here.ts';
import { eachOnDemoScreens, openDemo } from '../../../../../tests/support/demo-screens.tsx';
import { must } from '#domain/must.ts';
import { demoDatabase } from '#store/demo/database.ts';
import { allLabels, allNotes } from '#store/demo/notes/queries.ts';

const demo = demoDatabase();
const panelName = 'Labels and archive';

eachOnDemoScreens();

async function openNotes() {
  const where = await openDemo('/apps/notes');
  await screen.findByRole('heading', { name: 'Sunday welcome' });
  return where;
}

const cards = () =>
  within(screen.getByRole('region', { name: 'All notes shown' }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);

/** The entry of the panel, which is beside the list or opened over it. */
async function choose(name: RegExp): Promise<void> {
  const key = screen.queryByRole('button', { name: panelName });
  if (key) fireEvent.click(key);
  const panel = await screen.findByRole('navigation', { name: panelName });
  fireEvent.click(within(panel).getByRole('button', { name }));
}

async function open(title: string) {
  fireEvent.click(screen.getByRole('button', { name: `Open ${title}` }));
  return within(await screen.findByRole('dialog', { name: title }));
}

async function noteCalled(title: string) {
  return must(
    (await allNotes(demo)).find((one) => one.title === title),
    title,
  );
}

function type(field: HTMLElement, value: string): void {
  fireEvent.change(field, { target: { value } });
}

describe('the list', () => {
  test('S1-024 S2-080 cards of what is not archived, with checklist, labels and reminders', async () => {
    await openNotes();
    expect(cards()).toHaveLength(12);
    expect(screen.getByText('First aid kit').parentElement?.textContent).toContain('Done: ');
    const card = must(
      screen.getByRole('heading', { name: 'Packing list: camp' }).closest('article'),
      'the card',
    );
    expect(within(card).getByText('Events')).toBeTruthy();
    expect(card.textContent).toContain('Reminder 26 Nov 2026');
    await axeFindsNothing('the list');
  });

  test('chosen by archive, reminders and label; searched; and what to do where nothing is left', async () => {
    await openNotes();
    await choose(/^Archive/);
    await waitFor(() => expect(cards()).toHaveLength(3));
    expect(screen.getByRole('heading', { level: 1, name: 'Archive' })).toBeTruthy();
    await choose(/^Reminders/);
    await waitFor(() => expect(cards()[0]).toBe('Baptism Sunday'));
    await choose(/^Prayer/);
    await waitFor(() => expect(cards()).toEqual(['Prayer']));
    type(screen.getByRole('searchbox', { name: 'Search notes' }), 'generator');
    await screen.findByRole('heading', { name: 'No note says this' });
    await choose(/^Notes/);
    await waitFor(() => expect(cards()).toHaveLength(2));
    await demo.note.clear();
    await screen.findByRole('heading', { name: 'No notes yet' });
  });
});

describe('a note', () => {
  test('S7-089 a new one is kept by its key or by closing, and opens with all of its fields', async () => {
    await openNotes();
    fireEvent.keyDown(document.body, { key: '/', ctrlKey: true });
    const fresh = within(await screen.findByRole('dialog', { name: 'New note' }));
    const save = fresh.getByRole<HTMLButtonElement>('button', { name: 'Save note' });
    expect(save.disabled).toBe(true);
    expect(document.activeElement).toBe(fresh.getByRole('textbox', { name: 'Title' }));
    await axeFindsNothing('a new note');
    type(fresh.getByRole('textbox', { name: 'Text' }), 'Order tea');
    fireEvent.click(save);
    const opened = within(await screen.findByRole('dialog', { name: 'Order tea' }));
    await axeFindsNothing('an open note');
    fireEvent.click(opened.getByRole('button', { name: 'Close' }));
    fireEvent.click(screen.getByRole('button', { name: 'New note' }));
    const other = within(await screen.findByRole('dialog', { name: 'New note' }));
    type(other.getByRole('textbox', { name: 'Title' }), 'Half a thought');
    fireEvent.click(other.getByRole('button', { name: 'Close this' }));
    await screen.findByRole('heading', { name: 'Half a thought' });
    expect((await allNotes(demo)).slice(0, 2).map(({ content }) => content)).toEqual([
      '',
      'Order tea',
    ]);
  });

  test('everything of it saves by itself: words, checklist, labels, reminder', async () => {
    await openNotes();
    const { id } = await noteCalled('Parking team');
    const sheet = await open('Parking team');
    type(sheet.getByRole('textbox', { name: 'Title' }), 'Parking');
    fireEvent.click(sheet.getByRole('checkbox', { name: 'Confirm with the school' }));
    fireEvent.click(sheet.getByRole('button', { name: 'Remove Print vests list' }));
    const item = sheet.getByRole('textbox', { name: 'Add an item' });
    type(item, ' Torches ');
    fireEvent.submit(must(item.closest('form'), 'the form'));
    fireEvent.click(await sheet.findByRole('button', { name: 'Remove Service' }));
    fireEvent.click(sheet.getByRole('button', { name: /^Reminder 23 Nov 2026/ }));
    type(await sheet.findByLabelText('Time'), '17:30');
    await waitFor(async () => {
      const kept = await demo.note.get(id);
      expect(kept).toMatchObject({
        title: 'Parking',
        labels: [],
        tasks: [
          { content: 'Confirm with the school', completed: true },
          { content: 'Torches', completed: false },
        ],
      });
      const at = new Date(kept?.reminder ?? 0);
      expect([at.getHours(), at.getMinutes()]).toEqual([17, 30]);
    });
    fireEvent.click(await sheet.findByRole('button', { name: 'Remove the reminder' }));
    await waitFor(async () => expect((await demo.note.get(id))?.reminder).toBeNull());
  });

  test('a picture is added, kept on the device, and taken away; no picture says what can be', async () => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:roof');
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
    await openNotes();
    const { id } = await noteCalled('Prayer');
    const sheet = await open('Prayer');
    fireEvent.click(sheet.getByRole('button', { name: 'Add a picture' }));
    const place = sheet.getByRole('region', { name: 'Picture' });
    const input = must(place.querySelector('input'), 'the input');
    const pdf = new File(['1'], 'list.pdf', { type: 'application/pdf' });
    fireEvent.change(input, { target: { files: [pdf] } });
    await sheet.findByText(/^“list.pdf” is not a picture/);
    const photo = new File(['0123'], 'roof.png', { type: 'image/png' });
    fireEvent.change(input, { target: { files: [photo] } });
    await waitFor(async () =>
      expect((await demo.note.get(id))?.image).toBe('data:image/png;base64,MDEyMw=='),
    );
    fireEvent.click(await sheet.findByRole('button', { name: 'Remove' }));
    await waitFor(async () => expect((await demo.note.get(id))?.image).toBeNull());
  });

  test('S4-029 archived it goes to the archive, and back by undo', async () => {
    await openNotes();
    const sheet = await open('Prayer');
    fireEvent.click(sheet.getByRole('button', { name: 'Archive' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    await waitFor(() => expect(cards()).not.toContain('Prayer'));
    expect((await noteCalled('Prayer')).archived).toBe(true);
    fireEvent.click(undo);
    await waitFor(() => expect(cards()).toContain('Prayer'));
  });

  test('S7-091 deleted without a question, and brought back as it was', async () => {
    await openNotes();
    const before = await noteCalled('Parking team');
    const sheet = await open('Parking team');
    fireEvent.click(sheet.getByRole('button', { name: 'Delete note' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await demo.note.get(before.id)).toBeUndefined();
    fireEvent.click(undo);
    await screen.findByRole('heading', { name: 'Parking team' });
    expect(await noteCalled('Parking team')).toEqual(before);
  });
});

const titles = async () => (await allLabels(demo)).map(({ title }) => title);

test('S7-086 S4-032 labels are made, renamed and deleted for all notes; undo brings one back', async () => {
  await openNotes();
  await choose(/^Edit labels/);
  const sheet = within(await screen.findByRole('dialog', { name: 'Labels' }));
  const field = sheet.getByRole('textbox', { name: 'New label' });
  type(field, 'prayer');
  await sheet.findByText('There is a label “prayer”. Choose another name');
  type(field, 'Music');
  fireEvent.submit(must(field.closest('form'), 'the form'));
  const music = await sheet.findByRole('textbox', { name: 'Name of Music' });
  await axeFindsNothing('the labels');
  type(music, 'Choir');
  fireEvent.blur(music);
  await waitFor(async () => expect(await titles()).toContain('Choir'));
  fireEvent.click(sheet.getByRole('button', { name: 'Delete Service' }));
  await waitFor(async () => expect(await titles()).not.toContain('Service'));
  expect((await noteCalled('Sunday welcome')).labels).toEqual([]);
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () =>
    expect((await noteCalled('Sunday welcome')).labels.map(({ title }) => title)).toEqual([
      'Service',
    ]),
  );
});

test('S8-023 without a worker it says so, and offers to reload', async () => {
  await openApp('/apps/notes');
  await screen.findByText('Service workers are disabled or not supported by this browser');
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy();
});
