import { useMemo } from 'react';
import type { Addressee } from '#domain/demo/mailbox/addressee.ts';
import { useLive } from '../../../../api/live-queries/use-live.ts';
import { addresseesHere } from '../here.ts';
import { type Suggest, suggestionsFrom } from '../suggested-addressees.ts';

const nobody: readonly Addressee[] = [];

/** Suggestions for the fields of a mail, read once for all of them. Until they are there, nobody is suggested. */
export function useSuggestions(): Suggest {
  const live = useLive(addresseesHere);
  const known = live.state === 'ready' ? live.data : nobody;
  return useMemo(() => suggestionsFrom(known), [known]);
}
