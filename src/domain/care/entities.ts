import * as z from 'zod/mini';
import { defineEntity, type RowOf } from '../entity.ts';
import { localDate } from '../values/dates/local-date-schema.ts';
import { partialDate } from '../values/dates/partial-date-schema.ts';
import { line } from '../values/text.ts';
import { uuid } from '../values/uuid.ts';

/** Kinds of life events. Birth, wedding, baptism and foundation school are missing: they are fields of the person. */
export const lifeEventKinds = [
  'joined',
  'dedicated',
  'holySpirit',
  'commissioned',
  'childBorn',
  'bereaved',
  'transferredIn',
  'transferredOut',
  'moved',
  'died',
  'other',
] as const;

/** Something that happened in the life of a person. */
export const lifeEvent = defineEntity({
  name: 'lifeEvent',
  schema: z.object({
    id: uuid,
    personId: uuid,
    /** The home church of the person. */
    churchId: uuid,
    kind: z.enum(lifeEventKinds),
    happenedOn: z.nullable(partialDate),
    place: z.nullable(line(0, 100)),
    note: z.nullable(line(0, 500)),
    status: z.enum(['active', 'archived']),
  }),
  references: { personId: 'person', churchId: 'church' },
  lastWins: ['status'],
});
export type LifeEvent = RowOf<typeof lifeEvent>;

/** Purposes that consent is asked for. */
export const consentPurposes = ['email', 'messages', 'photos', 'childData'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/** The texts that people agree to: those of Ibandla by the month of their wording, and the church's own. */
export const consentTexts = ['2026-11', 'own'] as const;

/** One line of what a person agreed to, or no longer agrees to. The newest line of a purpose counts; none takes the place of another. */
export const consent = defineEntity({
  name: 'consent',
  schema: z.object({
    id: uuid,
    personId: uuid,
    /** The home church of the person. */
    churchId: uuid,
    purpose: z.enum(consentPurposes),
    state: z.enum(['given', 'withdrawn']),
    saidOn: localDate,
    how: z.enum(['form', 'paper', 'spoken']),
    /** The version of the text that it is about. */
    textVersion: z.enum(consentTexts),
    /** The parent or guardian who said it for a child. */
    guardianId: z.nullable(uuid),
    note: z.nullable(line(0, 200)),
    /** `archived`: entered by mistake. */
    status: z.enum(['active', 'archived']),
  }),
  references: { personId: 'person', churchId: 'church', guardianId: 'person' },
  lastWins: ['status'],
});
export type Consent = RowOf<typeof consent>;

/** `most`: characters. */
const noteShape = (most: number) =>
  z.object({
    id: uuid,
    personId: uuid,
    churchId: uuid,
    note: line(1, most),
    writtenOn: localDate,
    /** The person who wrote it; null where nobody in the directory did. */
    writerId: z.nullable(uuid),
    status: z.enum(['active', 'archived']),
  });

/** A confidential note of a pastor about a person. It stays in the church in which it was written. */
export const pastoralNote = defineEntity({
  name: 'pastoralNote',
  schema: noteShape(2000),
  references: { personId: 'person', churchId: 'church', writerId: 'person' },
  lastWins: ['status'],
});
export type PastoralNote = RowOf<typeof pastoralNote>;

/** A note about an allergy, an illness or a medicine. It goes along with the person to another church. */
export const safetyNote = defineEntity({
  name: 'safetyNote',
  schema: noteShape(200),
  references: { personId: 'person', churchId: 'church', writerId: 'person' },
  lastWins: ['status'],
});
export type SafetyNote = RowOf<typeof safetyNote>;
