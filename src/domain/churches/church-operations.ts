import { registerOperations } from '../register/register-operations.ts';
import { churches } from './churches.ts';

export const churchOperations = registerOperations(churches);
