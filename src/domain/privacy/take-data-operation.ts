import * as z from 'zod/mini';
import { defineOperation } from '../operation.ts';
import { uuid } from '../values/uuid.ts';
import { dataZipPath } from './data-zip-path.ts';

/** A field and its value, as people read them. */
const fact = z.object({ label: z.string(), value: z.string() });
export type Fact = z.infer<typeof fact>;

/** Records of one kind, each as its facts. */
const dataSection = z.object({ title: z.string(), records: z.array(z.array(fact)) });
export type DataSection = z.infer<typeof dataSection>;

/** Everything that is kept about a person, for a file that the person gets. */
const personData = z.object({
  name: z.string(),
  organisation: z.string(),
  sections: z.array(dataSection),
  /** Kinds of records that whoever asks may not read, whether there are any or not. */
  leftOut: z.array(z.string()),
});
export type PersonData = z.infer<typeof personData>;

// The church of the person: permission is asked for it before anybody is looked up.
const input = z.object({ id: uuid, churchId: uuid });

/** A question that leaves a trace: the audit gets a line that the data was taken out. It has no pictures: older programs ask it. */
export const takeDataOperation = defineOperation({
  name: 'people.takeData',
  method: 'POST',
  path: '/api/v1/people/{id}/data',
  status: 200,
  input,
  output: personData,
  may: 'person.privacy',
  subject: ({ churchId }) => ({ kind: 'church', id: churchId }),
  offline: 'network',
  limit: { points: 60, seconds: 600 },
  summary: 'Everything that is kept about a person, as far as whoever asks may read it',
});

/** The same with the pictures of the person, as a page, as JSON and as the pictures' own files in one zip. */
export const takeDataZipOperation = defineOperation({
  name: 'people.takeDataZip',
  method: 'POST',
  path: dataZipPath('{id}'),
  status: 200,
  input,
  output: z.unknown(),
  answersZip: true,
  may: 'person.privacy',
  subject: ({ churchId }) => ({ kind: 'church', id: churchId }),
  offline: 'network',
  limit: { points: 60, seconds: 600 },
  summary:
    'Everything that is kept about a person, with their pictures, as far as whoever asks may read it',
});
