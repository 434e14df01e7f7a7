import { useSyncExternalStore } from 'react';
import { isDark, preferences } from '../preferences.ts';

/** The light of a tablet that several share. */
export function useTabletFrame(): { dark: boolean; onDark(dark: boolean): void } {
  const dark = useSyncExternalStore(preferences.subscribe, isDark);
  return { dark, onDark: (wanted) => preferences.chooseScheme(wanted ? 'dark' : 'light') };
}
