import { useEffect } from 'react';
import type { Titles } from '#domain/register/field-text.ts';
import { type AnyRow, pictureFields, type Register } from '#domain/register/register.ts';
import { pictureAddress } from '#domain/sync/picture-address.ts';
import { usePictures } from '../../api/pictures/pictures.ts';
import { showWaiting } from '../../api/pictures/show-waiting.ts';
import { PhotoAvatar } from '../../ui/avatar-group/photo-avatar.tsx';

/** The picture of a row beside its title; without one, its initials. Nothing of a register without pictures. */
export function RowPicture({
  register,
  row,
  titles,
  size = 'small',
}: {
  register: Register;
  row: AnyRow & { pending?: boolean };
  titles?: Titles;
  size?: 'small' | 'middle' | 'profile';
}) {
  const pictureOf = usePictures();
  const [field] = pictureFields(register);
  const id = field === undefined ? null : row[field];
  const address = typeof id === 'string' ? pictureAddress(id) : null;
  const shown = pictureOf(address);
  const isWaiting = row.pending === true && shown === null;
  useEffect(() => {
    if (isWaiting && address !== null) void showWaiting(address);
  }, [isWaiting, address]);
  if (field === undefined) return null;
  return <PhotoAvatar name={register.title(row, titles)} photo={shown} size={size} />;
}
