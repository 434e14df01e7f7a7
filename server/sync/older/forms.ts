import { headers } from '#domain/headers.ts';

/** The forms of the protocol that are spoken. In the first one scopes had no facets. */
export const forms = [1, 2] as const;
export type Form = (typeof forms)[number];

interface Asking {
  req: { header(name: string): string | undefined };
}

/** The form of the program that asks: who says nothing speaks the newest. */
export function formOf(context: Asking): Form {
  return context.req.header(headers.form) === '1' ? 1 : 2;
}
