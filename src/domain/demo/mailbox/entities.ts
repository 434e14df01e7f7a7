import * as z from 'zod/mini';
import { instant } from '../../values/dates/instant.ts';
import { picture } from '../picture.ts';
import { tag } from '../tag.ts';
import { rowId, text } from '../text.ts';

export const addressesLength = 1000;
export const subjectLength = 200;
/** Of the HTML. */
export const contentLength = 50_000;
export const mostAddresses = 50;

export const folderIds = ['inbox', 'sent', 'drafts', 'spam', 'trash'] as const;
export type FolderId = (typeof folderIds)[number];

export const labelColours = [
  'gray',
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'blue',
  'indigo',
  'purple',
  'pink',
] as const;
export type LabelColour = (typeof labelColours)[number];

/** S3-031, of the labels. */
export const mailLabel = z.extend(tag, { slug: z.string(), color: z.enum(labelColours) });
export type MailLabel = z.infer<typeof mailLabel>;

/** S3-031, of folders and filters, which have no colour. */
export const mailPlace = z.object({
  id: rowId,
  title: z.string(),
  slug: z.string(),
  color: z.null(),
});
export type MailPlace = z.infer<typeof mailPlace>;

/** S9-026 to S9-028: `count` is what its badge says. */
export const mailFolder = z.extend(mailPlace, { count: z.number() });
export type MailFolder = z.infer<typeof mailFolder>;

const addresses = z
  .array(text(addressesLength))
  .check(z.maxLength(mostAddresses, `Write to at most ${mostAddresses}`));

export const attachmentNameLength = 200;
export const attachmentTypeLength = 100;

/** A file of a mail. */
export const attachment = z.object({
  type: text(attachmentTypeLength),
  name: text(attachmentNameLength),
  /** Bytes. */
  size: z.number(),
  preview: z.nullable(picture),
  /** Of its content, which a sample has none of. */
  contentId: z.optional(rowId),
});
export type Attachment = z.infer<typeof attachment>;

/** S3-030. An address is 'Name <name@example.org>', or without the name. */
export const mail = z.object({
  id: rowId,
  type: z.literal('mail'),
  from: z.object({ avatar: z.nullable(picture), contact: text(addressesLength) }),
  /** One or more, with commas between them. */
  to: text(addressesLength),
  cc: addresses,
  bcc: addresses,
  date: instant,
  subject: text(subjectLength),
  /** HTML. */
  content: text(contentLength),
  attachments: z.array(attachment),
  starred: z.boolean(),
  important: z.boolean(),
  unread: z.boolean(),
  folder: z.enum(folderIds),
  /** Ids. */
  labels: z.array(rowId),
});
export type Mail = z.infer<typeof mail>;

/** As the calls answer it. */
export const answeredMail = z.extend(mail, { ccCount: z.number(), bccCount: z.number() });
export type AnsweredMail = z.infer<typeof answeredMail>;

export const pagination = z.object({
  totalResults: z.number(),
  resultsPerPage: z.number(),
  currentPage: z.number(),
  lastPage: z.number(),
  startIndex: z.number(),
  endIndex: z.number(),
});
export type Pagination = z.infer<typeof pagination>;

/** A mail opens beside the list where there is room, or always in its place. */
export const mailSettings = z.object({ messageLayout: z.enum(['beside', 'alone']) });
export type MailSettings = z.infer<typeof mailSettings>;
