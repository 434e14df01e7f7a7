import * as z from 'zod/mini';
import { defineEntity, type RowOf } from '../entity.ts';
import { name } from '../values/name.ts';
import { line } from '../values/text.ts';
import { uuid } from '../values/uuid.ts';

/** Closeness of a person to the church. */
export const connectionStatuses = [
  'First Timer',
  'New Convert',
  'Regular Attendee',
  'Member',
  'Unknown',
] as const;

/** Words of a name that are looked in: the server has an index for each. */
export const wordsKept = 5;

/** Somebody whom a church knows. */
export const person = defineEntity({
  name: 'person',
  schema: z.object({
    id: uuid,
    /** Their home church. */
    churchId: uuid,
    /** The account they sign in with; most people of a church have none. */
    accountId: z.nullable(uuid),
    firstName: name(1, 50),
    /** Some people have one name. */
    lastName: z.nullable(name(1, 50)),
    /** A path of this server. */
    photoUrl: z.nullable(z.string().check(z.maxLength(200), z.regex(/^\/[^/\\]/))),
    connectionStatus: z.enum(connectionStatuses),
    /** Made of the names by `nameWords`: what search looks in, here and on devices. */
    nameWords: z.array(line(1, 100)).check(z.maxLength(wordsKept)),
  }),
  references: { churchId: 'church', accountId: 'account' },
});
export type Person = RowOf<typeof person>;
