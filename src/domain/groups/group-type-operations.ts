import { registerOperations } from '../register/operations.ts';
import { groupTypes } from './group-types.ts';

export const groupTypeOperations = registerOperations(groupTypes);
