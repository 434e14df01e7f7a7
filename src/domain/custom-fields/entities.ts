import * as z from 'zod/mini';
import { defineEntity, type RowOf } from '../entity.ts';
import { name } from '../values/name.ts';
import { line } from '../values/text.ts';
import { uuid } from '../values/uuid.ts';

export const mostChoices = 50;

/** Registers that take custom fields, by their names, and the two kinds of reports. */
export const customised = [
  'people',
  'families',
  'groups',
  'churches',
  'churchReports',
  'groupReports',
] as const;
export type Customised = (typeof customised)[number];

/** Kinds of reports, which are no registers. Everybody who gives or reads one sees its church. */
export const ofReports: ReadonlySet<Customised> = new Set(['churchReports', 'groupReports']);

export const customKinds = [
  'text',
  'longText',
  'number',
  'date',
  'yesNo',
  'oneOf',
  'severalOf',
  'person',
] as const;
export type CustomKind = (typeof customKinds)[number];

/** Rows keep the id. The parts stand in the order in which the database answers them (by length). */
const choice = z.object({ id: uuid, label: name(1, 60), retired: z.boolean() });
export type CustomChoice = z.infer<typeof choice>;

/** A field that an organisation adds to its people, families, groups, churches or reports. */
export const customField = defineEntity({
  name: 'customField',
  schema: z.object({
    id: uuid,
    /** The register or the kind of reports that it belongs to. */
    register: z.enum(customised),
    label: name(1, 60),
    help: z.nullable(line(0, 200)),
    kind: z.enum(customKinds),
    /** Of a number: 'km'. */
    unit: z.nullable(line(0, 20)),
    /** Of 'oneOf' and 'severalOf', else none. */
    choices: z.array(choice).check(z.maxLength(mostChoices, `Use at most ${mostChoices} choices`)),
    /** Its place among the fields of its register. */
    sort: z.number().check(z.int(), z.minimum(0), z.maximum(100_000)),
    /** An archived one is retired: rows keep their values, and nobody is asked for new ones. */
    status: z.enum(['active', 'archived']),
  }),
  references: {},
  lastWins: ['status', 'sort'],
});
export type CustomField = RowOf<typeof customField>;
