import type { Contact } from '../organisation/contact-of.ts';
import { escapeHtml } from '#domain/values/escape-html.ts';

/** The organisation that a mail is from. Mails that an earlier server wrote have no id of it. */
interface From {
  church: string;
  tenantId?: string;
}

/** Data of each mail. */
export interface MailData {
  resetPassword: From & { name: string; token: string };
  passwordChanged: From & { name: string; where: 'everywhere' | 'everywhere else' };
  confirmAddress: From & { token: string };
  accountExists: From;
  accountApproved: From & { name: string };
  invitation: From & { token: string; role: string };
  sessionCopied: From & { name: string };
}
export type MailTemplate = keyof MailData;

interface Letter {
  subject: string;
  paragraphs: string[];
  button?: { label: string; path: string };
  /** Advice for a reader who did not cause the mail. */
  otherwise: string;
}

const hello = (name: string) => `Hello ${name},`;
const reset = (token: string) => `/reset-password?token=${encodeURIComponent(token)}`;

/** Path of an invitation's link: the choice of a password, with words for new people. */
export const invitationPath = (token: string) => `${reset(token)}&new=yes`;

const letters: { [Name in MailTemplate]: (data: MailData[Name]) => Letter } = {
  resetPassword: ({ name, church, token }) => ({
    subject: 'Choose a new password',
    paragraphs: [
      hello(name),
      `somebody asked for a new password for your account with ${church}. The link works once, within one hour.`,
    ],
    button: { label: 'Choose a new password', path: reset(token) },
    otherwise: 'If it was not you, do nothing: your password stays as it is.',
  }),
  passwordChanged: ({ name, church, where }) => ({
    subject: 'Your password was changed',
    paragraphs: [
      hello(name),
      `the password of your account with ${church} was changed just now, and you were signed out ${where}. Waiting reports on your devices are kept.`,
    ],
    button: { label: 'Sign in', path: '/sign-in' },
    otherwise: 'If it was not you, choose a new password at once and tell your administrator.',
  }),
  confirmAddress: ({ church, token }) => ({
    subject: 'Confirm your email address',
    paragraphs: [
      'Hello,',
      `this address was used to make an account with ${church}. Open the link and sign in with the password you chose. It works for seven days.`,
    ],
    button: {
      label: 'Confirm and sign in',
      path: `/confirmation-required?confirm=${encodeURIComponent(token)}`,
    },
    otherwise: 'If it was not you, do nothing. The account only exists after you sign in.',
  }),
  accountExists: ({ church }) => ({
    subject: 'You already have an account',
    paragraphs: [
      'Hello,',
      `somebody tried to make an account with ${church} under this address. You have one already.`,
    ],
    button: { label: 'Choose a new password', path: '/forgot-password' },
    otherwise: 'If it was not you, do nothing.',
  }),
  accountApproved: ({ name, church }) => ({
    subject: 'Your account is approved',
    paragraphs: [
      hello(name),
      `an administrator of ${church} approved your account. Sign in with the password you chose.`,
    ],
    button: { label: 'Sign in', path: '/sign-in' },
    otherwise: 'If you did not ask for an account, tell your administrator.',
  }),
  invitation: ({ church, token, role }) => ({
    subject: `You are invited to ${church}`,
    paragraphs: [
      'Hello,',
      `you are invited to work with ${church} in Ibandla, as ${role}. Choose your password first. The link works once, within seven days.`,
    ],
    button: { label: 'Choose a password', path: invitationPath(token) },
    otherwise: 'If you do not know why, ask the people who run Ibandla for your church.',
  }),
  sessionCopied: ({ name, church }) => ({
    subject: 'You were signed out on a device',
    paragraphs: [
      hello(name),
      `somebody may have copied your sign-in with ${church} from your device. To be safe, we signed you out there. Waiting reports are kept.`,
    ],
    button: { label: 'Choose a new password', path: '/forgot-password' },
    otherwise:
      'If you restored a device from a backup, that may be the reason. Just sign in again.',
  }),
};

export interface MailContent {
  subject: string;
  text: string;
  html: string;
}

const line = (words: string) => `<p>${escapeHtml(words)}</p>`;

/** 'Questions? Ask Grace Valley: office@example.org, 011 555 0101'; nothing where nobody said how. */
function whereToAsk(church: string, contact: Contact | null): string[] {
  const ways = [contact?.email, contact?.phone, contact?.website].filter(Boolean);
  return ways.length === 0 ? [] : [`Questions? Ask ${church}: ${ways.join(', ')}`];
}

/** A mail as text and as simple HTML. Whatever a person typed stays text. */
export function contentOf<Name extends MailTemplate>(
  template: Name,
  data: MailData[Name],
  publicUrl: URL,
  contact: Contact | null,
): MailContent {
  const { subject, paragraphs, button, otherwise } = letters[template](data);
  const address = button && new URL(button.path, publicUrl).href;
  const last = [otherwise, ...whereToAsk(data.church, contact), 'Ibandla'];
  const text = [
    ...paragraphs,
    ...(button && address ? [`${button.label}: ${address}`] : []),
    ...last,
  ].join('\n\n');
  const link =
    button && address
      ? `<p><a href="${escapeHtml(address)}">${escapeHtml(button.label)}</a></p><p>${escapeHtml(address)}</p>`
      : '';
  const html = `<!doctype html><html lang="en"><body>${paragraphs.map(line).join('')}${link}${last.map(line).join('')}</body></html>`;
  // A line break in a name must not become a header of its own.
  return { subject: subject.replaceAll(/[\r\n]+/g, ' '), text, html };
}
