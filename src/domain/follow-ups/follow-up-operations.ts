import { registerOperations } from '../register/register-operations.ts';
import { followUps } from './follow-ups.ts';

export const followUpOperations = registerOperations(followUps);
