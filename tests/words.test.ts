import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Old words of screens, mails and guides that have better ones now. */
const replaced = [
  'Came in last',
  'Need you',
  'Sent by themselves',
  'Reports handed in',
  'What you may do',
  'Say why, so that nobody has to ask',
  'It did take place',
  'What do you count?',
  'Keep both: two services',
  'Add them up (',
  'Hear what becomes of your reports',
  'shows neither names nor numbers',
  'Keep the app installed',
  'Every report you submitted is with the server',
  'Nothing waits',
  'The server fails at this report',
  'This device’s store did not answer',
  'asks for a sign-in of its own',
  'Like the device',
  'Present password',
  'Fill in the password',
  'Write it like name@example.org',
  'Look into your mail',
  'gives you your part',
  'The same again',
  'Go on now',
  'Loads the app anew',
  'What reaches you',
  'A changed password or a copied key',
  'Where it is yours to choose',
  'I am given a role',
  'Always in the messages of the app',
  'Ibandla asks nobody for a card',
  'An administrator gives and takes them',
  'No report matches these filters',
  'What happened in the things you follow',
  'One folder in each room',
  'Chosen most',
  'Each report once',
  'Roles with scope',
  'This part comes with a later version',
  'Passwords are forgotten',
];

const written = ['src', 'sw', 'workers', 'server', 'public'];
const isText = (name: string) => /\.(tsx?|md|html|json|webmanifest)$/.test(name);

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => isText(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name));
}

/** One kind of apostrophe, one space between words: a sentence may go over two lines. */
const plain = (text: string) => text.replaceAll('’', "'").replaceAll(/\s+/g, ' ');

test('issue 10.29: no screen, mail or guide says again what has been replaced', () => {
  const files = written.flatMap(filesIn);
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) => {
    const text = plain(readFileSync(file, 'utf8'));
    return replaced
      .filter((words) => text.includes(plain(words)))
      .map((words) => `${file}: ${words}`);
  });
  expect(found).toEqual([]);
});
