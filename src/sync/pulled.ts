/** Outcome of a pull. */
export type Pulled =
  /** The device holds what the server held when the pull began. */
  | { kind: 'upToDate' }
  /** It goes on from where it is at the next trigger. */
  | { kind: 'interrupted'; why: string }
  | { kind: 'noSession' };
