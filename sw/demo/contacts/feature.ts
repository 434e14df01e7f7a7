import type { DemoApp } from '../demo-app.ts';
import { contactsHandlers } from './handlers.ts';
import { seedContacts } from './seed.ts';

export const feature: DemoApp = {
  name: 'contacts',
  handlers: contactsHandlers,
  seed: seedContacts,
};
