import Camera from 'lucide-react/icons/camera';
import { useRef } from 'react';
import { mostPictures } from '#domain/attendance/attach-picture-policy.ts';
import { draftPhotos } from '#store/attendance/report-photos.ts';
import { useKept } from '../../../api/live-queries/use-kept.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';
import { Button } from '../../../ui/button/button.tsx';
import { FieldError } from '../../../ui/field/field.tsx';
import { visuallyHidden } from '../../../ui/visually-hidden.css.ts';
import type { OpenFormProps } from '../form/form-props.ts';
import * as form from '../form/report-form.css.ts';
import { PhotoRow } from './photo-row.tsx';
import { usePictureUrls } from './use-picture-urls.ts';
import { useTallyPhotos } from './use-tally-photos.ts';

const none = [] as const;

/** Photos of the paper that somebody counted on. Few reports have any: a key below the numbers, and no more. */
export function TallyPhotos({ counting }: Pick<OpenFormProps, 'counting'>) {
  const { draft, elsewhere: readOnly } = counting;
  const live = useKept(useLive(draftPhotos, draft.submissionId));
  const photos = live.state === 'ready' ? live.data : none;
  const urls = usePictureUrls(photos);
  const input = useRef<HTMLInputElement>(null);
  const { busy, problem, add, remove } = useTallyPhotos(counting);
  const isEmpty = photos.length === 0;
  const isFull = photos.length >= mostPictures;
  // There was nothing to count.
  if (draft.values.didNotMeet && isEmpty) return null;
  return (
    <section aria-label="Photos of the tally sheet" className={isEmpty ? form.extras : form.card}>
      {!isEmpty && (
        <div className={form.stack}>
          <h2 className={form.splitTitle}>Photos of the tally sheet</h2>
          <PhotoRow
            photos={photos.map(({ id }) => ({ id, src: urls.get(id) ?? null, words: null }))}
            onRemove={readOnly ? undefined : (id) => void remove(id)}
          />
          <output className={form.step}>
            {photos.length} of {mostPictures}, saved on this device.{' '}
            {isFull ? 'Remove one to add another.' : 'Photos are sent after the numbers.'}
          </output>
        </div>
      )}
      {problem !== null && (
        <div role="alert">
          <FieldError>{problem}</FieldError>
        </div>
      )}
      {!isFull && (
        <Button
          kind="ghost"
          size="touch"
          icon={Camera}
          disabled={readOnly}
          busy={busy && 'Adding the photo…'}
          onClick={() => input.current?.click()}
        >
          {isEmpty ? 'Photo of the tally sheet' : 'Add another photo'}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        accept="image/*"
        tabIndex={-1}
        aria-hidden="true"
        className={visuallyHidden}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file may be chosen again.
          target.value = '';
          if (file) void add(file);
        }}
      />
    </section>
  );
}
