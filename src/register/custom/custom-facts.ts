import type { CustomField } from '#domain/custom-fields/entities.ts';
import { withCustomFields } from '#domain/custom-fields/with-custom-fields.ts';
import type { Register } from '#domain/register/register.ts';
import { customIdOf, valueIn } from '#domain/rows/row-values.ts';
import { shownText } from '../register-view.ts';

/** What a row says in the custom fields, in their order; nothing of those that it says nothing of. */
export function customFacts(
  plain: Register,
  custom: readonly CustomField[],
  row: object,
): { name: string; value: string }[] {
  const register = withCustomFields(plain, custom);
  return Object.entries(register.fields).flatMap(([field, of]) => {
    if (!of || customIdOf(field) === null) return [];
    const value = shownText({ register }, field, valueIn(row, field), new Map());
    return value === '' ? [] : [{ name: of.label, value }];
  });
}
