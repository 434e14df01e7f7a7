import * as z from 'zod/mini';
import { localDate } from '../../values/dates/local-date-schema.ts';
import { picture } from '../picture.ts';
import { rowId, text } from '../text.ts';

/** S7-045. */
export const newName = 'New Contact';
export const nameLength = 100;
export const wordsLength = 200;
export const labelLength = 50;
export const notesLength = 5000;
/** Longest title of a tag of contacts as it is typed. */
export const contactTagLength = 30;
/** E-mail addresses, and phone numbers, that one contact has at most. */
export const mostOfAKind = 10;

export const contactEmail = z.object({ email: text(254), label: text(labelLength) });
export type ContactEmail = z.infer<typeof contactEmail>;

/** The number as people dial it in its country. */
export const contactPhone = z.object({
  /** `iso` of a country. */
  country: text(2),
  phoneNumber: text(30),
  label: text(labelLength),
});
export type ContactPhone = z.infer<typeof contactPhone>;

const few = `Keep at most ${mostOfAKind}`;

/** S3-020. */
export const contact = z.object({
  id: rowId,
  avatar: z.nullable(picture),
  /** The picture above the details. */
  background: z.nullable(picture),
  name: text(nameLength).check(z.refine((name) => name.trim() !== '', 'Enter the name')),
  emails: z.array(contactEmail).check(z.maxLength(mostOfAKind, few)),
  phoneNumbers: z.array(contactPhone).check(z.maxLength(mostOfAKind, few)),
  title: z.nullable(text(wordsLength)),
  company: z.nullable(text(wordsLength)),
  birthday: z.nullable(localDate),
  address: z.nullable(text(wordsLength)),
  notes: z.nullable(text(notesLength)),
  /** Ids of tags. */
  tags: z.array(rowId),
});
export type Contact = z.infer<typeof contact>;

/** S3-022. */
export const country = z.object({
  id: rowId,
  /** Two small letters. */
  iso: z.string(),
  name: z.string(),
  /** With its plus. */
  code: z.string(),
  /** Place in a column of flags, as CSS has it. */
  flagImagePos: z.string(),
});
export type Country = z.infer<typeof country>;

/**
 * A contact as the device keeps it. One that was added and never saved since stands above the others: the higher the
 * number, the further up.
 */
export type StoredContact = Contact & { onTop: number | null };
