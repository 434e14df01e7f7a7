import * as z from 'zod/mini';
import { defineEntity, type RowOf } from '../entity.ts';
import { name } from '../values/name.ts';
import { line } from '../values/text.ts';
import { uuid } from '../values/uuid.ts';

/** Names that the page knows. One that only a newer version knows is kept, and looks as usual here. */
const look = line(1, 30);

/**
 * The profile of an organisation: one row, under the id of its tenant. There is none before the first change:
 * `usualOrganisation` says what holds until then.
 */
export const organisation = defineEntity({
  name: 'organisation',
  schema: z.object({
    id: uuid,
    name: name(1, 120),
    /** IANA. Of what concerns the whole organisation: each church has its own. */
    timeZone: line(1, 60),
    email: z.nullable(line(0, 254)),
    phone: z.nullable(line(0, 30)),
    website: z.nullable(line(0, 200)),
    /** A picture. */
    logoId: z.nullable(uuid),
    /** Looks for whoever chose none. */
    theme: look,
    scheme: look,
    layout: look,
  }),
  references: { id: 'tenant' },
  lastWins: ['logoId'],
});
export type Organisation = RowOf<typeof organisation>;
