import type { SignedIn, User } from '#domain/access/session.ts';
import type { Grant } from '#domain/permissions.ts';

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
