import { registerOperations } from '../register/register-operations.ts';
import { groupTypes } from './group-types.ts';

export const groupTypeOperations = registerOperations(groupTypes);
