import { followUpOperations } from '#domain/follow-ups/follow-up-operations.ts';
import { followUps } from '#domain/follow-ups/follow-ups.ts';
import { closedWithPerson } from '../people/closed-with-person.ts';
import { inChurchOfPerson } from '../people/in-church-of-person.ts';
import { registerHandlers } from '../register/register-handlers.ts';
import { followUpStore } from './scopes.ts';

export const followUpHandlers = registerHandlers(followUps, followUpStore, followUpOperations, {
  ...inChurchOfPerson,
  ...closedWithPerson,
});
