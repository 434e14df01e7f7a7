import { registerOperations } from '../register/register-operations.ts';
import { consents } from './consents.ts';

export const consentOperations = registerOperations(consents);
