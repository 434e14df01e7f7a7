import type { CustomField } from '#domain/custom-fields/entities.ts';
import { withCustomFields } from '#domain/custom-fields/with-custom-fields.ts';
import type { Titles } from '#domain/register/field-text.ts';
import type { Register } from '#domain/register/register.ts';
import { customIdOf, valueIn } from '#domain/rows/row-values.ts';
import { shownText } from '../register-view.ts';

/** Facts of a row from its custom fields, in their order; empty ones are left out. `titles`: of the people whom they name. */
export function customFacts(
  plain: Register,
  custom: readonly CustomField[],
  row: object,
  titles: Titles,
): { name: string; value: string }[] {
  const register = withCustomFields(plain, custom);
  return Object.entries(register.fields).flatMap(([field, of]) => {
    if (!of || customIdOf(field) === null) return [];
    const value = shownText({ register }, field, valueIn(row, field), titles);
    return value === '' ? [] : [{ name: of.label, value }];
  });
}
