import { useState } from 'react';
import { life } from '../../../ui/snackbar/snackbar.css.ts';
import { snackbars } from '../../../ui/snackbar/snackbars.ts';
import { uploadAll, type Uploaded } from './upload.ts';

/** Uploads the files that somebody chooses or drops, and tells those that could not be kept. */
export function useUpload(folderId: string | null) {
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const tell = (uploaded: Uploaded) => {
    const { kept } = uploaded;
    setProblems(uploaded.problems);
    if (kept.length === 0) return;
    const text = kept.length === 1 ? `Uploaded: ${kept[0]}` : `${kept.length} files uploaded`;
    snackbars.show({ tone: 'success', text, action: null, life: life.plain });
  };
  const take = (files: FileList): boolean => {
    if (files.length === 0 || busy) return files.length > 0;
    setBusy(true);
    void uploadAll([...files], folderId)
      .then(tell)
      .finally(() => setBusy(false));
    return true;
  };
  return { busy, take, problems, dismiss: () => setProblems([]) };
}
