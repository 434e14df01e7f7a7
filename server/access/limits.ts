import type pg from 'pg';
import { RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible';
import { Failure } from '#domain/errors.ts';

/**
 * Counts wrong passwords. A church is one address and a tablet is known by its cookie, so each
 * (address, e-mail) has its own bucket and a browser that signed this person in before has another:
 * whoever guesses from outside empties theirs and never the real person's.
 */
export interface Limits {
  /** Throws `rate_limited` when this attempt must not be made; counts it otherwise. */
  beforeAttempt(attempt: Attempt): Promise<void>;
  afterSuccess(attempt: Attempt): Promise<void>;
  /** Throws `rate_limited` where this address asked for too many mails to this person. */
  beforeMail(address: string, email: string): Promise<void>;
  /** Throws `rate_limited` where this person sent too many pictures: each is work, and room. */
  beforePicture(accountId: string): Promise<void>;
}

export interface Attempt {
  address: string;
  /** Null where a secret is tried, not a password: nobody's name is in it. */
  email: string | null;
  /** Set when this browser signed this person in before; where a secret is tried, when it is known at all. */
  knownDevice: string | null;
}

const seconds = 15 * 60;

function tooMany(msBeforeNext: number, what: string): Failure {
  const retryAfter = Math.max(1, Math.ceil(msBeforeNext / 1000));
  const minutes = Math.ceil(retryAfter / 60);
  return new Failure(
    'rate_limited',
    `${what}. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
    { retryAfter },
  );
}

function isExhausted(error: unknown): error is RateLimiterRes {
  return typeof error === 'object' && error !== null && 'msBeforeNext' in error;
}

async function consume(bucket: RateLimiterPostgres, key: string, what: string): Promise<void> {
  try {
    await bucket.consume(key);
  } catch (error) {
    if (!isExhausted(error)) throw error;
    throw tooMany(error.msBeforeNext, what);
  }
}

export function createLimits(pool: pg.Pool): Limits {
  const limiter = (keyPrefix: string, points: number) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limit',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix,
      points,
      duration: seconds,
    });
  const perPerson = limiter('person', 10);
  const perDevice = limiter('device', 20);
  const perAddress = limiter('address', 300);
  const mails = limiter('mail', 5);
  const pictures = limiter('picture', 60);

  const bucketsOf = ({ address, email, knownDevice }: Attempt): [RateLimiterPostgres, string][] => {
    // A church is one address: its tablets must not be stopped by what one of them, or a guest, does.
    if (email === null) {
      return knownDevice === null
        ? [[perAddress, address]]
        : [[perDevice, `${knownDevice} secret`]];
    }
    if (knownDevice !== null) return [[perDevice, `${knownDevice} ${email}`]];
    return [
      [perPerson, `${address} ${email}`],
      [perAddress, address],
    ];
  };

  return {
    async beforeAttempt(attempt) {
      for (const [bucket, key] of bucketsOf(attempt)) {
        await consume(bucket, key, 'Too many wrong attempts');
      }
    },
    async afterSuccess(attempt) {
      for (const [bucket, key] of bucketsOf(attempt)) await bucket.reward(key);
    },
    async beforeMail(address, email) {
      const what = 'Too many mails were asked for';
      await consume(mails, `${address} ${email}`, what);
      await consume(perAddress, address, what);
    },
    async beforePicture(accountId) {
      await consume(pictures, accountId, 'Too many pictures were sent');
    },
  };
}
