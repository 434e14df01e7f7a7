import type { DemoApp } from '../demo-app.ts';
import { mailboxHandlers } from './handlers.ts';
import { seedMailbox } from './seed.ts';

export const feature: DemoApp = { name: 'mailbox', handlers: mailboxHandlers, seed: seedMailbox };
