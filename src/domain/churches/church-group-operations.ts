import { registerOperations } from '../register/register-operations.ts';
import { churchGroups } from './church-groups.ts';

export const churchGroupOperations = registerOperations(churchGroups);
