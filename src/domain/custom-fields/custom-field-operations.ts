import { registerOperations } from '../register/register-operations.ts';
import { customFields } from './custom-fields.ts';

export const customFieldOperations = registerOperations(customFields);
