import * as z from 'zod/mini';
import { Failure, type FieldErrors } from './errors.ts';

/** First error per field; key '' for the whole. */
export function fieldErrors(issues: readonly z.core.$ZodIssue[]): FieldErrors {
  const fields: FieldErrors = {};
  for (const issue of issues) {
    const path = issue.path.join('.');
    fields[path] ??= issue.message;
  }
  return fields;
}

/** The value as the schema reads it, or a `validation` failure with a sentence per field. */
export function validated<S extends z.core.$ZodType>(schema: S, value: unknown): z.infer<S> {
  const read = z.safeParse(schema, value);
  if (read.success) return read.data;
  const fields = fieldErrors(read.error.issues);
  throw new Failure('validation', Object.values(fields)[0] ?? 'Check what was filled in', {
    fields,
  });
}
