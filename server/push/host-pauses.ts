import type { PushOutcome } from './post-push.ts';

/** Milliseconds without calls to a host that is too busy to say how long, or does not answer. */
const usualPause = 30_000;

interface Host {
  pausedUntil: number;
  /** It did not answer last time: one message at a time asks whether it does again. */
  isSilent: boolean;
  isAsked: boolean;
}

/** Push services that get nothing until their pause is over. */
export interface HostPauses {
  /** Whether a message may be sent there now. Each that is sent must be followed by `learn`. */
  begin(host: string): boolean;
  learn(host: string, outcome: PushOutcome): void;
}

/**
 * A service that is busy or does not answer is left alone for a while. Each of its messages would hold
 * a place for ten seconds, and the messages to every other service would wait for those places.
 */
export function createHostPauses(now: () => number): HostPauses {
  const hosts = new Map<string, Host>();
  return {
    begin(name) {
      const host = hosts.get(name);
      if (!host) return true;
      if (now() < host.pausedUntil || (host.isSilent && host.isAsked)) return false;
      host.isAsked = true;
      return true;
    },
    learn(name, outcome) {
      if (outcome.kind !== 'busy' && outcome.kind !== 'silent') {
        hosts.delete(name);
        return;
      }
      const seconds = outcome.kind === 'busy' ? outcome.retryAfter : null;
      const pausedUntil = now() + (seconds === null ? usualPause : seconds * 1000);
      hosts.set(name, { pausedUntil, isSilent: outcome.kind === 'silent', isAsked: false });
    },
  };
}
