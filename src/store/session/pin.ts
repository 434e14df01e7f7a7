import type { Vault } from '../vault.ts';
import { giveKey } from '../sealing/key-exchange.ts';
import { rowKeyBy, rowKeyUnder } from './row-key.ts';
import { stepAsideElsewhere } from './linked.ts';
import { type Key, keysUnder, openKeys, sealFor, unseal } from './pin-crypto.ts';
import type { Pin, Profile, Session } from './profile.ts';

/** Wrong tries after which a person waits, and after which their keys are destroyed. */
export const triesUntilWait = 5;
export const triesInAll = 10;
/** Ms that a person waits then. */
export const waitAfterTries = 5 * 60_000;

/**
 * Ms after the last renewal of a session in which the digits open it without the server: as long as the server itself
 * waits for one.
 */
const opensFor = 90 * 86_400_000;

export type PinAnswer =
  | { is: 'open'; profile: string; tenant: string; accessToken: string | null }
  /** `triesLeft`: until they wait, or until the keys are destroyed. */
  | { is: 'wrong'; triesLeft: number; after: 'wait' | 'end' }
  | { is: 'locked'; for: number }
  /** Nobody heard from the server for so long that it must be asked: their password lets them in. */
  | { is: 'overdue' }
  /** Only their password lets them in again. */
  | { is: 'gone' };

/** Digits that everybody tries first: one digit six times, or in a row. */
export function isWeakPin(pin: string): boolean {
  const steps = new Set([...pin].slice(1).map((digit, at) => Number(digit) - Number(pin[at])));
  const [step] = steps;
  return steps.size === 1 && step !== undefined && Math.abs(step) <= 1;
}

/** Ms until tries are taken again. A clock that was set back makes nobody wait longer than once. */
export function lockedFor({ lockedUntil }: Pin, now: number): number {
  return Math.min(Math.max(0, lockedUntil - now), waitAfterTries);
}

export function isOverdue({ renewedAt }: Profile, now: number): boolean {
  return renewedAt !== undefined && now - renewedAt > opensFor;
}

/** What a wrong try leaves: counted before the PIN is looked at, so that killing the page gives none back. */
function afterTry(pin: Pin, now: number): Pin {
  const tries = pin.tries + 1;
  const waits = tries === triesUntilWait;
  return { ...pin, tries, lockedUntil: waits ? now + waitAfterTries : pin.lockedUntil };
}

function answerOfWrong(pin: Pin, now: number): PinAnswer {
  const { tries } = pin;
  if (tries >= triesInAll) return { is: 'gone' };
  const wait = lockedFor(pin, now);
  if (wait > 0) return { is: 'locked', for: wait };
  if (tries < triesUntilWait)
    return { is: 'wrong', triesLeft: triesUntilWait - tries, after: 'wait' };
  return { is: 'wrong', triesLeft: triesInAll - tries, after: 'end' };
}

/** After a sign-in: from now on the six digits let this person in here. */
export async function choosePin(vault: Vault, profileId: string, pin: string): Promise<void> {
  const keys = await keysUnder(pin);
  const byPin = await rowKeyUnder(keys.publicKey, profileId);
  await vault.profiles
    .where('id')
    .equals(profileId)
    .modify((profile) => {
      profile.pin = { keys, tries: 0, lockedUntil: 0, session: null };
      if (profile.rowKey) profile.rowKey = { ...profile.rowKey, byPin };
    });
}

/** Counts the try. Answers the PIN to look at, or why nobody looks. */
async function takeTry(
  vault: Vault,
  profileId: string,
  now: number,
): Promise<{ pin: Pin } | { answer: PinAnswer }> {
  return vault.transaction('rw', vault.profiles, async () => {
    const profile = await vault.profiles.get(profileId);
    const pin = profile?.pin;
    if (!profile || !pin?.keys) return { answer: { is: 'gone' } };
    if (isOverdue(profile, now)) return { answer: { is: 'overdue' } };
    const wait = lockedFor(pin, now);
    if (wait > 0) return { answer: { is: 'locked', for: wait } };
    const counted = afterTry(pin, now);
    await vault.profiles.update(profileId, { pin: counted });
    return { pin: counted };
  });
}

