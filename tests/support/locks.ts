import type { Locks } from '../../src/store/drafts/hold-draft.ts';

interface Request {
  grant(): void;
}

/** Web Locks of one browser, in memory: exclusive, first come first served, can be stolen. */
export function memoryLocks(): Locks {
  const held = new Map<string, { steal(): void }>();
  const waiting = new Map<string, Request[]>();

  const next = (name: string) => {
    held.delete(name);
    waiting.get(name)?.shift()?.grant();
  };

  const take = <T>(name: string, run: (lock: object | null) => Promise<T>): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      const holder = {
        steal: () => reject(new DOMException('Stolen', 'AbortError')),
      };
      held.set(name, holder);
      const release = () => {
        if (held.get(name) === holder) next(name);
      };
      run({ name }).then(resolve, reject).finally(release);
    });

  const request = async <T>(
    name: string,
    options: { ifAvailable?: boolean; steal?: boolean; signal?: AbortSignal },
    run: (lock: object | null) => Promise<T>,
  ): Promise<T> => {
    if (options.steal) {
      held.get(name)?.steal();
      return take(name, run);
    }
    if (!held.has(name)) return take(name, run);
    if (options.ifAvailable) return run(null);
    return new Promise<T>((resolve, reject) => {
      const mine: Request = { grant: () => void take(name, run).then(resolve, reject) };
      waiting.set(name, [...(waiting.get(name) ?? []), mine]);
      options.signal?.addEventListener('abort', () => {
        waiting.set(
          name,
          (waiting.get(name) ?? []).filter((other) => other !== mine),
        );
        reject(new DOMException('Aborted', 'AbortError'));
      });
    });
  };

  return {
    request: ((name: string, ...rest: [unknown, unknown?]) => {
      const [options, run] = rest.length === 1 ? [{}, rest[0]] : rest;
      return request(name, options as object, run as (lock: object | null) => Promise<unknown>);
    }) as Locks['request'],
  };
}
