import { customFieldOperations } from '#domain/custom-fields/custom-field-operations.ts';
import { customFields } from '#domain/custom-fields/custom-fields.ts';
import type { Register } from '#domain/register/register.ts';
import { registerHandlers } from '../register/register-handlers.ts';
import { customFieldStore } from './scopes.ts';

export const customFieldHandlers = registerHandlers(
  customFields as Register,
  customFieldStore,
  customFieldOperations,
);
