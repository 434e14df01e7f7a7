import { useEffect } from 'react';
import type { Organisation } from '#domain/organisation/entities.ts';
import { onSessionEnded } from '../../../api/session/who.ts';
import { preferences } from '../../preferences.ts';
import { keepUsual } from './keep-usual.ts';

type Look = Pick<Organisation, 'scheme' | 'theme' | 'layout'>;

function keep(look: Look | null): void {
  const changed = (['scheme', 'theme', 'layout'] as const).filter((key) =>
    keepUsual(key, look && look[key]),
  );
  if (changed.length === 0) return;
  preferences.lookAgain();
  // As when another tab chose: what shows a layout looks again.
  dispatchEvent(new Event('storage'));
}

// The page that signs in is the product's, and the next person may be of another organisation.
onSessionEnded(() => keep(null));

/** Keeps on the device how the back office of this organisation looks to people who chose nothing. */
export function useUsualLook(organisation: Look | null): void {
  useEffect(() => {
    if (organisation) keep(organisation);
  }, [organisation]);
}
