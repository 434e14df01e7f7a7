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
import { keptOnDemo } from '../../../api/live-queries/kept-on-demo.ts';

/** The questions of these screens, which read the store and never wait for an answer of the worker. */
export const foldersHere = keptOnDemo(allFolders);
export const labelsHere = keptOnDemo(allMailLabels);
export const mailsHere = keptOnDemo(mailsAt);
export const everyMailHere = keptOnDemo(allMails);
export const mailHere = keptOnDemo(mailWith);
export const addresseesHere = keptOnDemo(allAddressees);
export const settingsHere = keptOnDemo(mailSettingsOf);

export type MailChange = Partial<
  Pick<Mail, 'starred' | 'important' | 'unread' | 'folder' | 'labels'>
>;

export const change = (id: string, mail: MailChange) => callDemo(changeMail, { id, mail });
