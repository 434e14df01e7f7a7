import { useState } from 'react';
import { type KeepFile, type KeptFiles, keepFiles } from './keep-files.ts';

/** Keeps the files that somebody chooses or drops, and tells those that could not be kept. */
export function useKeptFiles<Kept>({
  keep,
  done,
  onKept,
}: {
  keep: KeepFile<Kept>;
  /** 'uploaded'. */
  done: string;
  /** At least one was kept. */
  onKept(kept: Kept[]): void;
}) {
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const tell = (outcome: KeptFiles<Kept>) => {
    setProblems(outcome.problems);
    if (outcome.kept.length > 0) onKept(outcome.kept);
  };
  const take = (files: FileList): boolean => {
    if (files.length === 0 || busy) return files.length > 0;
    setBusy(true);
    void keepFiles([...files], keep, done)
      .then(tell)
      .finally(() => setBusy(false));
    return true;
  };
  return { busy, take, problems, dismiss: () => setProblems([]) };
}
