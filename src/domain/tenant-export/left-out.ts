/** Kinds of what the zip of an organisation leaves out, in words: the page and the zip itself say the same. */
export const leftOutOfExport: readonly string[] = [
  'Passwords: each person chooses a new one, by a link in a mail',
  'Codes by which families open the portal: each gets a new one',
  'Where people are signed in, their devices, and links in mails',
  'Addresses and keys for notifications of browsers',
  'Mails and notifications that are on their way',
  'What devices have not sent yet, and the ids of what they sent before',
];
