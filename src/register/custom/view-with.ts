import type { CustomField } from '#domain/custom-fields/entities.ts';
import { withCustomFields } from '#domain/custom-fields/with-custom-fields.ts';
import type { RegisterView } from '../register-view.ts';

/** The last one of each view: the same fields make the same object, so that nothing that hangs on it begins anew. */
const last = new WeakMap<RegisterView, RegisterView>();

/** The view of a register with the custom fields of the organisation. */
export function viewWith(view: RegisterView, custom: readonly CustomField[]): RegisterView {
  const register = withCustomFields(view.register, custom);
  if (register === view.register) return view;
  const known = last.get(view);
  if (known?.register === register) return known;
  const next = { ...view, register };
  last.set(view, next);
  return next;
}
