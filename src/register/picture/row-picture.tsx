import type { Titles } from '#domain/register/field-text.ts';
import { type AnyRow, pictureFields, type Register } from '#domain/register/register.ts';
import { pictureAddress } from '#domain/sync/picture-address.ts';
import { PhotoAvatar } from '../../ui/avatar-group/photo-avatar.tsx';
import { useShownPicture } from './use-shown-picture.ts';

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
  const [field] = pictureFields(register);
  const id = field === undefined ? null : row[field];
  const address = typeof id === 'string' ? pictureAddress(id) : null;
  const shown = useShownPicture(address, row.pending === true);
  if (field === undefined) return null;
  return <PhotoAvatar name={register.title(row, titles)} photo={shown} size={size} />;
}
