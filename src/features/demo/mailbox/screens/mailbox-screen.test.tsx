// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { openApp } from '../../../../../tests/support/app-page.tsx';
import { axeFindsNothing } from '../../../../../tests/support/axe-here.ts';
import { eachOnDemoScreens, openDemo } from '../../../../../tests/support/demo-screens.tsx';
import { askWorker } from '../../../../../tests/support/demo-worker.ts';
import { Failure } from '#domain/errors.ts';
import { fileBytes } from '#domain/demo/file-content.ts';
import type { Mail } from '#domain/demo/mailbox/entities.ts';
import { must } from '#domain/must.ts';
import { demoDatabase } from '#store/demo/database.ts';
import { allMailLabels, allMails } from '#store/demo/mailbox/queries.ts';
import { subjectOf } from '../words.ts';

/** A browser tests the cleaning (tests/e2e): this document has another parser. */
vi.mock('../../../../ui/rich-text/clean-html.ts', () => ({
  cleanHtml: (html: string) => {
    const nodes = document.createDocumentFragment();
    const paragraph = document.createElement('p');
    paragraph.textContent = html.replaceAll(/<[^>]*>/g, ' ').trim();
    nodes.append(paragraph);
    return nodes;
  },
}));

/** Pictures are drawn in a browser (tests/e2e): this document has no canvas. */
vi.mock('../../../../api/pictures/redraw-picture.ts', () => ({
  redrawPicture: async (file: Blob) => {
    if ((await file.text()) === 'drawn') return file;
    throw new Failure('validation', 'This picture cannot be read');
  },
}));

/** The editor has a test of its own: here somebody types into a plain field. */
vi.mock('../../../../ui/rich-text/rich-text-editor.tsx', () => ({
  RichTextEditor: ({
    names,
    html,
    isWrong,
    onChange,
  }: {
    names: { label: string };
    html: string;
    isWrong: boolean;
    onChange(html: string): void;
  }) => (
    <textarea
      aria-labelledby={names.label}
      aria-invalid={isWrong}
      defaultValue={html}
      onChange={(event) => onChange(`<p>${event.target.value}</p>`)}
    />
  ),
}));

const demo = demoDatabase();

eachOnDemoScreens({ row: 64, box: 500 });

async function openMailbox(path = '/apps/mailbox') {
  const where = await openDemo(path);
  await screen.findByRole('button', { name: 'Compose' });
  return where;
}

const list = (name = 'Inbox') => screen.findByRole('list', { name });
const rows = async (name?: string) => within(await list(name)).getAllByRole('link');
const now = (id: string) => demo.mail.get(id);
const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** Also makes the first data, where there is none. */
const labelsNow = async () => {
  await askWorker(new Request('http://localhost/api/apps/mailbox/labels'));
  return allMailLabels(demo);
};

async function mailWhere(fits: (mail: Mail) => boolean): Promise<Mail> {
  return must((await allMails(demo)).find(fits), 'a mail');
}

/** In the place of its list. */
async function openMail(fits: (mail: Mail) => boolean) {
  await labelsNow();
  const mail = await mailWhere(fits);
  const where = await openMailbox(`/apps/mailbox/${mail.folder}/1/${mail.id}`);
  await screen.findByRole('article', { name: subjectOf(mail) });
  return { mail, where };
}

/** A mail opened in another place than its folder. */
async function mailAt(place: string, fits: (mail: Mail) => boolean) {
  await labelsNow();
  const mail = await mailWhere(fits);
  const where = await openMailbox(`/apps/mailbox/${place}/1/${mail.id}`);
  await screen.findByRole('article', { name: subjectOf(mail) });
  return { mail, where };
}

function type(field: HTMLElement, value: string): void {
  fireEvent.change(field, { target: { value } });
}

/** The widest screen: everything has room beside the list. */
function onWideScreen(): void {
  vi.spyOn(globalThis, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media.includes('min-width'),
      onchange: null,
      addListener: vi.fn(),
      removeListener: vi.fn(),
    }),
  );
}

