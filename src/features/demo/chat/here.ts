import {
  allChatContacts,
  chatContactWith,
  chatsInOrder,
  chatWith,
  profileOfMe,
} from '#store/demo/chat/queries.ts';
import { keptOnDemo } from '../../../api/live-queries/kept-on-demo.ts';

/** The questions of these screens, which read the demo store and never wait for an answer of the worker. */
export const chatsHere = keptOnDemo(chatsInOrder);
export const chatHere = keptOnDemo(chatWith);
export const contactsHere = keptOnDemo(allChatContacts);
export const contactHere = keptOnDemo(chatContactWith);
export const profileHere = keptOnDemo(profileOfMe);
