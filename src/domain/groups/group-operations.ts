import { registerOperations } from '../register/register-operations.ts';
import { groups } from './groups.ts';

export const groupOperations = registerOperations(groups);
