import { registerOperations } from '../register/register-operations.ts';
import { lifeEvents } from './life-events.ts';

export const lifeEventOperations = registerOperations(lifeEvents);
