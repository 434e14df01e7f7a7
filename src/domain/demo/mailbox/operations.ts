import * as z from 'zod/mini';
import { defineOperation } from '../../operation.ts';
import { byId, onDevice } from '../demo-operation.ts';
import { fileContent } from '../file-content.ts';
import {
  answeredMail,
  attachment,
  mail,
  mailFolder,
  mailLabel,
  mailPlace,
  mailSettings,
  pagination,
} from './entities.ts';

const base = '/api/apps/mailbox';

export const readSettings = defineOperation({
  ...onDevice,
  name: 'demo.mailbox.settings',
  method: 'GET',
  path: `${base}/settings`,
  input: z.object({}),
  output: mailSettings,
  summary: 'The settings of the mailbox',
});

export const changeSettings = defineOperation({
  ...onDevice,
  name: 'demo.mailbox.changeSettings',
  method: 'PATCH',
  path: `${base}/settings`,
  input: z.object({ settings: mailSettings }),
  output: mailSettings,
  summary: 'Changes the settings',
});

export const listFolders = defineOperation({
  ...onDevice,
  name: 'demo.mailbox.folders',
  method: 'GET',
  path: `${base}/folders`,
  input: z.object({}),
  output: z.array(mailFolder),
  summary: 'The folders with their counts',
});

export const listFilters = defineOperation({
  ...onDevice,
  name: 'demo.mailbox.filters',
  method: 'GET',
  path: `${base}/filters`,
  input: z.object({}),
  output: z.array(mailPlace),
  summary: 'The filters',
});

export const listLabels = defineOperation({
  ...onDevice,
  name: 'demo.mailbox.labels',
  method: 'GET',
  path: `${base}/labels`,
  input: z.object({}),
  output: z.array(mailLabel),
  summary: 'The labels',
});

const labelFields = z.pick(mailLabel, { title: true, color: true });

export const addLabel = defineOperation({
  ...onDevice,
  name: 'demo.mailbox.addLabel',
  method: 'POST',
  path: `${base}/label`,
  input: z.object({ label: labelFields }),
  output: mailLabel,
  summary: 'Adds a label; its slug follows from its title',
});

export const changeLabel = defineOperation({
  ...onDevice,
  name: 'demo.mailbox.changeLabel',
  method: 'PATCH',
  path: `${base}/label`,
  input: z.object({ id: z.string(), label: z.partial(labelFields) }),
  output: z.nullable(mailLabel),
  summary: 'Changes what is named of a label; null when there is none with this id',
});

export const deleteLabel = defineOperation({
  ...onDevice,
  name: 'demo.mailbox.deleteLabel',
  method: 'DELETE',
  path: `${base}/label`,
  input: byId,
  output: z.literal(true),
  summary: 'Deletes a label, also from all mails that have it',
});

export const listMails = defineOperation({
  ...onDevice,
  name: 'demo.mailbox.mails',
  method: 'GET',
  path: `${base}/mails`,
  input: z.object({
    folder: z.optional(z.string()),
    filter: z.optional(z.string()),
    label: z.optional(z.string()),
    page: z.optional(z.string().check(z.regex(/^[1-9]\d{0,5}$/, 'Give the page as a number'))),
  }),
  output: z.object({ mails: z.nullable(z.array(answeredMail)), pagination }),
  summary: 'A page of the mails of a folder, a filter or a label; no mails past the last page',
});

export const readMail = defineOperation({
  ...onDevice,
  name: 'demo.mailbox.mail',
  method: 'GET',
  path: `${base}/mail`,
  input: byId,
  output: z.nullable(answeredMail),
  summary: 'A mail; null when there is none with this id',
});

export const changeMail = defineOperation({
  ...onDevice,
  name: 'demo.mailbox.changeMail',
  method: 'PATCH',
  path: `${base}/mail`,
  input: z.object({ id: z.string(), mail: z.partial(z.omit(mail, { id: true, type: true })) }),
  output: z.nullable(answeredMail),
  summary: 'Changes what is named of a mail; null when there is none with this id',
});

const written = z.pick(mail, {
  to: true,
  cc: true,
  bcc: true,
  subject: true,
  content: true,
  attachments: true,
});
export type WrittenMail = z.infer<typeof written>;

/** Ours, as those below: in the template, what one writes goes nowhere. */
export const writeMail = defineOperation({
  ...onDevice,
  name: 'demo.mailbox.write',
  method: 'PUT',
  path: `${base}/mail`,
  input: z.object({ id: mail.shape.id, mail: z.extend(written, { isSent: z.boolean() }) }),
  output: answeredMail,
  summary: 'Keeps what somebody writes as a draft, or sends it; what was sent stays as it was',
});

export const attachFile = defineOperation({
  ...onDevice,
  name: 'demo.mailbox.attach',
  method: 'POST',
  path: `${base}/attachment`,
  input: z.object({
    file: z.extend(z.pick(attachment, { type: true, name: true }), {
      content: fileContent,
      preview: z.optional(attachment.shape.preview),
    }),
  }),
  output: attachment,
  summary: 'Keeps a file on the device for a mail that is written; one that no mail has goes again',
});

export const deleteMail = defineOperation({
  ...onDevice,
  name: 'demo.mailbox.deleteMail',
  method: 'DELETE',
  path: `${base}/mail`,
  input: byId,
  output: z.literal(true),
  summary: 'Deletes a mail for good',
});
