import { churchGroups } from '#domain/churches/church-groups.ts';
import { registerQueries } from '../register/register-queries.ts';

export const churchGroupQueries = registerQueries(churchGroups);
