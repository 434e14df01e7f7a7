import type { Example } from '../gallery.ts';
import { syncState } from '../theme/tokens.json';
import { SyncState, type SyncStateName } from './sync-state.tsx';

export const gallery: Example[] = (Object.keys(syncState) as SyncStateName[]).map((state) => ({
  label: state,
  Example: () => <SyncState state={state} />,
}));
