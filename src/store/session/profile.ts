import type { SignedIn, User } from '#domain/access/session.ts';
import type { Grant } from '#domain/permissions.ts';
import type { SealedBytes } from '#domain/sealing/server-way.ts';
import type { PinKeys, Sealed } from './pin-crypto.ts';

/**
 * Three different ends. `expired`: locked, nothing wiped, counting goes on. `signedOut`: wiped as
 * asked, unsent reports kept. `revoked`: unsent reports sent first, then wiped.
 */
export type Session =
  | { kind: 'signedIn'; accessToken: string; refreshSecret: string }
  | { kind: 'expired' }
  | { kind: 'signedOut'; wiped: boolean }
  | { kind: 'revoked' };

/** Verifier of a person's password on this device, for when no server answers. Base64. */
export interface Seal {
  salt: string;
  hash: string;
}

/** Six digits that let a person in on a tablet that several share. */
export interface Pin {
  /** Null once too many wrong ones were tried. */
  keys: PinKeys | null;
  /** Wrong tries since the last right one. */
  tries: number;
  /** Wall time, ms. */
  lockedUntil: number;
  /** The session of a person who is away. */
  session: Sealed | null;
}

/** The key of a person's rows on a device that several share, twice under another key. */
export interface KeptRowKey {
  /** Under the one that the six digits open; null before any are chosen, and after too many wrong tries. */
  byPin: Sealed | null;
  /** Under the one that the server gives after a sign-in; null where this browser is no registered device. */
  byServer: SealedBytes | null;
  /** The key of what they send, which follows from it, under another one of the server; missing in older profiles. */
  queueByServer?: SealedBytes | null;
  /** False until all that was here before is sealed, or gone. */
  whole: boolean;
}

/** A person on this browser. What they may see is in `cache-<id>`. */
export interface Profile {
  /** Account id; with `seen` the session's, and the account is `user`. */
  id: string;
  tenant: SignedIn['session']['tenant'];
  /** Null once wiped: only what is needed to deliver what they left behind stays. */
  user: User | null;
  grants: Grant[];
  session: Session;
  /** Opens nothing but the door for queued items; outlives a sign-out until the last one is sent. */
  submitGrant: string | null;
  /** Of the password they signed in with last. */
  seal?: Seal | undefined;
  pin?: Pin | undefined;
  /** Id of the place that their screens begin with on this device; without it, all of theirs. */
  place?: string | undefined;
  /** Profiles of the same person in other organisations. A link holds where both sides name each other. */
  linked?: readonly string[] | undefined;
  /** Where it stands, what this person has here is sealed. */
  rowKey?: KeptRowKey | undefined;
  /** When the server last said that the session stands; missing in older profiles. Wall time, ms. */
  renewedAt?: number;
  /** When they were last at this device, where they have a PIN. Wall time, ms. */
  lastHereAt?: number;
  /** An administrator sees the app as this person would. Nothing is captured under such a profile. */
  seen?: Seen;
}

export interface Seen {
  /** Profile of the administrator, who is the one at the device again afterwards. */
  looker: string;
  /** Wall time, ms. */
  until: number;
  /** Sentence about what somebody tries to change. Kept here, since no page loads it otherwise. */
  refusal: string;
}

/** A profile whose person is known. */
export type KnownProfile = Profile & { user: User };
