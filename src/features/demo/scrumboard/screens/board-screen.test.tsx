// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { openApp } from '../../../../../tests/support/app-page.tsx';
import { axeFindsNothing } from '../../../../../tests/support/axe-here.ts';
import { eachOnDemoScreens, openDemo } from '../../../../../tests/support/demo-screens.tsx';
import { must } from '#domain/must.ts';
import { demoDatabase } from '#store/demo/database.ts';
import { allBoards, wholeBoardWith } from '#store/demo/scrumboard/queries.ts';
import type * as CardParts from '../parts/card-face.tsx';

const drawn = vi.hoisted((): string[] => []);
// Notes which cards are drawn.
vi.mock('../parts/card-face.tsx', async (original) => {
  const parts = await original<typeof CardParts>();
  const CardFacts: typeof parts.CardFacts = (props) => {
    drawn.push(props.card.title);
    return parts.CardFacts(props);
  };
  return { ...parts, CardFacts };
});

const demo = demoDatabase();
const boards = '/apps/scrumboard';
const boardId = 'aaaaaaaa-0000-4000-8000-000000000001';
const planning = `${boards}/${boardId}`;

eachOnDemoScreens({ row: 100, box: 500 });

async function open(path: string) {
  return openDemo(path);
}

async function openPlanning(path = planning) {
  const where = await open(path);
  await screen.findByText('12 cards in 4 lists');
  return where;
}

/** Titles of cards in the store by the titles of their lists. */
async function kept() {
  const { lists } = must(await wholeBoardWith(demo, boardId), 'the board');
  return lists.map((list) => [list.title].concat(list.cards.map(({ title }) => title)));
}
const keptIn = async (list: string) =>
  must(
    (await kept()).find(([title]) => title === list),
    list,
  ).slice(1);

const cards = (list: string) =>
  within(screen.getByRole('list', { name: `Cards of ${list}` }))
    .queryAllByRole('link')
    .map(({ textContent }) => textContent);
const card = (title: string) => screen.getByRole('link', { name: title });
const key = (name: string) => screen.getByRole('button', { name });
const menu = (name: string) => fireEvent.keyDown(key(`More about ${name}`), { key: 'Enter' });
const entry = (name: string) => screen.findByRole('menuitem', { name });

function type(field: HTMLElement, value: string): void {
  fireEvent.change(field, { target: { value } });
}

async function press(code: string): Promise<void> {
  const at = document.activeElement ?? document.body;
  // The library listens to keys a moment after the first one.
  await act(async () => {
    fireEvent.keyDown(at, { code, key: code === 'Space' ? ' ' : code });
    await new Promise((done) => setTimeout(done));
  });
}

/** Lists stand beside each other, 300 px each, as if there were a layout. */
function columnsAside(): void {
  const lists = screen.getAllByRole('list', { name: /^Cards of/ });
  for (const [at, list] of lists.entries()) {
    list.getBoundingClientRect = () => new DOMRect(at * 300, 0, 288, 500);
  }
}

async function pointTo(clientX: number, clientY: number): Promise<void> {
  await act(async () => {
    fireEvent.mouseMove(document, { clientX, clientY });
    await new Promise((done) => setTimeout(done));
  });
}

async function rename(title: string, to: string, end: string): Promise<void> {
  fireEvent.click(key(title));
  const field = await screen.findByRole('textbox', { name: `Title of ${title}` });
  expect(document.activeElement).toBe(field);
  type(field, to);
  fireEvent.keyDown(field, { key: end });
}

