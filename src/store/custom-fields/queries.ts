import { customFields } from '#domain/custom-fields/custom-fields.ts';
import type { Register } from '#domain/register/register.ts';
import { registerQueries } from '../register/register-queries.ts';

export const customFieldQueries = registerQueries(customFields as Register);
