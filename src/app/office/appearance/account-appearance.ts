import { useEffect } from 'react';
import type { Looks } from '#domain/access/appearance-policy.ts';
import { ownAppearance, sameLooks } from '#store/access/appearance.ts';
import { databases, storeOf } from '#store/database.ts';
import { newId } from '#domain/values/new-id.ts';
import { profileId } from '../../../api/session/who.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';
import { preferences } from '../../preferences.ts';
import { schemes, themeNames } from '../../../ui/theme/themes.ts';
import { densityChoice } from './density-choice.ts';
import { layoutChoice } from './layout-choice.ts';

const key = 'appearance';

/** The account's appearance that this device last took over or gave: only a different one is applied. */
interface Seen {
  account: string;
  looks: Looks;
}

function readSeen(): Seen | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as Seen | null;
  } catch {
    return null;
  }
}

function isSeen(account: string, looks: Looks): boolean {
  const seen = readSeen();
  return seen?.account === account && sameLooks(seen.looks, looks);
}

function remember(account: string, looks: Looks): void {
  localStorage.setItem(key, JSON.stringify({ account, looks } satisfies Seen));
}

function looksHere(): Looks {
  const { scheme, theme } = preferences.getSnapshot();
  const [layout, density] = [layoutChoice.getSnapshot(), densityChoice.getSnapshot()];
  return { scheme, theme, layout, density };
}

/** Where nothing is, the organisation may look otherwise tomorrow. */
function isAnyChosen(): boolean {
  return ['scheme', 'theme', 'layout', 'density'].some((one) => localStorage.getItem(one) !== null);
}

/** Ignores a value that this version of the program does not know. */
function known<Value extends string>(
  values: readonly Value[],
  name: string,
  choose: (value: Value) => void,
): void {
  const value = values.find((one) => one === name);
  if (value !== undefined) choose(value);
}

function takeOver(looks: Looks): void {
  known(schemes, looks.scheme, preferences.chooseScheme);
  known(themeNames, looks.theme, preferences.chooseTheme);
  known(layoutChoice.values, looks.layout, layoutChoice.choose);
  known(densityChoice.values, looks.density, densityChoice.choose);
}

/**
 * One at a time, in every tab: a choice is kept, or what the account says is taken over. Without it an
 * answer that was asked before a choice would undo that choice.
 */
function inTurn(work: () => Promise<void>): Promise<void> {
  return navigator.locks.request('appearance', work);
}

/** Takes over what the account says now, which may be newer than what a page was told. */
async function takeOverNews(): Promise<void> {
  const store = await storeOf(databases());
  const looks = store && (await ownAppearance(store));
  if (!looks || isSeen(store.profile.id, looks)) return;
  takeOver(looks);
  remember(store.profile.id, looks);
}

/** Applies an appearance chosen on another device; a choice made here holds until then. */
export function useAccountAppearance(): void {
  const kept = useLive(ownAppearance);
  const looks = kept.state === 'ready' ? kept.data : null;
  useEffect(() => {
    const account = profileId();
    if (!looks || account === null || isSeen(account, looks)) return;
    // Without an answer it stays as it is until the next change.
    void inTurn(takeOverNews).catch(() => undefined);
  }, [looks]);
}

async function giveChoices(): Promise<void> {
  const account = profileId();
  const looks = looksHere();
  if (account === null || !isAnyChosen() || isSeen(account, looks)) return;
  const [{ call }, { saveAppearance }] = await Promise.all([
    import('../../../api/calls/call.ts'),
    import('#domain/access/appearance.ts'),
  ]);
  await call(saveAppearance, looks, { id: newId() });
  remember(account, looks);
}

/** Gives the account what was chosen here, if it does not have it yet. */
export function keepWithAccount(): Promise<void> {
  return inTurn(giveChoices);
}
