export interface ServerAnswer<Output> {
  answeredBy: 'server';
  output: Output;
  receipt: string | null;
}

export type Answer<Output> =
  | ServerAnswer<Output>
  /** Kept on this device, to be sent as soon as there is a way. */
  | { answeredBy: 'device'; id: string };
