import { maySeeAs } from '#domain/access/authority.ts';
import { seeAs } from '#domain/access/see-as.ts';
import { Failure } from '#domain/errors.ts';
import { must } from '#domain/must.ts';
import { service } from '../../handler.ts';
import { isSharedDevice } from '../../devices/shared-device.ts';
import {
  administer,
  findAccount,
  manages,
  notFound,
  refuseOwn,
  rolesOf,
} from '../roles/administration.ts';
import { beginSeenSession } from './seen-session.ts';

export const seeAsHandlers = {
  [seeAs.name]: service(seeAs, async (services, _context, { id }, person) => {
    const caller = must(person, 'who looks');
    return administer(services, caller, seeAs.name, async (tx) => {
      await findAccount(tx, id);
      refuseOwn(caller, id, 'You see the app as yourself already');
      if (!(await manages(tx, caller, id))) throw notFound();
      // Rows of that person would lie there unsealed: only they have the key that seals them.
      if (await isSharedDevice(tx, caller)) {
        throw new Failure('forbidden', 'Several people use this device. Use one of your own');
      }
      if (!maySeeAs(caller.grants, await rolesOf(tx, id))) {
        throw new Failure('forbidden', 'Somebody who may see what you may not see stays closed');
      }
      const output = await beginSeenSession(tx, caller, id);
      const line = { entity: 'account', entityId: id } as const;
      return { output, line };
    });
  }),
};
