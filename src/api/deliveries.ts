import { onSignal } from './signals.ts';

/** Called once a drain with what it delivered: the moment of 'Successfully Submitted'. */
export function onDelivered(listener: (ids: string[]) => void): () => void {
  return onSignal((signal) => {
    if (signal.type === 'delivered') listener(signal.ids);
  });
}
