import * as z from 'zod/mini';
import { startTime, weekdays } from '../churches/entities.ts';
import { defineEntity, type RowOf } from '../entity.ts';
import { name } from '../values/name.ts';
import { line } from '../values/text.ts';
import { uuid } from '../values/uuid.ts';

/** A kind of group, and which report its groups give. */
export const groupType = defineEntity({
  name: 'groupType',
  schema: z.object({ id: uuid, name: name(1, 60), reportForm: z.enum(['none', 'group']) }),
  references: {},
});
export type GroupType = RowOf<typeof groupType>;

/** People of a church who meet: a cell, a ministry. */
export const group = defineEntity({
  name: 'group',
  schema: z.object({
    id: uuid,
    churchId: uuid,
    groupTypeId: uuid,
    name: name(1, 120),
    /** Left out by a server that knows none. */
    description: z.optional(z.nullable(line(0, 500))),
    weekdays,
    startTime,
    /** Paused and archived groups give no report; their old ones keep the name. */
    status: z.enum(['active', 'paused', 'archived']),
  }),
  references: { churchId: 'church', groupTypeId: 'groupType' },
});
export type Group = RowOf<typeof group>;
