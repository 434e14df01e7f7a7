import { registerOperations } from '../register/register-operations.ts';
import { families } from './families.ts';

export const familyOperations = registerOperations(families);
