import { changeOwnPhoto } from '#domain/access/change-own-photo.ts';
import { removeOwnPhoto, saveOwnPhoto } from '#domain/access/own-photo.ts';
import { must } from '#domain/must.ts';
import { longestPhotoSide } from '#domain/pictures/rules.ts';
import { pictureAddress } from '#domain/sync/picture-address.ts';
import type { Caller } from '../../caller.ts';
import { inTenant, type TenantTransaction } from '../../database/tenant.ts';
import { command, service } from '../../handler.ts';
import { cleanPicture } from '../../pictures/clean-picture.ts';
import { dropPictures, keepOnlyPicture } from '../../pictures/keep-picture.ts';
import { usePicture } from '../../pictures/use-picture.ts';
import type { Services } from '../../services.ts';
import type { Effect } from '../../sync/effect.ts';
import { recordEffect } from '../../sync/record-effect.ts';
import { account } from '../tables.ts';
import { pick, type RowOf } from '../../table-columns.ts';

const card = pick(account, ['name', 'avatar']);
type Card = RowOf<typeof card>;

/** Gives the account the photo that `choose` keeps, or none. Devices hear of it by the person's card. */
async function photoEffect(
  tx: TenantTransaction,
  { accountId }: Caller,
  choose: () => Promise<string | null>,
): Promise<Effect<{ avatar: string | null }>> {
  // Locked: of two that come at once, the later one stays, and the picture that it names.
  const [found] = await tx.rows<Card>(
    'card to change',
    `select ${card} from account where tenant_id = $1 and id = $2 for update`,
    [tx.tenantId, accountId],
  );
  const { name, avatar: before } = must(found, 'the account of the caller');
  const avatar = await choose();
  if (avatar === before) return { output: { avatar } };
  await tx.rows('change photo', 'update account set avatar = $3 where tenant_id = $1 and id = $2', [
    tx.tenantId,
    accountId,
    avatar,
  ]);
  return { output: { avatar }, replaces: { colleague: [{ id: accountId, name, avatar }] } };
}

/** Calls without a submission id: sent at once, or not at all. */
async function changePhoto(
  { pool, live }: Services,
  caller: Caller,
  choose: (tx: TenantTransaction) => Promise<string | null>,
): Promise<{ avatar: string | null }> {
  const { output, recorded } = await inTenant(pool, caller.tenantId, async (tx) => {
    const effect = await photoEffect(tx, caller, () => choose(tx));
    const isChange = effect.replaces !== undefined;
    return {
      output: effect.output,
      recorded: isChange ? await recordEffect(tx, { ...effect, output: null }, null) : null,
    };
  });
  if (recorded) live.changed(caller.tenantId, recorded);
  return output;
}

const ownerOf = ({ accountId }: Caller) => ({ kind: 'account', id: accountId }) as const;

export const ownPhotoHandlers = {
  [saveOwnPhoto.name]: service(saveOwnPhoto, async (services, _context, { picture }, person) => {
    const caller = must(person, 'whose photo it is');
    await services.limits.beforePicture(caller.accountId);
    const still = cleanPicture(picture, longestPhotoSide);
    return changePhoto(services, caller, (tx) =>
      keepOnlyPicture(tx, ownerOf(caller), still, caller.accountId),
    );
  }),

  [changeOwnPhoto.name]: command(changeOwnPhoto, async (tx, caller, { pictureId }) =>
    photoEffect(tx, caller, async () => {
      const owner = ownerOf(caller);
      if (pictureId !== null) {
        const used = { id: pictureId, addedBy: caller.accountId, longest: longestPhotoSide };
        await usePicture(tx, used, owner);
      }
      await dropPictures(tx, owner, pictureId);
      return pictureId === null ? null : pictureAddress(pictureId);
    }),
  ),

  [removeOwnPhoto.name]: service(removeOwnPhoto, async (services, _context, _input, person) => {
    const caller = must(person, 'whose photo it is');
    return changePhoto(services, caller, async (tx) => {
      await dropPictures(tx, ownerOf(caller));
      return null;
    });
  }),
};
