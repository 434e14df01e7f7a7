import * as z from 'zod/mini';
import { instant } from '../../values/dates/instant.ts';
import { contact } from '../contacts/entities.ts';
import { picture } from '../picture.ts';
import { rowId, text } from '../text.ts';

export const messageLength = 2000;
export const nameLength = 100;
export const aboutLength = 200;

/** In the place of a contact: who looks at the screen. */
export const me = 'me';

/** A message of the demo app. It never leaves the device; the Team Chat has others. */
export const demoMessage = z.object({
  id: rowId,
  chatId: rowId,
  /** Of who wrote it, or 'me'. */
  contactId: rowId,
  value: text(messageLength).check(
    z.refine((value) => value.trim() !== '', 'Write something to send'),
  ),
  createdAt: instant,
  isMine: z.boolean(),
});
export type DemoMessage = z.infer<typeof demoMessage>;
export type StoredDemoMessage = Omit<DemoMessage, 'isMine'>;

/** Somebody to chat with, as lists name them. */
export const chatContact = z.object({
  id: rowId,
  avatar: z.nullable(picture),
  name: text(nameLength),
  about: text(aboutLength),
});
export type ChatContact = z.infer<typeof chatContact>;

const details = z.pick(contact, {
  emails: true,
  phoneNumbers: true,
  title: true,
  company: true,
  birthday: true,
  address: true,
});

/** Pictures, papers and addresses that were sent. */
const attachments = z.object({
  media: z.array(picture),
  docs: z.array(z.string()),
  links: z.array(z.string()),
});

/** Somebody to chat with, and all that is known of them. */
export const chatContactPage = z.extend(chatContact, { details, attachments });
export type ChatContactPage = z.infer<typeof chatContactPage>;
/** As the device keeps them: pictures apart, which no list shows. */
export type StoredChatContact = Omit<ChatContactPage, 'attachments'>;
export type ChatAttachments = z.infer<typeof attachments> & { id: string };

/** A chat as its list names it. */
export const listedChat = z.object({
  id: rowId,
  contactId: rowId,
  unreadCount: z.int().check(z.minimum(0)),
  muted: z.boolean(),
  /** Null in an empty chat. */
  lastMessage: z.nullable(z.string()),
  lastMessageAt: instant,
  contact: chatContact,
});
export type ListedChat = z.infer<typeof listedChat>;
export type StoredDemoChat = Omit<ListedChat, 'contact'>;

/** S3-010. */
export const demoChat = z.extend(listedChat, { messages: z.array(demoMessage) });
export type DemoChat = z.infer<typeof demoChat>;

export const chatProfile = z.object({
  id: rowId,
  name: text(nameLength).check(z.refine((name) => name.trim() !== '', 'Enter your name')),
  email: z.string(),
  avatar: z.nullable(picture),
  about: text(aboutLength),
});
export type ChatProfile = z.infer<typeof chatProfile>;
