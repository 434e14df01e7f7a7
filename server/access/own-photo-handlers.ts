import { removeOwnPhoto, saveOwnPhoto } from '#domain/access/own-photo.ts';
import { must } from '#domain/must.ts';
import { longestPhotoSide } from '#domain/pictures/rules.ts';
import type { Caller } from '../caller.ts';
import { inTenant, type TenantTransaction } from '../database/tenant.ts';
import { service } from '../handler.ts';
import { cleanPicture } from '../pictures/clean-picture.ts';
import { dropPictures, keepOnlyPicture } from '../pictures/keep-picture.ts';
import type { Services } from '../services.ts';
import { recordEffect } from '../sync/record-effect.ts';

interface Card {
  name: string;
  avatar: string | null;
}

/**
 * Gives the account the photo that `choose` keeps, or none. Devices hear of it by the person's card:
 * their own, and those of whom they write to.
 */
async function changePhoto(
  { pool, live }: Services,
  { tenantId, accountId }: Caller,
  choose: (tx: TenantTransaction) => Promise<string | null>,
): Promise<{ avatar: string | null }> {
  const { avatar, recorded } = await inTenant(pool, tenantId, async (tx) => {
    // Locked: of two that come at once, the later one stays, and the picture that it names.
    const [card] = await tx.rows<Card>(
      'card to change',
      'select name, avatar from account where tenant_id = $1 and id = $2 for update',
      [tx.tenantId, accountId],
    );
    const { name, avatar: before } = must(card, 'the account of the caller');
    const chosen = await choose(tx);
    if (chosen === before) return { avatar: chosen, recorded: null };
    await tx.rows(
      'change photo',
      'update account set avatar = $3 where tenant_id = $1 and id = $2',
      [tx.tenantId, accountId, chosen],
    );
    const colleague = [{ id: accountId, name, avatar: chosen }];
    const effect = { output: null, replaces: { colleague } };
    return { avatar: chosen, recorded: await recordEffect(tx, effect, null) };
  });
  if (recorded) live.changed(tenantId, recorded);
  return { avatar };
}

export const ownPhotoHandlers = {
  [saveOwnPhoto.name]: service(saveOwnPhoto, async (services, _context, { picture }, person) => {
    const caller = must(person, 'whose photo it is');
    await services.limits.beforePicture(caller.accountId);
    const still = cleanPicture(picture, longestPhotoSide);
    const owner = { kind: 'account', id: caller.accountId } as const;
    return changePhoto(services, caller, (tx) =>
      keepOnlyPicture(tx, owner, still, caller.accountId),
    );
  }),

  [removeOwnPhoto.name]: service(removeOwnPhoto, async (services, _context, _input, person) => {
    const caller = must(person, 'whose photo it is');
    return changePhoto(services, caller, async (tx) => {
      await dropPictures(tx, { kind: 'account', id: caller.accountId });
      return null;
    });
  }),
};