describe('the boards', () => {
  test('S1-024 S2-081 each with icon, members and when it was edited; one is added and opened', async () => {
    const where = await open(boards);
    await screen.findByText('3 boards');
    const list = within(screen.getByRole('list', { name: 'Boards' }));
    expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Ministry planning',
      'Youth camp',
      'Building and grounds',
    ]);
    expect(list.getByText('+3')).toBeTruthy();
    expect(list.getByText('Edited 3 weeks ago')).toBeTruthy();
    await axeFindsNothing('the boards');
    fireEvent.click(list.getByRole('button', { name: 'Add a board' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'New board' }));
    fireEvent.click(sheet.getByRole('button', { name: 'Add board' }));
    await sheet.findByText('Enter the title');
    await axeFindsNothing('a new board');
    type(sheet.getByRole('textbox', { name: 'Title' }), 'Choir');
    fireEvent.click(sheet.getByRole('radio', { name: 'Music' }));
    fireEvent.click(sheet.getByRole('checkbox', { name: 'Naledi Mokoena' }));
    fireEvent.click(sheet.getByRole('button', { name: 'Add board' }));
    await screen.findByRole('heading', { name: 'Choir' });
    const [choir] = await allBoards(demo);
    expect(choir).toMatchObject({
      title: 'Choir',
      icon: 'music',
      members: [{ name: 'Naledi Mokoena' }],
    });
    expect(where()).toBe(`${boards}/${choir?.id}`);
    expect(screen.getByText('0 cards in 0 lists')).toBeTruthy();
    await screen.findByRole('button', { name: 'Add a list' });
  });

  test('searched with the cards of all of them; and what to do where there is none', async () => {
    const where = await open(boards);
    const search = await screen.findByRole('searchbox', { name: 'Search boards and cards' });
    await screen.findByText('3 boards');
    type(search, 'LAKE');
    await waitFor(() => expect(screen.queryByText('Ministry planning')).toBeNull());
    expect(screen.getByText('Youth camp')).toBeTruthy();
    type(search, 'nothing says this');
    await screen.findByRole('heading', { name: 'No board and no card says this' });
    type(search, 'soweto');
    await screen.findByRole('heading', { name: '2 cards found' });
    await axeFindsNothing('what is found');
    fireEvent.click(screen.getByRole('link', { name: /^Youth camp bus booking/ }));
    await waitFor(() => expect(where()).toMatch(/\/card\//));
    await screen.findByRole('dialog', { name: 'Youth camp bus booking' });
  });

  test('where there is no board it says what to do', async () => {
    await open(boards);
    await screen.findByText('3 boards');
    await demo.board.clear();
    await screen.findByRole('heading', { name: 'No boards yet' });
  });

  test('an id that names none is logged, and leads to the boards', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const where = await open(`${boards}/never-was`);
    await waitFor(() => expect(where()).toBe(boards));
    expect(log).toHaveBeenCalledWith('Could not found board with id of never-was!');
  });
});

