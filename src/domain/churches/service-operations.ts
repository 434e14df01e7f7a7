import { registerOperations } from '../register/register-operations.ts';
import { services } from './services.ts';

export const serviceOperations = registerOperations(services);
