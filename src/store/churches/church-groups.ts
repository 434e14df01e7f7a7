import { churchGroups } from '#domain/churches/church-groups.ts';
import { churches } from '#domain/churches/churches.ts';
import { registerQueries } from '../register/register-queries.ts';

export const churchGroupQueries = registerQueries(churchGroups, [churches, churchGroups]);
