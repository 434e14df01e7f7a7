import { useEffect } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Sheet } from '../../../ui/sheet/sheet.tsx';
import { photoName } from './photo-name.ts';
import * as form from '../form/report-form.css.ts';
import * as css from './photos.css.ts';

interface PhotoDialogProps {
  photos: readonly { id: string; src: string | null; words: string | null }[];
  at: number;
  onAt(at: number): void;
  onClose(): void;
}

/** One photo, as large as the screen has room for. The arrow keys turn to the others. */
export function PhotoDialog({ photos, at, onAt, onClose }: PhotoDialogProps) {
  const photo = photos[at];
  const name = photoName(at, photos.length);
  useEffect(() => {
    const turn = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowLeft' && at > 0) onAt(at - 1);
      if (key === 'ArrowRight' && at < photos.length - 1) onAt(at + 1);
    };
    addEventListener('keydown', turn);
    return () => removeEventListener('keydown', turn);
  }, [at, photos.length, onAt]);
  return (
    <Sheet wide title={name} onClose={onClose}>
      {photo?.src ? (
        <img src={photo.src} alt={name} className={css.large} />
      ) : (
        <p className={form.step}>{photo?.words}</p>
      )}
      {photos.length > 1 && (
        <div className={form.splitHead}>
          <Button size="touch" disabled={at === 0} onClick={() => onAt(at - 1)}>
            Previous
          </Button>
          <Button size="touch" disabled={at === photos.length - 1} onClick={() => onAt(at + 1)}>
            Next
          </Button>
        </div>
      )}
    </Sheet>
  );
}
