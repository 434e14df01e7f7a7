import { pictureAddress } from '#domain/sync/picture-address.ts';
import { usePictures } from '../../api/pictures/pictures.ts';
import { FieldError } from '../../ui/field/field.tsx';
import { largestFile } from '../../ui/image-upload/chosen-file.ts';
import { ImageUpload } from '../../ui/image-upload/image-upload.tsx';
import type { ControlProps } from '../register-view.ts';
import { choosePicture } from './chosen-pictures.ts';

/** A picture: chosen, shown at once, taken away. It goes with the row when that is saved. `value`: its id; '' for none. */
export function PictureField({
  label,
  value,
  error,
  shape = 'round',
  onChange,
}: Pick<ControlProps, 'label' | 'value' | 'error' | 'onChange'> & { shape?: 'round' | 'square' }) {
  const pictureOf = usePictures();
  const id = String(value);
  return (
    <div>
      <ImageUpload
        label={label}
        shape={shape}
        value={id === '' ? null : pictureOf(pictureAddress(id))}
        has={id !== ''}
        maxBytes={largestFile}
        upload={choosePicture}
        onChange={(next) => onChange(next ?? '')}
      />
      {error !== null && <FieldError>{error}</FieldError>}
    </div>
  );
}
