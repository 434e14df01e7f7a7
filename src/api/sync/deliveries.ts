import { onSignal } from './signals.ts';

/** Called once a drain with what it delivered, and without ids for what the server took at once: the moment of 'Successfully Submitted'. */
export function onDelivered(listener: (ids: string[]) => void): () => void {
  return onSignal((signal) => {
    if (signal.type === 'delivered') listener(signal.ids);
  });
}
