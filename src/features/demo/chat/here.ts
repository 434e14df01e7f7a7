import {
  allChatContacts,
  chatContactWith,
  chatsInOrder,
  chatWith,
  profileOfMe,
} from '#store/demo/chat/queries.ts';
import { onDemo } from '../../../api/live-queries/on-demo.ts';

/** The questions of these screens, which read the demo store and never wait for an answer of the worker. */
export const chatsHere = onDemo(chatsInOrder);
export const chatHere = onDemo(chatWith);
export const contactsHere = onDemo(allChatContacts);
export const contactHere = onDemo(chatContactWith);
export const profileHere = onDemo(profileOfMe);
