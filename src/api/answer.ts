export type Answer<Output> =
  | { answeredBy: 'server'; output: Output; receipt: string | null }
  /** Kept on this device, to be sent as soon as there is a way. */
  | { answeredBy: 'device'; id: string };
