import { useLayoutEffect, useRef, useState } from 'react';
import { pictureAddress } from '#domain/sync/picture-address.ts';
import { usePictures } from '../../api/pictures/pictures.ts';
import { FieldError } from '../../ui/field/field.tsx';
import { largestFile } from '../../ui/image-upload/chosen-file.ts';
import { ImageUpload } from '../../ui/image-upload/image-upload.tsx';
import type { UploadOptions } from '../../ui/image-upload/use-image-upload.ts';
import type { ControlProps } from '../register-view.ts';
import { drawPicture } from './chosen-pictures.ts';

type Props = Pick<ControlProps, 'label' | 'value' | 'error' | 'onChange'>;

/** The form has a chosen picture before it is drawn: who saves at once saves it. */
function useChoice(id: string, onChange: Props['onChange']) {
  const [drawing, setDrawing] = useState<string | null>(null);
  /** The picture from before the first of those that are drawn. */
  const before = useRef<string | null>(null);
  const last = useRef<string | null>(null);
  const isHere = useRef(true);
  useLayoutEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  function giveBack(): void {
    // A form that was saved and closed meanwhile keeps it.
    if (isHere.current) onChange(before.current ?? '');
  }
  async function choose(file: File, { signal }: UploadOptions): Promise<string> {
    const next = drawPicture(file);
    before.current ??= id;
    last.current = next.id;
    signal.addEventListener('abort', giveBack, { once: true });
    setDrawing(next.id);
    onChange(next.id);
    try {
      await next.drawn;
      return next.id;
    } catch (error) {
      if (!signal.aborted) giveBack();
      throw error;
    } finally {
      signal.removeEventListener('abort', giveBack);
      if (last.current === next.id) {
        before.current = null;
        setDrawing(null);
      }
    }
  }
  return { choose, isDrawing: drawing === id };
}

/** A picture: chosen, shown at once, taken away. It goes with the row when that is saved. `value`: its id; '' for none. */
export function PictureField({
  label,
  value,
  error,
  shape = 'round',
  onChange,
}: Props & { shape?: 'round' | 'square' }) {
  const pictureOf = usePictures();
  const id = String(value);
  const { choose, isDrawing } = useChoice(id, onChange);
  return (
    <div>
      <ImageUpload
        label={label}
        shape={shape}
        value={id === '' || isDrawing ? null : pictureOf(pictureAddress(id))}
        has={id !== ''}
        maxBytes={largestFile}
        upload={choose}
        onChange={(next) => onChange(next ?? '')}
      />
      {error !== null && <FieldError>{error}</FieldError>}
    </div>
  );
}
