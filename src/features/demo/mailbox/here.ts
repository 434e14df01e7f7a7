import type { Mail } from '#domain/demo/mailbox/entities.ts';
import { changeMail } from '#domain/demo/mailbox/operations.ts';
import { allAddressees } from '#store/demo/mailbox/addressees.ts';
import {
  allFolders,
  allMailLabels,
  allMails,
  mailsAt,
  mailSettingsOf,
  mailWith,
} from '#store/demo/mailbox/queries.ts';
import { callDemo } from '../../../api/demo.ts';
import { onDemo } from '../../../api/live-queries/on-demo.ts';

/** The questions of these screens, which read the store and never wait for an answer of the worker. */
export const foldersHere = onDemo(allFolders);
export const labelsHere = onDemo(allMailLabels);
export const mailsHere = onDemo(mailsAt);
export const everyMailHere = onDemo(allMails);
export const mailHere = onDemo(mailWith);
export const addresseesHere = onDemo(allAddressees);
export const settingsHere = onDemo(mailSettingsOf);

export type MailChange = Partial<
  Pick<Mail, 'starred' | 'important' | 'unread' | 'folder' | 'labels'>
>;

export const change = (id: string, mail: MailChange) => callDemo(changeMail, { id, mail });
