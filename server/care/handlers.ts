import { consentOperations } from '#domain/care/consent-operations.ts';
import { consents } from '#domain/care/consents.ts';
import { lifeEventOperations } from '#domain/care/life-event-operations.ts';
import { lifeEvents } from '#domain/care/life-events.ts';
import { inChurchOfPerson } from '../people/in-church-of-person.ts';
import { registerHandlers } from '../register/register-handlers.ts';
import { consentStore, lifeEventStore } from './scopes.ts';

export const careHandlers = {
  ...registerHandlers(lifeEvents, lifeEventStore, lifeEventOperations, inChurchOfPerson),
  ...registerHandlers(consents, consentStore, consentOperations, inChurchOfPerson),
};