describe('the list', () => {
  test('S1-024 S2-079 it begins with the inbox, ten mails a page; pages have addresses', async () => {
    const where = await openMailbox();
    expect(await rows()).toHaveLength(10);
    expect(where()).toBe('/apps/mailbox/inbox/1');
    const pages = screen.getByRole('navigation', { name: 'Pages of Inbox' });
    expect(pages.textContent).toContain('1 - 10 of 45');
    const [first] = await rows();
    expect(first?.textContent).toMatch(
      /^UnreadThabo NkosiImportant.+Khayelitsha venue on SundayStarredMolo Naledi, The school/,
    );
    await axeFindsNothing('the list');
    const after = within(pages).getByRole('button', { name: 'Page after' });
    after.focus();
    fireEvent.click(after);
    await screen.findByText('11 - 20 of 45');
    expect(document.activeElement).toBe(after);
    expect(where()).toBe('/apps/mailbox/inbox/2');
  });

  test.each([
    ['/apps/mailbox/inbox/99', '/apps/mailbox/inbox/5', '41 - 45 of 45'],
    ['/apps/mailbox/inbox/0', '/apps/mailbox/inbox/1', '1 - 10 of 45'],
    ['/apps/mailbox/attic/3', '/apps/mailbox/inbox/1', '1 - 10 of 45'],
    ['/apps/mailbox/filter/starred', '/apps/mailbox/filter/starred/1', '1 - 10 of 56'],
    ['/apps/mailbox/sent', '/apps/mailbox/sent/1', '1 - 10 of 17'],
  ])('S2-079 %s leads to %s', async (asked, shown, range) => {
    const where = await openMailbox(asked);
    await screen.findByText(range);
    expect(where()).toBe(shown);
  });

  test('a label that is none, and a mail that is none, lead to a list and are logged', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const where = await openMailbox('/apps/mailbox/label/never-was/1');
    await waitFor(() => expect(where()).toBe('/apps/mailbox/inbox/1'));
    expect(log).toHaveBeenCalledWith('Could not found label with slug of never-was!');
  });

  test('an id that names no mail is logged, and leads to its list', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const where = await openMailbox('/apps/mailbox/sent/2/never-was');
    await waitFor(() => expect(where()).toBe('/apps/mailbox/sent/2'));
    expect(log).toHaveBeenCalledWith('Could not found mail with id of never-was!');
  });

  test('S9-026 S9-027 S9-028 folders, filters and labels with their counts, each at its address', async () => {
    onWideScreen();
    const where = await openMailbox();
    const side = within(await screen.findByRole('navigation', { name: 'Mailboxes' }));
    const entry = (name: string) => side.findByRole('link', { name });
    for (const name of ['Inbox , 27', 'Sent', 'Drafts , 7', 'Spam , 13', 'Trash', 'Starred']) {
      expect(await entry(name)).toBeTruthy();
    }
    fireEvent.click(await entry('Drafts , 7'));
    await screen.findByText('1 - 7 of 7');
    fireEvent.click(await entry('Events'));
    await list('Events');
    expect(where()).toBe('/apps/mailbox/label/events/1');
    await axeFindsNothing('a label beside the list');
  });

  test('an empty folder says so', async () => {
    await openMailbox();
    await demo.mail.clear();
    await screen.findByRole('heading', { name: 'No mails here' });
    expect(screen.queryByText('Select a mail')).toBeNull();
  });

  test('issue 15: of 5 000 mails a page is drawn, and the search goes through all of them', async () => {
    const where = await openMailbox();
    const one = await mailWhere(({ folder }) => folder === 'spam');
    await demo.mail.bulkAdd(
      Array.from({ length: 4900 }, (_, at) => ({ ...one, id: `more${at}`, subject: `More ${at}` })),
    );
    const search = screen.getByRole('searchbox', { name: 'Search all mails' });
    type(search, 'more 4899');
    await screen.findByText('1 mail found');
    fireEvent.click(must((await rows('Mails found'))[0], 'the one'));
    await screen.findByRole('article', { name: 'More 4899' });
    expect(where()).toBe('/apps/mailbox/spam/1/more4899');
    type(search, 'nothing says this');
    await screen.findByRole('heading', { name: 'No mail says this' });
  });
});