/** The keys go; what is sealed by them opens to nobody any more. */
async function refuse(vault: Vault, profileId: string, pin: Pin, now: number): Promise<PinAnswer> {
  const answer = answerOfWrong(pin, now);
  if (answer.is === 'gone') {
    await vault.profiles
      .where('id')
      .equals(profileId)
      .modify((profile) => {
        profile.pin = { ...pin, keys: null, session: null };
        // Their password alone opens what they have here, and only with the server.
        if (profile.rowKey) profile.rowKey = { ...profile.rowKey, byPin: null };
      });
  }
  return answer;
}

/** The session that was sealed; expired where there is none. */
async function sessionIn(pin: Pin, privateKey: Key): Promise<Session> {
  if (pin.session === null) return { kind: 'expired' };
  return (await unseal(privateKey, pin.session)) as Session;
}

function isAway(profile: Profile | undefined): profile is Profile {
  return profile?.session.kind === 'expired' || profile?.session.kind === 'signedIn';
}

/** Lets a person be the one at the device by their six digits, with or without a network. */
export async function enterPin(
  vault: Vault,
  profileId: string,
  typed: string,
  now: number,
): Promise<PinAnswer> {
  const taken = await takeTry(vault, profileId, now);
  if ('answer' in taken) return taken.answer;
  const { pin } = taken;
  const privateKey = pin.keys && (await openKeys(pin.keys, typed));
  if (!privateKey) return refuse(vault, profileId, pin, now);
  const kept = await sessionIn(pin, privateKey);
  const held = await rowKeyBy(privateKey, (await vault.profiles.get(profileId))?.rowKey);
  const answer = await vault.transaction<PinAnswer>(
    'rw',
    vault.profiles,
    vault.settings,
    async () => {
      const profile = await vault.profiles.get(profileId);
      // Revoked or signed out meanwhile: what was sealed must not bring it back.
      if (!isAway(profile)) return { is: 'gone' };
      const session = profile.session.kind === 'signedIn' ? profile.session : kept;
      const open = { ...pin, tries: 0, lockedUntil: 0, session: null };
      await vault.profiles.put({ ...profile, session, pin: open, lastHereAt: now });
      await vault.settings.put({ key: 'active', profile: profileId });
      const accessToken = session.kind === 'signedIn' ? session.accessToken : null;
      return { is: 'open', profile: profileId, tenant: profile.tenant.id, accessToken };
    },
  );
  if (answer.is === 'open' && held) giveKey(profileId, held);
  return answer;
}

/**
 * Somebody else takes the tablet, or nobody touched it: what opens the session is sealed, and only this
 * person's PIN opens it. False where they have none: then nothing has happened.
 */
export async function lockProfile(vault: Vault, profileId: string, now: number): Promise<boolean> {
  for (;;) {
    const before = await vault.profiles.get(profileId);
    const keys = before?.pin?.keys;
    if (!before || !keys) return false;
    const { session } = before;
    const sealed = session.kind === 'signedIn' ? await sealFor(keys.publicKey, session) : null;
    if (await putAway(vault, before, sealed, now)) return true;
  }
}

/** False where the session was renewed while it was sealed: the older one opens nothing any more. */
async function putAway(
  vault: Vault,
  before: Profile,
  sealed: Pin['session'],
  now: number,
): Promise<boolean> {
  return vault.transaction('rw', vault.profiles, vault.settings, async () => {
    const profile = await vault.profiles.get(before.id);
    if (!profile?.pin) return true;
    if (JSON.stringify(profile.session) !== JSON.stringify(before.session)) return false;
    await stepAsideElsewhere(vault, profile.id);
    if (isAway(profile)) {
      const pin = { ...profile.pin, session: sealed ?? profile.pin.session };
      const session = { kind: 'expired' } as const;
      await vault.profiles.put({ ...profile, session, pin, lastHereAt: now });
    }
    const active = await vault.settings.get('active');
    if (active?.key === 'active' && active.profile === before.id) {
      await vault.settings.delete('active');
    }
    return true;
  });
}
