import * as z from 'zod/mini';
import { reportPolicy } from '../churches/entities.ts';
import { defineEntity, type RowOf } from '../entity.ts';
import { name } from '../values/name.ts';
import { line } from '../values/text.ts';
import { uuid } from '../values/uuid.ts';
import type { OrganisationTerms } from './terms.ts';

/** Names that the page knows. One that only a newer version knows is kept, and looks as usual here. */
const look = line(1, 30);

/** `OwnWord`: the operation says what each takes, so that devices of ushers load no schema for it. */
const ownWords = z.optional(
  z.array(z.object({ word: z.nullable(z.string()), status: z.string(), offered: z.boolean() })),
);

const { teenFrom, adultFrom } = reportPolicy.schema.shape;

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
    // A server from before them leaves these out: `termsOf` says what holds then.
    teenFrom: z.optional(teenFrom),
    adultFrom: z.optional(adultFrom),
    connectionWords: ownWords,
    followUpWords: ownWords,
  }),
  references: { id: 'tenant' },
  lastWins: ['logoId'],
});
/** As it is kept, here or on a device. */
export type OrganisationRow = RowOf<typeof organisation>;
export type Organisation = Omit<OrganisationRow, keyof OrganisationTerms> & OrganisationTerms;