describe('a mail', () => {
  test('S7-085 opening it marks it as read, once; it can be unread again', async () => {
    const { mail } = await openMail(({ unread, cc }) => unread && cc.length > 0);
    await waitFor(async () => expect((await now(mail.id))?.unread).toBe(false));
    expect(document.activeElement?.textContent).toBe(mail.subject);
    await axeFindsNothing('a mail');
    fireEvent.click(button('to me and 2 others'));
    const facts = within(await screen.findByRole('dialog', { name: 'Addresses of this mail' }));
    expect(facts.getByText(mail.cc.join(', '))).toBeTruthy();
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.keyDown(button('More for this mail'), { key: 'Enter' });
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Mark as unread' }));
    await waitFor(async () => expect((await now(mail.id))?.unread).toBe(true));
  });

  test('it goes to the trash, and comes back for 10 s', async () => {
    const { mail, where } = await openMail(({ folder }) => folder === 'inbox');
    fireEvent.click(button('Delete'));
    await waitFor(() => expect(where()).toBe('/apps/mailbox/inbox/1'));
    await waitFor(async () => expect((await now(mail.id))?.folder).toBe('trash'));
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await now(mail.id)).toEqual({ ...mail, unread: false }));
  });

  test('in the trash it is deleted for good, and that can be undone, too', async () => {
    const { mail } = await openMail(({ folder }) => folder === 'trash');
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
    fireEvent.keyDown(button('More for this mail'), { key: 'Enter' });
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete for good' }));
    await waitFor(async () => expect(await now(mail.id)).toBeUndefined());
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await now(mail.id)).toEqual(mail));
  });

  test('spam is moved, and what is none is moved back', async () => {
    const { mail } = await openMail(({ folder }) => folder === 'spam');
    fireEvent.keyDown(button('More for this mail'), { key: 'Enter' });
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Not spam' }));
    await waitFor(async () => expect((await now(mail.id))?.folder).toBe('inbox'));
  });

  test('what leaves the filter or the label that is shown closes', async () => {
    const starred = await mailAt('filter/starred', (mail) => mail.starred);
    fireEvent.click(button('Starred'));
    await waitFor(() => expect(starred.where()).toBe('/apps/mailbox/filter/starred/1'));
    await waitFor(async () => expect((await now(starred.mail.id))?.starred).toBe(false));
  });

  test('labels are ticked; taking away the one that is shown closes the mail', async () => {
    const events = must(
      (await labelsNow()).find(({ slug }) => slug === 'events'),
      'events',
    );
    const { mail, where } = await mailAt('label/events', ({ labels }) =>
      labels.includes(events.id),
    );
    fireEvent.click(button('Labels'));
    const choices = within(await screen.findByRole('dialog', { name: 'Labels of this mail' }));
    fireEvent.click(choices.getByRole('checkbox', { name: 'Personal' }));
    const personal = must(
      (await labelsNow()).find(({ slug }) => slug === 'personal'),
      'personal',
    );
    await waitFor(async () => expect((await now(mail.id))?.labels).toContain(personal.id));
    fireEvent.click(choices.getByRole('checkbox', { name: 'Events' }));
    await waitFor(() => expect(where()).toBe('/apps/mailbox/label/events/1'));
    await waitFor(async () => expect((await now(mail.id))?.labels).not.toContain(events.id));
  });

  test('on a wide screen it stands beside its list, unless the settings say otherwise', async () => {
    onWideScreen();
    const where = await openMailbox();
    await screen.findByRole('heading', { name: 'Select a mail' });
    const [first, second] = await rows();
    fireEvent.click(must(first, 'the first'));
    await screen.findByRole('article');
    expect(await rows()).toHaveLength(10);
    must(first, 'the first').focus();
    fireEvent.keyDown(must(first, 'the first'), { key: 'j' });
    const next = must(second?.getAttribute('href'), 'its address');
    await waitFor(() => expect(where()).toBe(next));
    const id = must(next.split('/').at(-1), 'its id');
    const { subject } = must(await now(id), 'the second');
    await screen.findByRole('article', { name: subject });
    expect(document.activeElement).toBe(second);
    fireEvent.keyDown(must(second, 'the second'), { key: '#' });
    await waitFor(async () => expect((await now(id))?.folder).toBe('trash'));
    await waitFor(() => expect(second?.isConnected).toBe(false));
    await waitFor(async () => expect(document.activeElement).toBe((await rows())[1]));
    await askWorker(
      new Request('http://localhost/api/apps/mailbox/settings', {
        method: 'PATCH',
        body: JSON.stringify({ settings: { messageLayout: 'alone' } }),
      }),
    );
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: 'Select a mail' })).toBeNull(),
    );
  });
});

const box = (name: RegExp) => screen.getByRole('textbox', { name });
const addresses = (name: RegExp) => screen.getByRole<HTMLInputElement>('combobox', { name });
const compose = async () => {
  fireEvent.click(button('Compose'));
  const dialog = within(await screen.findByRole('dialog', { name: 'New mail' }));
  await dialog.findByRole('textbox', { name: 'Text' });
  return dialog;
};
const written = (subject: string) => demo.mail.filter((mail) => mail.subject === subject).first();

