import { registerOperations } from '../register/register-operations.ts';
import { memberships } from './memberships.ts';

export const membershipOperations = registerOperations(memberships);
