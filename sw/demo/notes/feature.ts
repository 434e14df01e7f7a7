import type { DemoApp } from '../demo-app.ts';
import { notesHandlers } from './handlers.ts';
import { seedNotes } from './seed.ts';

export const feature: DemoApp = { name: 'notes', handlers: notesHandlers, seed: seedNotes };
