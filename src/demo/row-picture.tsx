import ImageUp from 'lucide-react/icons/image-up';
import { useState } from 'react';
import { pictureBytes } from '#domain/demo/picture.ts';
import { Button } from '../ui/button/button.tsx';
import { ImageUpload } from '../ui/image-upload/image-upload.tsx';
import { dataAddress } from './data-address.ts';

/** The picture once there is one, or somebody wants one. */
export function RowPicture({
  value,
  onChange,
}: {
  value: string | null;
  onChange(value: string | null): void;
}) {
  const [wanted, setWanted] = useState(false);
  if (value === null && !wanted) {
    return (
      <Button icon={ImageUp} onClick={() => setWanted(true)}>
        Add a picture
      </Button>
    );
  }
  return (
    <ImageUpload
      label="Picture"
      value={value}
      maxBytes={pictureBytes}
      upload={dataAddress}
      onChange={onChange}
    />
  );
}
