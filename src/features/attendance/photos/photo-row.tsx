import { useRef, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { PhotoDialog } from './photo-dialog.tsx';
import { photoName } from './photo-name.ts';
import * as form from '../form/report-form.css.ts';
import * as css from './photos.css.ts';

export interface ReportPhoto {
  id: string;
  /** Address to show it from; null as long as it is not here. */
  src: string | null;
  /** Words for the state of the photo, or in its place. */
  words: string | null;
}

/** The photos of a report, small; each opens large. */
export function PhotoRow({
  photos,
  onRemove,
}: {
  photos: readonly ReportPhoto[];
  /** Removes a photo, if that is allowed. */
  onRemove?: ((id: string) => void) | undefined;
}) {
  const [open, setOpen] = useState<number | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const remove = (id: string) => {
    onRemove?.(id);
    // The key that was pressed goes with its photo: the keyboard goes on from another one.
    list.current?.querySelector('button')?.focus();
  };
  return (
    <>
      <ul ref={list} className={css.photos}>
        {photos.map(({ id, src, words }, at) => (
          <li key={id} className={css.photo}>
            {src === null ? (
              <div className={css.thumb}>{words}</div>
            ) : (
              <button type="button" className={css.thumb} onClick={() => setOpen(at)}>
                <img src={src} alt={photoName(at, photos.length)} className={css.small} />
              </button>
            )}
            {src !== null && words !== null && <p className={form.step}>{words}</p>}
            {onRemove && (
              <Button
                kind="ghost"
                size="touch"
                aria-label={`Remove photo ${at + 1} of ${photos.length}`}
                onClick={() => remove(id)}
              >
                Remove
              </Button>
            )}
          </li>
        ))}
      </ul>
      {open !== null && photos[open] && (
        <PhotoDialog photos={photos} at={open} onAt={setOpen} onClose={() => setOpen(null)} />
      )}
    </>
  );
}
