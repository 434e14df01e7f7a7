import type { DomainFeature } from '../domain-feature.ts';
import { consentOperations } from './consent-operations.ts';
import { consents } from './consents.ts';
import { consent, lifeEvent, pastoralNote, safetyNote } from './entities.ts';
import { lifeEventOperations } from './life-event-operations.ts';
import { lifeEvents } from './life-events.ts';
import { pastoralNoteOperations } from './pastoral-note-operations.ts';
import { pastoralNotes } from './pastoral-notes.ts';
import { safetyNoteOperations } from './safety-note-operations.ts';
import { safetyNotes } from './safety-notes.ts';

export const feature: DomainFeature = {
  entities: [lifeEvent, consent, pastoralNote, safetyNote],
  registers: [
    { register: lifeEvents, operations: lifeEventOperations },
    { register: consents, operations: consentOperations },
    { register: pastoralNotes, operations: pastoralNoteOperations },
    { register: safetyNotes, operations: safetyNoteOperations },
  ],
};
