import { useSyncExternalStore } from 'react';
import { type ChurchToWorkIn, churchToWorkIn } from '#store/churches/church-to-work-in.ts';
import { useLive } from '../../api/live-queries/use-live.ts';
import { useProfile } from '../profile.tsx';
import { churchSheetOpen } from './church-sheet-open.ts';

interface ChurchKeyState {
  of: ChurchToWorkIn;
  name: string;
  isOpen: boolean;
}

/** State of the key that leads to another church; null where there is nothing to choose. */
export function useChurchKey(): ChurchKeyState | null {
  const { seen } = useProfile();
  const isOpen = useSyncExternalStore(churchSheetOpen.subscribe, churchSheetOpen.getSnapshot);
  const live = useLive(churchToWorkIn);
  if (live.state !== 'ready' || live.data.churches.length < 2 || seen) return null;
  return { of: live.data, name: live.data.chosen?.name ?? 'All churches', isOpen };
}
