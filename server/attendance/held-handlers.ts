import { acceptHeld, refuseHeld } from '#domain/attendance/held.ts';
import { must } from '#domain/must.ts';
import { service } from '../handler.ts';
import { decideHeld } from './decide-held.ts';

export const heldHandlers = {
  [acceptHeld.name]: service(acceptHeld, async (services, _context, { id }, caller) =>
    decideHeld(services, must(caller, 'who decides'), id, { status: 'accepted', reason: null }),
  ),
  [refuseHeld.name]: service(refuseHeld, async (services, _context, { id, reason }, caller) =>
    decideHeld(services, must(caller, 'who decides'), id, {
      status: 'refused',
      reason: reason || null,
    }),
  ),
};