describe('a board', () => {
  test('its lists with their cards: labels, what is overdue, checklist and members', async () => {
    await openPlanning();
    expect(cards('To do')).toEqual([
      'Christmas food drive',
      'Sound desk repair',
      'Easter venue quotes',
      'Names for the prayer week',
    ]);
    const first = within(must(card('Christmas food drive').closest('article'), 'the card'));
    expect(first.getByText('Outreach')).toBeTruthy();
    expect(first.getByText('2/6')).toBeTruthy();
    expect(first.getByText('Members: Thabo Nkosi and Zanele Mabaso')).toBeTruthy();
    const late = within(must(card('Sound desk repair').closest('article'), 'the card'));
    expect(late.getByText('Overdue since')).toBeTruthy();
    await axeFindsNothing('a board');
  });

  test('cards and lists are added one after the other; a blank title is ignored', async () => {
    await openPlanning();
    fireEvent.keyDown(document.body, { key: '/', ctrlKey: true });
    const field = await screen.findByRole('textbox', { name: 'Title of a new card in To do' });
    expect(document.activeElement).toBe(field);
    await axeFindsNothing('a card being added');
    type(field, '  ');
    fireEvent.keyDown(field, { key: 'Enter' });
    type(field, 'Keys for\nthe hall');
    fireEvent.keyDown(field, { key: 'Enter' });
    await waitFor(() => expect(cards('To do')).toHaveLength(5));
    expect((await keptIn('To do')).at(-1)).toBe('Keys for the hall');
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /new card/ }).value).toBe('');
    fireEvent.click(key('Cancel'));
    fireEvent.click(key('Add another list'));
    type(screen.getByRole('textbox', { name: 'Title of a new list' }), 'Later');
    fireEvent.click(key('Add list'));
    await screen.findByRole('list', { name: 'Cards of Later' });
    expect((await kept()).at(-1)).toEqual(['Later']);
  });

  test('a list is renamed in place: Enter saves, a blank title and Escape restore it', async () => {
    await openPlanning();
    await rename('To do', 'To plan', 'Enter');
    await screen.findByRole('list', { name: 'Cards of To plan' });
    await rename('To plan', ' ', 'Enter');
    await rename('To plan', 'Other', 'Escape');
    expect(await kept()).toContainEqual(['To plan', ...(await keptIn('To plan'))]);
    menu('To plan');
    fireEvent.click(await entry('Rename'));
    await screen.findByRole('textbox', { name: 'Title of To plan' });
  });

  test('S7-096 a list goes with its cards after a question, and comes back with them', async () => {
    await openPlanning();
    const before = await kept();
    menu('To do');
    fireEvent.click(await entry('Delete list'));
    const asked = within(await screen.findByRole('dialog', { name: 'Delete this list?' }));
    expect(asked.getByText('“To do” goes with its 4 cards.')).toBeTruthy();
    fireEvent.click(asked.getByRole('button', { name: 'Delete list' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await kept()).toEqual(before));
    await screen.findByText('12 cards in 4 lists');
  });

  test('S7-100 a card is deleted without a question, and can be undone', async () => {
    await openPlanning();
    const before = await kept();
    menu('Sound desk repair');
    fireEvent.click(await entry('Delete card'));
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await kept()).toEqual(before));
  });

  test('searched by what cards say; lists stay', async () => {
    await openPlanning();
    const search = screen.getByRole('searchbox', { name: 'Search cards' });
    type(search, 'SOWETO');
    await screen.findByText('2 cards found');
    expect(cards('To do')).toEqual(['Christmas food drive']);
    expect(cards('Completed')).toEqual([]);
    type(search, 'zanele');
    await screen.findByText('4 cards found');
    type(search, 'nothing says this');
    await screen.findByText('No card says this');
  });

  test('issue 15: of 1 000 cards of a list a few are drawn', async () => {
    await openPlanning();
    const one = must(await demo.boardCard.toCollection().first(), 'a card');
    await demo.boardCard.bulkAdd(
      Array.from({ length: 1000 }, (_, at) => ({
        ...one,
        id: `more${at}`,
        title: `More ${at}`,
        position: 1_000_000 + at,
      })),
    );
    await screen.findByText(/^1.012 cards in 4 lists$/);
    expect(screen.getAllByRole('article').length).toBeLessThan(60);
  });

  test('its settings, its labels, and its deletion with everything, which can be undone', async () => {
    const where = await openPlanning();
    const before = await kept();
    fireEvent.keyDown(key('More about the demo'), { key: 'Enter' });
    fireEvent.click(await entry('Board settings'));
    const sheet = within(await screen.findByRole('dialog', { name: 'Board settings' }));
    await axeFindsNothing('the settings');
    type(sheet.getByRole('textbox', { name: 'Title' }), 'Plans');
    const icons = within(sheet.getByRole('group', { name: 'Icon' }));
    expect(icons.getByRole<HTMLInputElement>('radio', { name: 'Board' }).checked).toBe(true);
    fireEvent.click(icons.getByRole('radio', { name: 'Tent' }));
    fireEvent.click(sheet.getByRole('button', { name: 'Save' }));
    await screen.findByRole('heading', { name: 'Plans' });
    expect(await demo.board.get(boardId)).toMatchObject({ title: 'Plans', icon: 'tent' });
    fireEvent.click(key('Labels'));
    const labels = within(await screen.findByRole('dialog', { name: 'Labels' }));
    await axeFindsNothing('the labels');
    fireEvent.click(labels.getByRole('button', { name: 'Delete Outreach' }));
    await waitFor(async () => expect(await demo.boardLabel.count()).toBe(4));
    fireEvent.click(labels.getByRole('button', { name: 'Close this' }));
    fireEvent.keyDown(key('More about the demo'), { key: 'Enter' });
    fireEvent.click(await entry('Delete board'));
    fireEvent.click(await screen.findByRole('button', { name: 'Delete board' }));
    await waitFor(() => expect(where()).toBe(boards));
    await waitFor(async () => expect(await demo.boardCard.count()).toBe(0));
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await kept()).toEqual(before));
  });
});

