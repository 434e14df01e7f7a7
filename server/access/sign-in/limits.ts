import type pg from 'pg';
import { RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible';
import { Failure } from '#domain/errors.ts';
import { networkOf } from '../../http/network-of.ts';

/**
 * Counts wrong passwords. A church is one address and a tablet is known by its cookie, so each
 * (network, e-mail) has its own bucket, and a browser that signed this person in before has another
 * for each network it asks from: whoever guesses elsewhere empties theirs and never the real person's.
 * An empty bucket lets one attempt through every 20 seconds, so that guesses lock nobody out for long.
 */
export interface Limits {
  /**
   * Makes the attempt, and counts it unless it succeeds. Throws `rate_limited`, without making it,
   * where too many failed.
   */
  attempt<T>(attempt: Attempt, make: () => Promise<T>): Promise<T>;
  /** A new password was chosen by the link of a mail: guesses at the old one no longer count. */
  forgetGuesses(email: string): Promise<void>;
  /** Throws `rate_limited` where too many mails to this person were asked for. */
  beforeMail(asked: MailAsked): Promise<void>;
  /** Throws `rate_limited` where this person sent too many pictures: each is work, and room. */
  beforePicture(accountId: string): Promise<void>;
}

interface Asked {
  address: string;
  /** Set when this browser signed this person in before; where a secret is tried, when it is known at all. */
  knownDevice: string | null;
}

export interface Attempt extends Asked {
  /** Null where a secret is tried, not a password: nobody's name is in it. */
  email: string | null;
}

export interface MailAsked extends Omit<Asked, 'knownDevice'> {
  email: string;
  /** The device that knows the recipient, or the person who invites: not held to the recipient's ceiling. */
  trusted: string | null;
}

const quarterHour = 15 * 60;
const day = 24 * 60 * 60;
/** An empty bucket lets one attempt through in so many seconds. */
const trickle = 20;

function tooMany(msBeforeNext: number, what: string): Failure {
  const retryAfter = Math.max(1, Math.ceil(msBeforeNext / 1000));
  const minutes = Math.ceil(retryAfter / 60);
  return new Failure(
    'rate_limited',
    `${what}. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
    { retryAfter },
  );
}

const tooManyAttempts = (msBeforeNext: number) => tooMany(msBeforeNext, 'Too many wrong attempts');

function isExhausted(error: unknown): error is RateLimiterRes {
  return typeof error === 'object' && error !== null && 'msBeforeNext' in error;
}

/** Null when there was a point left, else the milliseconds until there is. */
async function waitOf(bucket: RateLimiterPostgres, key: string): Promise<number | null> {
  try {
    await bucket.consume(key);
    return null;
  } catch (error) {
    if (!isExhausted(error)) throw error;
    return error.msBeforeNext;
  }
}

async function consume(bucket: RateLimiterPostgres, key: string, what: string): Promise<void> {
  const wait = await waitOf(bucket, key);
  if (wait !== null) throw tooMany(wait, what);
}

interface Bucket {
  of: RateLimiterPostgres;
  key: string;
  /** An empty one still lets one attempt through now and then. */
  trickles: boolean;
}

function bucketsIn(pool: pg.Pool) {
  const limiter = (keyPrefix: string, points: number, duration = quarterHour) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limit',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix,
      points,
      duration,
    });
  return {
    person: limiter('person', 10),
    device: limiter('device', 20),
    address: limiter('address', 300),
    /** Guesses at one account from everywhere but its own devices. */
    account: limiter('account', 100, day),
    slow: limiter('slow', 1, trickle),
    mails: limiter('mail', 5),
    /** Mails to one person that somebody else may cause. */
    recipient: limiter('recipient', 20, day),
    pictures: limiter('picture', 60),
  };
}

type Buckets = ReturnType<typeof bucketsIn>;

function bucketsOf(all: Buckets, { address, email, knownDevice }: Attempt): Bucket[] {
  const network = networkOf(address);
  // A church is one address: its tablets must not be stopped by what one of them, or a guest, does.
  if (email === null) {
    return knownDevice === null
      ? [{ of: all.address, key: network, trickles: false }]
      : [{ of: all.device, key: `${knownDevice} ${network} secret`, trickles: false }];
  }
  if (knownDevice !== null) {
    return [{ of: all.device, key: `${knownDevice} ${network} ${email}`, trickles: true }];
  }
  return [
    { of: all.person, key: `${network} ${email}`, trickles: true },
    { of: all.address, key: network, trickles: false },
    { of: all.account, key: email, trickles: false },
  ];
}

/** Takes a point of each bucket. Answers whether one of them was empty and let this attempt trickle through. */
async function admit(all: Buckets, buckets: readonly Bucket[]): Promise<{ slowed: boolean }> {
  let slowed = false;
  for (const { of, key, trickles } of buckets) {
    const wait = await waitOf(of, key);
    if (wait === null) continue;
    const longer = trickles ? await waitOf(all.slow, `${of.keyPrefix} ${key}`) : wait;
    if (longer !== null) throw tooManyAttempts(longer);
    slowed = true;
  }
  return { slowed };
}

async function giveBack(buckets: readonly Bucket[]): Promise<void> {
  await Promise.all(buckets.map(({ of, key }) => of.reward(key)));
}

/** Whether a failure says nothing about the secret that was tried. */
const isBusy = (error: unknown) => error instanceof Failure && error.code === 'unavailable';

export function createLimits(pool: pg.Pool): Limits {
  const all = bucketsIn(pool);
  return {
    async attempt(attempt, make) {
      const buckets = bucketsOf(all, attempt);
      const { slowed } = await admit(all, buckets);
      try {
        const made = await make();
        await giveBack(buckets);
        return made;
      } catch (error) {
        if (isBusy(error)) await giveBack(buckets);
        else if (slowed) throw tooManyAttempts(trickle * 1000);
        throw error;
      }
    },
    async forgetGuesses(email) {
      await all.account.delete(email);
    },
    async beforeMail({ address, email, trusted }) {
      const what = 'Too many emails were requested';
      if (trusted !== null) return consume(all.mails, `${trusted} ${email}`, what);
      const network = networkOf(address);
      await consume(all.mails, `${network} ${email}`, what);
      await consume(all.address, network, what);
      await consume(all.recipient, email, what);
    },
    async beforePicture(accountId) {
      await consume(all.pictures, accountId, 'Too many pictures were sent');
    },
  };
}
