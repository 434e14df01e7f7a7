import { ownRegister, type RegisterOwn } from '#domain/organisation/own-register.ts';
import type { RegisterView } from '../register-view.ts';

/** The last one of each view: the same fields make the same object, so that nothing that hangs on it begins anew. */
const last = new WeakMap<RegisterView, RegisterView>();

/** The view of a register in the terms of the organisation, with its custom fields. */
export function viewWith(view: RegisterView, own: RegisterOwn): RegisterView {
  const register = ownRegister(view.register, own);
  if (register === view.register) return view;
  const known = last.get(view);
  if (known?.register === register) return known;
  const next = { ...view, register };
  last.set(view, next);
  return next;
}
