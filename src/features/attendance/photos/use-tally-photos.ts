import { useLayoutEffect, useRef, useState } from 'react';
import { Failure } from '#domain/errors.ts';
import { addPhoto, removePhoto } from './add-photo.ts';
import type { OpenFormProps } from '../form/form-props.ts';

/** Adds and removes photos of a draft, one after the other, and says why one was not kept. */
export function useTallyPhotos(counting: OpenFormProps['counting']) {
  const { draft, flush } = counting;
  // What is counted while a photo is made ready must not be saved over.
  const newest = useRef(counting);
  useLayoutEffect(() => {
    newest.current = counting;
  });
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  /** A photo needs a draft that is kept, though nothing may have been counted in it yet. */
  async function begin(): Promise<void> {
    if (newest.current.draft.savedAt === 0) newest.current.change({});
    await flush();
  }
  async function doing(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      const why = error instanceof Failure ? error.message : 'The photo was not kept. Try again';
      setProblem(`${why}.`);
    } finally {
      setBusy(false);
    }
  }
  return {
    busy,
    problem,
    add: (file: File) => doing(() => addPhoto(draft, file, begin)),
    remove: (id: string) => doing(() => removePhoto(id)),
  };
}
