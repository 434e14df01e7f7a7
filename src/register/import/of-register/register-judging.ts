import { placeErrors } from '#domain/register/place-errors.ts';
import { formErrors } from '../../form-values.ts';
import type { RegisterView } from '../../register-view.ts';
import type { Judging } from '../judging.ts';

/** Lines of a file as rows of a register: judged by the rules of its form. */
export function registerJudging({
  register,
  operations,
}: Pick<RegisterView, 'register' | 'operations'>): Judging {
  return {
    register,
    errors: (row, before, { grants }) => ({
      ...formErrors(register, operations, row, before, []),
      ...placeErrors(register, grants, row, before),
    }),
  };
}
