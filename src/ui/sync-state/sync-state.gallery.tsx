import type { Example } from '../gallery.ts';
import { states, type SyncStateName } from './sync-state.css.ts';
import { SyncState } from './sync-state.tsx';

export const gallery: Example[] = (Object.keys(states) as SyncStateName[]).map((state) => ({
  label: state,
  Example: () => <SyncState state={state} />,
}));
