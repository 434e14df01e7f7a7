import { expect, test } from 'vitest';
import { ownContact } from '#domain/demo/mailbox/addresses.ts';
import type { Mail } from '#domain/demo/mailbox/entities.ts';
import {
  blankLetter,
  forwardOf,
  isBlank,
  letterOf,
  problemsOf,
  replyTo,
  writtenOf,
} from './letter.ts';
import { rangeWords, searchedText, toWords, whoOf, wordsOf } from './words.ts';

const sipho = 'Sipho Mthembu <sipho@example.org>';
const fatima = 'Fatima Adams <fatima@example.org>';

const mail: Mail = {
  id: 'm1',
  type: 'mail',
  from: { avatar: null, contact: sipho },
  to: `${ownContact}, ${fatima}`,
  cc: ['kagiso@example.org'],
  bcc: [],
  date: '2026-11-22T09:12:00.000Z',
  subject: 'Chairs',
  content: '<p>Twelve &amp; more.</p>',
  attachments: [],
  starred: false,
  important: false,
  unread: true,
  folder: 'inbox',
  labels: [],
};
const own: Mail = {
  ...mail,
  from: { avatar: null, contact: ownContact },
  to: fatima,
  folder: 'sent',
};

test('a reply goes to the sender, one to all to the others as well, never to oneself', () => {
  expect(replyTo(mail, false)).toMatchObject({ to: sipho, cc: '', subject: 'Re: Chairs' });
  expect(replyTo(mail, true)).toMatchObject({ to: sipho, cc: `${fatima}, kagiso@example.org` });
  expect(replyTo(own, false)).toMatchObject({ to: fatima, cc: '' });
  expect(replyTo(own, true)).toMatchObject({ to: fatima, cc: 'kagiso@example.org' });
  expect(replyTo({ ...mail, subject: 're: Chairs' }, false).subject).toBe('re: Chairs');
});

test('what is answered or forwarded stands below as a quotation', () => {
  expect(replyTo(mail, false).content).toMatch(
    /^<p><\/p><blockquote><p>On Nov 22, \d+:12 [AP]M, Sipho Mthembu wrote:<\/p><p>Twelve &amp; more/,
  );
  expect(forwardOf(mail)).toMatchObject({ to: '', cc: '', subject: 'Fwd: Chairs' });
  const file = { type: 'image/png', name: 'Hall.png', size: 1, preview: null };
  const forwarded = forwardOf({ ...mail, attachments: [file] });
  expect(writtenOf(forwarded).attachments).toEqual([file]);
  expect(replyTo({ ...mail, attachments: [file] }, true).attachments).toEqual([]);
  const hostile = { ...mail, from: { avatar: null, contact: '<b>Eve <eve@example.org>' } };
  expect(replyTo(hostile, false).content).toContain('&lt;b&gt;Eve wrote');
});

test('addresses are one field while they are written, and a list when they are kept', () => {
  const letter = {
    ...blankLetter(),
    to: ` ${sipho}; ${fatima} `,
    cc: 'a@example.org,, b@example.org',
  };
  expect(writtenOf(letter)).toMatchObject({
    to: `${sipho}; ${fatima}`,
    cc: ['a@example.org', 'b@example.org'],
    bcc: [],
  });
  expect(writtenOf({ ...letter, to: `${sipho}, ` }).to).toBe(sipho);
  expect(letterOf(own)).toMatchObject({ id: 'm1', to: fatima, cc: 'kagiso@example.org', bcc: '' });
});

test('a letter without addressees or words is not sent, and a wrong address is named', () => {
  expect(problemsOf(blankLetter())).toEqual({
    to: 'Enter an address',
    content: 'Write something first',
  });
  const letter = { ...blankLetter(), to: sipho, cc: 'fatima@', content: '<p>Yes</p>' };
  expect(problemsOf(letter)).toEqual({
    cc: 'Check “fatima@”. It should look like name@example.org',
  });
  expect(problemsOf({ ...letter, cc: '' })).toEqual({});
  expect(problemsOf({ ...letter, cc: '"Zulu, Nomsa" <nomsa@example.org>, ' })).toEqual({});
  expect(problemsOf({ ...letter, cc: '"Zulu, nomsa@example.org' })).toEqual({
    cc: 'Check “"Zulu”. It should look like name@example.org',
  });
  const long = 'a'.repeat(60_000);
  expect(problemsOf({ ...letter, cc: '', content: long }).content).toMatch(/too long/);
  const many = Array.from({ length: 51 }, (_, at) => `a${at}@example.org`).join(',');
  expect(problemsOf({ ...letter, cc: many }).cc).toMatch(/at most 50/);
});

test('a letter of empty paragraphs is blank', () => {
  expect(isBlank(blankLetter())).toBe(true);
  expect(isBlank({ ...blankLetter(), content: '<p></p><p> </p>' })).toBe(true);
  expect(isBlank({ ...blankLetter(), bcc: 'a' })).toBe(false);
});

test('people, ranges and texts in words', () => {
  expect(wordsOf('<p>One</p><p>two &lt;3&nbsp;&amp;c.</p>')).toBe('One two <3 &c.');
  expect([whoOf(mail), whoOf(own), whoOf({ ...own, to: '' })]).toEqual([
    'Sipho Mthembu',
    'To Fatima Adams',
    'To nobody yet',
  ]);
  const quoted = '"Zulu, Nomsa" <nomsa@example.org>';
  expect(whoOf({ ...own, to: quoted })).toBe('To Zulu, Nomsa');
  expect(toWords(mail)).toBe('to me and 2 others');
  expect(toWords({ to: fatima, cc: [], bcc: [] })).toBe('to Fatima Adams');
  expect(toWords({ to: 'x@example.org', cc: ['a'], bcc: [] })).toBe('to x@example.org and 1 other');
  const pages = { resultsPerPage: 10, currentPage: 2, lastPage: 5 };
  expect(rangeWords({ ...pages, totalResults: 45, startIndex: 10, endIndex: 19 })).toBe(
    '11 - 20 of 45',
  );
  expect(rangeWords({ ...pages, totalResults: 0, startIndex: 0, endIndex: -1 })).toBe('No mails');
  expect(searchedText(mail)).toContain('Twelve & more');
});
