import type { PictureType } from '#domain/pictures/rules.ts';
import type { DataPicture } from './data-page.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import type { TakenData } from './take-data.ts';

export interface PersonPicture extends DataPicture {
  bytes: Buffer;
}

interface Kept {
  isAccounts: boolean;
  type: PictureType;
  bytes: Buffer;
}

const endings: Record<PictureType, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

function named({ isAccounts, type, bytes }: Kept): PersonPicture {
  const [file, label] = isAccounts
    ? ['photo-of-sign-in-account', 'Photo of the sign-in account']
    : ['photo', 'Photo'];
  return { name: `${file}.${endings[type]}`, label, bytes };
}

/**
 * The photo of the person's record, and that of their account where whoever asks reads of the account: two at most, each a few hundred
 * kilobytes. A photo that the record had before waits only to be taken back, and pictures of reports show sheets of paper.
 */
export async function picturesOfPerson(
  tx: TenantTransaction,
  { person, readsAccount }: Pick<TakenData, 'person' | 'readsAccount'>,
): Promise<PersonPicture[]> {
  const found = await tx.rows<Kept>(
    'pictures of person',
    `select owner_kind = 'account' as "isAccounts", type, bytes from picture
     where tenant_id = $1 and left_at is null
       and ((owner_kind = 'row:person' and owner_id = $2 and id = $3)
         or (owner_kind = 'account' and owner_id = $4))
     order by 1`,
    [tx.tenantId, person.id, person.pictureId ?? null, readsAccount ? person.accountId : null],
  );
  return found.map(named);
}