describe('what somebody writes', () => {
  test('it is sent, stands in Sent, and can be taken back', async () => {
    await openMailbox();
    const dialog = await compose();
    await axeFindsNothing('a mail being written');
    fireEvent.click(dialog.getByRole('button', { name: 'Send' }));
    await dialog.findByText('Enter an address');
    expect(dialog.getByText('Write something first')).toBeTruthy();
    expect(document.activeElement).toBe(addresses(/^To/));
    type(addresses(/^To/), 'Sipho <sipho@example.org>, fatima@example');
    await dialog.findByText(/^Check “fatima@example”/);
    type(addresses(/^To/), 'Sipho <sipho@example.org>');
    fireEvent.click(dialog.getByRole('button', { name: 'Add Cc' }));
    type(addresses(/^Cc/), 'fatima@example.org');
    type(box(/^Subject/), 'Chairs');
    type(box(/^Text/), 'Twelve more.');
    fireEvent.click(dialog.getByRole('button', { name: 'Send' }));
    await waitFor(async () => expect((await written('Chairs'))?.folder).toBe('sent'));
    expect(await written('Chairs')).toMatchObject({
      to: 'Sipho <sipho@example.org>',
      cc: ['fatima@example.org'],
      content: '<p>Twelve more.</p>',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect((await written('Chairs'))?.folder).toBe('drafts'));
  });

  test('it is sent, also where its page goes away before an answer comes', async () => {
    await openMailbox();
    const dialog = await compose();
    type(addresses(/^To/), 'sipho@example.org');
    type(box(/^Subject/), 'In a hurry');
    type(box(/^Text/), 'At six.');
    await waitFor(async () =>
      expect((await written('In a hurry'))?.content).toBe('<p>At six.</p>'),
    );
    // What was begun never comes back; a page that leaves asks by address, and does not wait.
    vi.stubGlobal('fetch', (asked: Request | string, init?: RequestInit) =>
      typeof asked === 'string'
        ? askWorker(new Request(new URL(asked, location.href), init))
        : new Promise(() => undefined),
    );
    fireEvent.click(dialog.getByRole('button', { name: 'Send' }));
    fireEvent(window, new Event('pagehide'));
    await waitFor(async () => expect((await written('In a hurry'))?.folder).toBe('sent'));
  });

  test('it is kept while somebody types, closed as a draft, and gone on with', async () => {
    const where = await openMailbox();
    const dialog = await compose();
    type(box(/^Subject/), 'Rain');
    await waitFor(async () => expect((await written('Rain'))?.folder).toBe('drafts'));
    type(box(/^Text/), 'It came through the roof');
    fireEvent.click(dialog.getByRole('button', { name: 'Close this' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const draft = must(await written('Rain'), 'the draft');
    expect(draft.content).toBe('<p>It came through the roof</p>');
    fireEvent.click(button('Mailboxes'));
    fireEvent.click(await screen.findByRole('link', { name: 'Drafts , 8' }));
    fireEvent.click(must((await rows('Drafts'))[0], 'the newest'));
    await waitFor(() => expect(where()).toBe(`/apps/mailbox/drafts/1/${draft.id}`));
    fireEvent.click(await screen.findByRole('button', { name: 'Edit draft' }));
    const again = within(await screen.findByRole('dialog', { name: 'Rain' }));
    fireEvent.click(again.getByRole('button', { name: 'Discard' }));
    await waitFor(async () => expect(await now(draft.id)).toBeUndefined());
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await now(draft.id)).toEqual(draft));
  });

  test('files are attached, removed and put back, sent, and downloaded as they were', async () => {
    await openMailbox();
    const dialog = await compose();
    type(addresses(/^To/), 'sipho@example.org');
    type(box(/^Subject/), 'Plans of the hall');
    type(box(/^Text/), 'See these.');
    const input = must(document.querySelector('input[type=file]'), 'the input');
    const song = new File([new Uint8Array([0, 255, 1])], 'Song.mp3', { type: 'audio/mpeg' });
    const film = new File([new Uint8Array(fileBytes + 1)], 'Film.mp4');
    const hall = new File(['drawn'], 'Hall.png', { type: 'image/png' });
    const broken = new File(['broken'], 'Broken.png', { type: 'image/png' });
    const files = [song, film, new File(['x'], 'Hall.txt'), hall, broken];
    fireEvent.change(input, { target: { files } });
    await dialog.findByText(
      /^“Film.mp4” was not attached: it has 5,0.MB. Choose a file of at most/,
    );
    await axeFindsNothing('a mail with files');
    fireEvent.click(await dialog.findByRole('button', { name: 'Remove Hall.txt' }));
    await waitFor(() => expect(dialog.queryByText('Hall.txt')).toBeNull());
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await dialog.findByText('Hall.txt');
    fireEvent.click(dialog.getByRole('button', { name: 'Send' }));
    await waitFor(async () => expect((await written('Plans of the hall'))?.folder).toBe('sent'));
    const { id, attachments } = must(await written('Plans of the hall'), 'the mail');
    expect(attachments).toMatchObject([
      { name: 'Song.mp3', type: 'audio/mpeg', size: 3, preview: null },
      { name: 'Hall.png', size: 5, preview: 'data:image/png;base64,ZHJhd24=' },
      { name: 'Broken.png', size: 6, preview: null },
      { name: 'Hall.txt', size: 1, preview: null },
    ]);
    fireEvent.click(button('Mailboxes'));
    fireEvent.click(await screen.findByRole('link', { name: /^Sent/ }));
    fireEvent.click(must((await rows('Sent'))[0], 'the newest'));
    const saved: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved.push(blob as Blob);
      return 'blob:song';
    });
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
    fireEvent.click(await screen.findByRole('button', { name: 'Download Song.mp3' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const bytes = await must(saved[0], 'the file').arrayBuffer();
    expect([...new Uint8Array(bytes)]).toEqual([0, 255, 1]);
    expect((await now(id))?.unread).toBe(false);
  });

  test('nothing is kept of an empty one', async () => {
    await openMailbox();
    const before = await demo.mail.count();
    const dialog = await compose();
    type(box(/^Subject/), 'A');
    await waitFor(async () => expect(await demo.mail.count()).toBe(before + 1));
    type(box(/^Subject/), '');
    fireEvent.click(dialog.getByRole('button', { name: 'Save as draft' }));
    await waitFor(async () => expect(await demo.mail.count()).toBe(before));
  });

  test('a reply, a reply to all and a forward begin with what they answer', async () => {
    const { mail } = await openMail(({ folder, cc }) => folder === 'inbox' && cc.length > 0);
    fireEvent.click(button('Reply all'));
    const dialog = within(await screen.findByRole('dialog', { name: `Re: ${mail.subject}` }));
    expect(addresses(/^To/)).toHaveProperty('value', mail.from.contact);
    expect(addresses(/^Cc/)).toHaveProperty('value', mail.cc.join(', '));
    const text = await dialog.findByRole('textbox', { name: 'Text' });
    expect(text).toHaveProperty('value', expect.stringContaining('wrote:'));
    fireEvent.click(dialog.getByRole('button', { name: 'Close this' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await demo.mail.count()).toBe(100);
    fireEvent.click(button('Forward'));
    await screen.findByRole('dialog', { name: `Fwd: ${mail.subject}` });
    expect(addresses(/^To/)).toHaveProperty('value', '');
  });

  test('Ctrl or Cmd with / begins one on any page of the mailbox', async () => {
    await openMailbox('/apps/mailbox/settings');
    fireEvent.keyDown(document.body, { key: '/', ctrlKey: true });
    await screen.findByRole('dialog', { name: 'New mail' });
  });
});

const suggested = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
/** Also waits until those who are known are read. */
const onTyping = async (field: HTMLElement, value: string) => {
  type(field, value);
  await screen.findByRole('listbox');
};

describe('people are suggested for the addresses of a mail', () => {
  test('by their names: Enter takes one, the next one is typed, and nobody is suggested twice', async () => {
    await openMailbox();
    const dialog = await compose();
    const to = addresses(/^To/);
    await onTyping(to, 'mth');
    expect(suggested()).toEqual(['Sipho Mthembu sipho.mthembu@example.org']);
    await axeFindsNothing('suggestions for a mail');
    press('Enter');
    expect(to.value).toBe('Sipho Mthembu <sipho.mthembu@example.org>, ');
    expect(document.activeElement).toBe(to);
    expect(to.selectionStart).toBe(to.value.length);
    type(to, `${to.value}mth`);
    expect(suggested()).toEqual([]);
    fireEvent.click(dialog.getByRole('button', { name: 'Add Cc' }));
    type(addresses(/^Cc/), 'mth');
    expect(suggested()).toEqual([]);
    type(to, `${to.value.replace(/mth$/, '')}"Zulu, Nomsa" <nomsa@example.org>, rad`);
    press('ArrowUp');
    press('Enter');
    type(addresses(/^Cc/), 'someone@example.org, ');
    type(box(/^Subject/), 'Suggested');
    type(box(/^Text/), 'At six.');
    fireEvent.click(dialog.getByRole('button', { name: 'Send' }));
    await waitFor(async () => expect((await written('Suggested'))?.folder).toBe('sent'));
    expect(await written('Suggested')).toMatchObject({
      to: 'Sipho Mthembu <sipho.mthembu@example.org>, "Zulu, Nomsa" <nomsa@example.org>, Gugu Radebe <gugu.radebe@example.org>',
      cc: ['someone@example.org'],
    });
  });

  test('by their addresses: a click takes one, in a copy as well', async () => {
    await openMailbox();
    const dialog = await compose();
    fireEvent.click(dialog.getByRole('button', { name: 'Add Bcc' }));
    const bcc = addresses(/^Bcc/);
    bcc.focus();
    await onTyping(bcc, 'a@b.org, thabo.n');
    fireEvent.click(screen.getByRole('option', { name: /^Thabo Nkosi/ }));
    expect(bcc.value).toBe('a@b.org, Thabo Nkosi <thabo.nkosi@example.org>, ');
    expect(document.activeElement).toBe(bcc);
  });

  test('Escape closes the list and leaves what was typed; the next one closes the mail', async () => {
    await openMailbox();
    await compose();
    const to = addresses(/^To/);
    await onTyping(to, 'sip');
    press('Escape');
    expect(suggested()).toEqual([]);
    expect(to.value).toBe('sip');
    expect(screen.getByRole('dialog', { name: 'New mail' })).toBeTruthy();
    press('Escape');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('before a letter only to ArrowDown: six, those of the most mails first; leaving takes nobody', async () => {
    await openMailbox();
    await compose();
    const to = addresses(/^To/);
    await waitFor(() => {
      press('ArrowDown');
      expect(suggested()).toHaveLength(6);
    });
    expect(suggested()[0]).toMatch(/^\w+ \w+ [a-z.]+@example\.org$/);
    box(/^Subject/).focus();
    await waitFor(() => expect(suggested()).toEqual([]));
    expect(to.value).toBe('');
  });

  test('people of Contacts whom no mail names are suggested as well', async () => {
    await openMailbox();
    await askWorker(new Request('http://localhost/api/apps/contacts/all'));
    await compose();
    await onTyping(addresses(/^To/), 'zod');
    expect(suggested()).toEqual(['Zodwa Hlophe zodwa.hlophe@example.org']);
  });
});

const label = (title: string) => demo.mailLabel.filter((one) => one.title === title).first();

test('S7-078 S7-079 S7-080 S4-032 labels are made, renamed, coloured and deleted in the settings', async () => {
  await openMailbox('/apps/mailbox/settings');
  await screen.findByRole('heading', { name: 'Mailbox settings' });
  const add = within(await screen.findByRole('form', { name: 'New label' }));
  await screen.findByRole('textbox', { name: 'Name of Events' });
  await axeFindsNothing('the settings');
  type(add.getByRole('textbox', { name: 'New label' }), 'events');
  await add.findByText(/^There is a label “events”/);
  type(add.getByRole('textbox', { name: 'New label' }), 'Choir');
  type(add.getByRole('combobox', { name: 'Colour' }), 'teal');
  fireEvent.click(add.getByRole('button', { name: 'Add label' }));
  type(await screen.findByRole('textbox', { name: 'Name of Choir' }), 'Choir and band');
  await waitFor(async () => expect((await label('Choir and band'))?.slug).toBe('choir-and-band'));
  type(await screen.findByRole('combobox', { name: 'Colour of Choir and band' }), 'pink');
  await waitFor(async () => expect((await label('Choir and band'))?.color).toBe('pink'));
  const events = must(await label('Events'), 'events');
  fireEvent.click(button('Delete Events'));
  const having = () => demo.mail.filter(({ labels }) => labels.includes(events.id)).count();
  await waitFor(async () => expect(await having()).toBe(0));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await having()).toBeGreaterThan(10));
});

test('S8-023 without a worker it says so, and offers to reload', async () => {
  await openApp('/apps/mailbox/inbox/1');
  await screen.findByText('Service workers are disabled or not supported by this browser');
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy();
});
