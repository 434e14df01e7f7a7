import { useEffect, useSyncExternalStore } from 'react';
import { keptChoice } from './kept-choice.ts';

/** Density of the back office. The usher's path is always roomy. */
export const densityChoice = keptChoice('density', ['comfortable', 'compact'], 'comfortable');

/** Puts the choice on the page, as long as the back office is on it. */
export function useDensity(): void {
  const density = useSyncExternalStore(densityChoice.subscribe, densityChoice.getSnapshot);
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset['density'] = density;
    return () => void delete dataset['density'];
  }, [density]);
}