describe('moving', () => {
  test('B42 a card by keys: picked up, to the next list, put down; who listens hears each place', async () => {
    await openPlanning();
    const link = card('Sound desk repair');
    const described = document.querySelector(`#${link.getAttribute('aria-describedby')}`);
    expect(described?.textContent).toMatch(/^To move it, press space/);
    act(() => link.focus());
    await press('Space');
    await screen.findByText('Sound desk repair is picked up, place 2 of 4 in To do.');
    await press('ArrowRight');
    await screen.findByText('Sound desk repair: place 2 of 3 in In progress.');
    expect(screen.getByText('Move here')).toBeTruthy();
    await press('ArrowUp');
    await screen.findByText('Sound desk repair: place 1 of 3 in In progress.');
    await press('Space');
    await screen.findByText('Sound desk repair is put down, place 1 of 3 in In progress.');
    expect(screen.queryByText('Move here')).toBeNull();
    await waitFor(async () =>
      expect(await keptIn('In progress')).toEqual([
        'Sound desk repair',
        'Carols rehearsal plan',
        'Baptism class materials',
      ]),
    );
    await waitFor(() => expect(document.activeElement).toBe(card('Sound desk repair')));
  });

  test('B42 Escape leaves a card where it was', async () => {
    await openPlanning();
    const before = await kept();
    act(() => card('Sound desk repair').focus());
    await press('Space');
    await press('ArrowDown');
    await screen.findByText('Sound desk repair: place 3 of 4 in To do.');
    await press('Escape');
    await screen.findByText('Sound desk repair stays where it was.');
    expect(await kept()).toEqual(before);
  });

  test('B42 a list by keys', async () => {
    await openPlanning();
    act(() => key('Move To do').focus());
    await press('Space');
    await press('ArrowRight');
    await screen.findByText('To do: place 2 of 4.');
    await press('Enter');
    await waitFor(async () =>
      expect((await kept()).map(([title]) => title)).toEqual([
        'In progress',
        'To do',
        'In review',
        'Completed',
      ]),
    );
    await waitFor(() => expect(document.activeElement).toBe(key('Move To do')));
  });

  test('S4-033 by pointer: a card goes to where it is let go in another list, and no card opens', async () => {
    const where = await openPlanning();
    columnsAside();
    fireEvent.mouseDown(card('Christmas food drive'), { button: 0, clientX: 10, clientY: 10 });
    await pointTo(20, 20);
    await screen.findByText(/^Christmas food drive is picked up/);
    await pointTo(310, 160);
    await pointTo(310, 161);
    await screen.findByText('Christmas food drive: place 3 of 3 in In progress.');
    await pointTo(310, 110);
    await pointTo(310, 111);
    await screen.findByText('Christmas food drive: place 2 of 3 in In progress.');
    expect(screen.getByText('Move here')).toBeTruthy();
    await act(async () => fireEvent.mouseUp(document));
    await waitFor(async () =>
      expect(await keptIn('In progress')).toEqual([
        'Carols rehearsal plan',
        'Christmas food drive',
        'Baptism class materials',
      ]),
    );
    expect(where()).toBe(planning);
  });

  test('issue 15: a step of a drag opens a place, and draws no card anew', async () => {
    await openPlanning();
    columnsAside();
    fireEvent.mouseDown(card('Christmas food drive'), { button: 0, clientX: 10, clientY: 10 });
    await pointTo(20, 20);
    await pointTo(310, 160);
    await pointTo(310, 161);
    await screen.findByText(/place 3 of 3 in In progress/);
    expect(drawn).toContain('Christmas food drive');
    drawn.length = 0;
    await pointTo(310, 110);
    await pointTo(310, 111);
    await screen.findByText(/place 2 of 3 in In progress/);
    await pointTo(620, 10);
    await pointTo(620, 11);
    await screen.findByText(/place 1 of 2 in In review/);
    expect(screen.getByText('Move here')).toBeTruthy();
    expect(drawn).toEqual([]);
    await act(async () => fireEvent.keyDown(document, { code: 'Escape' }));
    await screen.findByText('Christmas food drive stays where it was.');
  });

  test('by pointer: a list goes to where another one is', async () => {
    await openPlanning();
    columnsAside();
    fireEvent.mouseDown(key('To do'), { button: 0, clientX: 10, clientY: 10 });
    await pointTo(20, 10);
    await pointTo(700, 10);
    await pointTo(701, 10);
    await screen.findByText('To do: place 3 of 4.');
    await act(async () => fireEvent.mouseUp(document));
    await waitFor(async () => expect((await kept())[2]?.[0]).toBe('To do'));
  });

  test('the menus do the same: up, down, to another list, and a list to the left', async () => {
    await openPlanning();
    menu('Sound desk repair');
    fireEvent.click(await entry('Move up'));
    await waitFor(async () => expect((await keptIn('To do'))[0]).toBe('Sound desk repair'));
    menu('Sound desk repair');
    fireEvent.click(await entry('Move to…'));
    const sheet = within(await screen.findByRole('dialog', { name: 'Move “Sound desk repair”' }));
    await axeFindsNothing('where a card goes');
    const list = sheet.getByRole<HTMLSelectElement>('combobox', { name: 'List' });
    const completed = must(
      [...list.options].find(({ text }) => text === 'Completed'),
      'the list',
    );
    type(list, completed.value);
    fireEvent.click(sheet.getByRole('radio', { name: 'At the end' }));
    fireEvent.click(sheet.getByRole('button', { name: 'Move card' }));
    await waitFor(async () => expect((await keptIn('Completed')).at(-1)).toBe('Sound desk repair'));
    menu('Completed');
    fireEvent.click(await entry('Move left'));
    await waitFor(async () => expect((await kept())[2]?.[0]).toBe('Completed'));
  });
});

