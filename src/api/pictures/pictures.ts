import { useEffect, useSyncExternalStore } from 'react';
import { isPictureAddress, pictureTypes } from '#domain/pictures/rules.ts';
import { observable } from '#domain/observable.ts';
import { databases, storeOf } from '#store/database.ts';
import { keepPicture, keptPicture } from '#store/pictures/kept-pictures.ts';
import { apiFetch } from '../calls/api-fetch.ts';
import { useConnection } from '../calls/use-connection.ts';
import { onSessionEnded } from '../session/who.ts';

/** Pictures are asked for with the person's token, which an `img` cannot send: it shows a copy. Address -> of the copy. */
const here = observable<ReadonlyMap<string, string>>(new Map());
/** Pictures that are loading, or did not load. */
const asked = new Map<string, 'coming' | 'missing'>();

function show(address: string, picture: Blob): void {
  asked.delete(address);
  if (here.getSnapshot().has(address)) return;
  here.set(new Map([...here.getSnapshot(), [address, URL.createObjectURL(picture)]]));
}

async function fetched(address: string): Promise<Blob | null> {
  // Nothing of it in the browser's own cache, which a sign-out does not reach.
  const response = await apiFetch(address, { cache: 'no-store' });
  const picture = await response.blob();
  const isPicture = (pictureTypes as readonly string[]).includes(picture.type);
  return response.ok && isPicture ? picture : null;
}

function miss(address: string): void {
  asked.set(address, 'missing');
  // The component that shows it reports the failure.
  here.set(new Map(here.getSnapshot()));
}

async function bring(address: string): Promise<void> {
  asked.set(address, 'coming');
  try {
    const store = await storeOf(databases());
    const kept = store && (await keptPicture(store.cache, address, Date.now()));
    const picture = kept ?? (await fetched(address));
    if (picture === null) return miss(address);
    show(address, picture);
    if (store && !kept) await keepPicture(store.cache, address, picture, Date.now());
  } catch {
    // No network, or no room: initials are shown until there is one.
    if (!here.getSnapshot().has(address)) miss(address);
  }
}

/** Pictures that did not load for want of a network. */
function askAgain(): void {
  for (const [address, state] of asked) if (state === 'missing') void bring(address);
}

/** A picture that came to be here: shown from now on without asking for it, and kept where there is room. */
export async function hold(address: string, picture: Blob): Promise<void> {
  show(address, picture);
  const store = await storeOf(databases());
  const keeping = store && keepPicture(store.cache, address, picture, Date.now());
  await keeping?.catch(() => undefined);
}

onSessionEnded(() => {
  for (const copy of here.getSnapshot().values()) URL.revokeObjectURL(copy);
  here.set(new Map());
  asked.clear();
});

/** Whether it was asked for and did not come. */
export function isPictureMissing(address: string): boolean {
  return asked.get(address) === 'missing';
}

/** Under which address each picture can be shown; null as long as it is not here. Whoever asks for one gets it. */
export function usePictures(): (address: string | null) => string | null {
  const copies = useSyncExternalStore(here.subscribe, here.getSnapshot);
  const online = useConnection().state === 'online';
  useEffect(() => {
    if (online) askAgain();
  }, [online]);
  return (address) => {
    if (address === null || !isPictureAddress(address)) return address;
    if (!copies.has(address) && !asked.has(address)) void bring(address);
    return copies.get(address) ?? null;
  };
}
