import { registerOperations } from '../register/register-operations.ts';
import { pickupPeople } from './pickup-people.ts';

export const pickupPersonOperations = registerOperations(pickupPeople);