const drive = `${planning}/card/cccccccc-0000-4000-8000-000000000001`;
const dialog = async (title: string) => within(await screen.findByRole('dialog', { name: title }));
const stored = () => demo.boardCard.get('cccccccc-0000-4000-8000-000000000001');

describe('a card', () => {
  test('opens at its own address; everything saves by itself; closing leads back to the board', async () => {
    const where = await openPlanning();
    fireEvent.click(card('Christmas food drive'));
    const sheet = await dialog('Christmas food drive');
    expect(where()).toBe(drive);
    const title = sheet.getByRole('textbox', { name: 'Title' });
    expect(document.activeElement).toBe(title);
    await axeFindsNothing('a card');
    type(title, 'Food drive');
    type(sheet.getByRole('textbox', { name: 'Description' }), 'For 400 families.');
    await waitFor(async () =>
      expect(await stored()).toMatchObject({
        title: 'Food drive',
        description: 'For 400 families.',
      }),
    );
    type(title, ' ');
    await sheet.findByText(/^Enter a title/);
    fireEvent.click(sheet.getByRole('checkbox', { name: 'Naledi Mokoena' }));
    fireEvent.click(sheet.getByRole('checkbox', { name: 'Vans' }));
    // Two changes, each saved by itself.
    await waitFor(async () => {
      const saved = await stored();
      expect(saved).toMatchObject({ title: 'Food drive', members: ['m2', 'm4', 'm1'] });
      expect(saved?.tasks.filter(({ completed }) => completed)).toHaveLength(3);
    });
    fireEvent.click(sheet.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(where()).toBe(planning));
    expect(cards('To do')[0]).toBe('Food drive');
  });

  test('S7-102 S7-103 labels by a search whose first match Enter takes; a due date, cleared again', async () => {
    await openPlanning(drive);
    const sheet = await dialog('Christmas food drive');
    fireEvent.click(await sheet.findByRole('button', { name: 'Labels' }));
    const find = await sheet.findByRole('textbox', { name: 'Find or add a tag' });
    await sheet.findByRole('checkbox', { name: 'Youth' });
    type(find, 'yo');
    fireEvent.keyDown(find, { key: 'Enter' });
    await waitFor(async () => expect((await stored())?.labels).toHaveLength(2));
    type(find, 'Music');
    fireEvent.keyDown(find, { key: 'Enter' });
    await waitFor(async () => expect((await stored())?.labels).toHaveLength(3));
    expect(await demo.boardLabel.where({ boardId }).count()).toBe(6);
    fireEvent.click(sheet.getByRole('button', { name: /^Due / }));
    fireEvent.click(await sheet.findByRole('button', { name: 'Clear the date' }));
    await waitFor(async () => expect((await stored())?.dueDate).toBeNull());
    expect(sheet.getByRole('button', { name: 'No due date' })).toBeTruthy();
  });

  test('goes to another list, and is deleted and brought back with what was just typed', async () => {
    const where = await openPlanning(drive);
    const sheet = await dialog('Christmas food drive');
    const list = sheet.getByRole<HTMLSelectElement>('combobox', { name: 'List' });
    await waitFor(() => expect(list.options).toHaveLength(4));
    const review = must(
      [...list.options].find(({ text }) => text === 'In review'),
      'the list',
    );
    type(list, review.value);
    await waitFor(async () =>
      expect(await keptIn('In review')).toEqual(['Youth camp bus booking', 'Christmas food drive']),
    );
    type(sheet.getByRole('textbox', { name: 'Title' }), 'Just typed');
    fireEvent.click(sheet.getByRole('button', { name: 'Delete card' }));
    await waitFor(() => expect(where()).toBe(planning));
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect((await stored())?.title).toBe('Just typed'));
  });

  test('of another board leads there', async () => {
    const other = `${boards}/aaaaaaaa-0000-4000-8000-000000000002`;
    const where = await open(drive.replace(planning, other));
    await waitFor(() => expect(where()).toBe(drive));
    await dialog('Christmas food drive');
  });

  test('an id that names none is logged, and leads to the board', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const where = await openPlanning(`${planning}/card/never-was`);
    await waitFor(() => expect(where()).toBe(planning));
    expect(log).toHaveBeenCalledWith('Could not found card with id of never-was!');
  });
});

test('S8-023 without a worker it says so, and offers to reload', async () => {
  await openApp(boards);
  await screen.findByText('Service workers are disabled or not supported by this browser');
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy();
});
