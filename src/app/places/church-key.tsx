import Church from 'lucide-react/icons/church';
import { Suspense, useSyncExternalStore } from 'react';
import { churchToWorkIn } from '#store/churches/church-to-work-in.ts';
import { useLive } from '../../api/live-queries/use-live.ts';
import { HeaderKey } from '../../ui/header-key/header-key.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { preloadPart } from '../../ui/preload-part.tsx';
import { visuallyHidden } from '../../ui/visually-hidden.css.ts';
import { useProfile } from '../profile.tsx';
import { churchSheetOpen } from './church-sheet-open.ts';
import * as css from './places.css.ts';

const sheet = preloadPart(async () => (await import('./church-sheet.tsx')).ChurchSheet);

const preload = () => void sheet.preload().catch(() => undefined);

/** Names the church that the person works in, and leads to another one: only where there are several. */
export function ChurchKey({ large }: { large: boolean }) {
  const { seen } = useProfile();
  const open = useSyncExternalStore(churchSheetOpen.subscribe, churchSheetOpen.getSnapshot);
  const live = useLive(churchToWorkIn);
  if (live.state !== 'ready' || live.data.churches.length < 2 || seen) return null;
  const name = live.data.chosen?.name ?? 'All churches';
  const key = {
    onClick: () => churchSheetOpen.set(true),
    onPointerEnter: preload,
    onFocus: preload,
    'aria-haspopup': 'dialog',
  } as const;
  return (
    <>
      {large ? (
        <button type="button" className={css.large} aria-label={`Church: ${name}`} {...key}>
          <Icon of={Church} size="xl" />
          <span className={css.name}>{name}</span>
        </button>
      ) : (
        <span className={css.inHeader}>
          <HeaderKey icon={Church} label="Switch church" name={`Church: ${name}`} {...key}>
            <span className={css.nameInHeader}>{name}</span>
          </HeaderKey>
        </span>
      )}
      <output className={visuallyHidden}>{`You work in ${name}`}</output>
      {open && (
        <Suspense>
          <sheet.Part of={live.data} onClose={() => churchSheetOpen.set(false)} />
        </Suspense>
      )}
    </>
  );
}
