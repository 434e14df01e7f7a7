/** Every way an operation can fail, with the status it travels under (SYNC.md, "Errors"). */
export const errorStatus = {
  bad_request: 400,
  unauthorized: 401,
  session_expired: 401,
  revoked: 401,
  upgrade_required: 402,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  mutation_reuse: 409,
  too_large: 413,
  another_server: 421,
  validation: 422,
  session_locked: 423,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
  out_of_space: 507,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** Error per field, in a sentence that names the remedy. Key: path of the field, '' for the whole. */
export type FieldErrors = Record<string, string>;

export interface ErrorBody {
  error: {
    code: ErrorCode;
    /** A sentence for a person, without a final full stop. */
    message: string;
    details?: { fields?: FieldErrors; suggestedPlan?: string };
    /** Seconds. */
    retryAfter?: number;
    /** Of an internal error: stands beside what happened in the server's log. */
    reference?: string;
  };
}

interface FailureOptions {
  fields?: FieldErrors;
  suggestedPlan?: string;
  retryAfter?: number;
  reference?: string;
  /** Current value that a queued item clashes with, for its author to look at. */
  current?: unknown;
  cause?: unknown;
}

/** An expected failure. Anything else that is thrown is a bug and reaches people as `internal`. */
export class Failure extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldErrors | undefined;
  readonly suggestedPlan: string | undefined;
  readonly retryAfter: number | undefined;
  readonly reference: string | undefined;
  readonly current: unknown;

  constructor(code: ErrorCode, message: string, options: FailureOptions = {}) {
    super(message, { cause: options.cause });
    this.name = 'Failure';
    this.code = code;
    this.fields = options.fields;
    this.suggestedPlan = options.suggestedPlan;
    this.retryAfter = options.retryAfter;
    this.reference = options.reference;
    this.current = options.current;
  }

  get status(): number {
    return errorStatus[this.code];
  }

  body(): ErrorBody {
    const details = {
      ...(this.fields && { fields: this.fields }),
      ...(this.suggestedPlan && { suggestedPlan: this.suggestedPlan }),
    };
    return {
      error: {
        code: this.code,
        message: this.message,
        ...(Object.keys(details).length > 0 && { details }),
        ...(this.retryAfter !== undefined && { retryAfter: this.retryAfter }),
        ...(this.reference !== undefined && { reference: this.reference }),
      },
    };
  }
}

export function isErrorBody(value: unknown): value is ErrorBody {
  if (typeof value !== 'object' || value === null || !('error' in value)) return false;
  const { error } = value;
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    typeof error.code === 'string' &&
    error.code in errorStatus &&
    'message' in error &&
    typeof error.message === 'string'
  );
}

/** The failure that an error answer describes, for a caller on the other side of the wire. */
export function failureOf(body: ErrorBody): Failure {
  const { code, message, details, ...more } = body.error;
  return new Failure(code, message, { ...details, ...more });
}
