import { followUpOperations } from '#domain/follow-ups/follow-up-operations.ts';
import { followUps } from '#domain/follow-ups/follow-ups.ts';
import { registerHandlers } from '../register/register-handlers.ts';
import { followUpHooks } from './follow-up-hooks.ts';
import { followUpStore } from './scopes.ts';

export const followUpHandlers = registerHandlers(
  followUps,
  followUpStore,
  followUpOperations,
  followUpHooks,
);
