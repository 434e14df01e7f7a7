import { services } from '#domain/churches/services.ts';
import { registerQueries } from '../register/register-queries.ts';

export const serviceQueries = registerQueries(services);
