import { consentOperations } from '#domain/care/consent-operations.ts';
import { consents } from '#domain/care/consents.ts';
import { lifeEventOperations } from '#domain/care/life-event-operations.ts';
import { lifeEvents } from '#domain/care/life-events.ts';
import { pastoralNoteOperations } from '#domain/care/pastoral-note-operations.ts';
import { pastoralNotes } from '#domain/care/pastoral-notes.ts';
import { safetyNoteOperations } from '#domain/care/safety-note-operations.ts';
import { safetyNotes } from '#domain/care/safety-notes.ts';
import { inChurchOfPerson } from '../people/in-church-of-person.ts';
import { registerHandlers } from '../register/register-handlers.ts';
import { pastoralNoteHooks, safetyNoteHooks } from './note-hooks.ts';
import { consentStore, lifeEventStore, pastoralNoteStore, safetyNoteStore } from './scopes.ts';

export const careHandlers = {
  ...registerHandlers(lifeEvents, lifeEventStore, lifeEventOperations, inChurchOfPerson),
  ...registerHandlers(consents, consentStore, consentOperations, inChurchOfPerson),
  ...registerHandlers(pastoralNotes, pastoralNoteStore, pastoralNoteOperations, pastoralNoteHooks),
  ...registerHandlers(safetyNotes, safetyNoteStore, safetyNoteOperations, safetyNoteHooks),
};
