import { type ReactNode, Suspense } from 'react';
import { personPastoralNotes } from '#store/care/notes.ts';
import type { ProfileFound } from '#store/people/profile.ts';
import { useKept } from '../../../api/live-queries/use-kept.ts';
import { type Live, useLive } from '../../../api/live-queries/use-live.ts';
import { latePart } from '../../../ui/late-part.ts';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';

const PastoralNotesTab = latePart(() =>
  import('../../../features/care/notes/pastoral-notes-tab.tsx').then(
    (part) => part.PastoralNotesTab,
  ),
);

/** The tab of confidential notes; null for who may not know whether there are any. */
export function useNotes(found: Live<ProfileFound>): ReactNode {
  const person =
    found.state === 'ready' && found.data.state === 'known' ? found.data.profile.person : null;
  const live = useKept(useLive(personPastoralNotes, person?.id ?? '', person?.churchId ?? ''));
  if (person === null || live.state !== 'ready' || live.data === null) return null;
  return (
    <Suspense fallback={<Skeleton lines={4} what="the notes" />}>
      <PastoralNotesTab person={person} of={live.data} />
    </Suspense>
  );
}
