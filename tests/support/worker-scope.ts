import { vi } from 'vitest';
import { memoryLocks } from './locks.ts';

export interface Notice {
  title: string;
  tag: string;
  body?: string;
  data: object;
  close(): void;
}

export interface WorkerScope {
  shown: Notice[];
  /** Addresses of the one page, and of every page that was opened. */
  went: string[];
  /** Locks that pages hold. */
  locks: { name: string }[];
  subscribe: ReturnType<typeof vi.fn>;
  page: { url: string } | null;
  /** Requests to the server, and its answer. */
  asked: { path: string; body: unknown }[];
  answer(path: string): Response;
}

const origin = 'http://localhost';

/** Globals of a service worker. */
export function workerScope(): WorkerScope {
  const scope: WorkerScope = {
    shown: [],
    went: [],
    locks: [],
    subscribe: vi.fn(),
    page: null,
    asked: [],
    answer: () => {
      throw new TypeError('No network');
    },
  };
  const pages = () => {
    const { page } = scope;
    if (!page) return [];
    const navigate = (path: string) => Promise.resolve(void scope.went.push(path));
    return [{ ...page, navigate, focus: () => Promise.resolve() }];
  };
  vi.stubGlobal('location', { origin });
  vi.stubGlobal('navigator', {
    locks: { ...memoryLocks(), query: () => Promise.resolve({ held: scope.locks }) },
  });
  vi.stubGlobal('clients', {
    matchAll: () => Promise.resolve(pages()),
    openWindow: (path: string) => Promise.resolve(void scope.went.push(path)),
  });
  vi.stubGlobal('registration', {
    pushManager: { subscribe: scope.subscribe },
    getNotifications: () => Promise.resolve(scope.shown),
    showNotification(title: string, options: { tag: string; data: object }) {
      const close = () => void (scope.shown = scope.shown.filter((other) => other !== notice));
      const notice = { title, ...options, close };
      scope.shown = [...scope.shown.filter(({ tag }) => tag !== options.tag), notice];
      return Promise.resolve();
    },
  });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    scope.asked.push({ path, body: JSON.parse(String(init.body ?? 'null')) });
    return scope.answer(path);
  });
  return scope;
}

/** Hands an event to the worker and waits for what it does about it. */
export async function handle<Parts extends object>(
  listener: (event: never) => void,
  parts: Parts,
): Promise<void> {
  let doing: Promise<unknown> = Promise.resolve();
  listener({ ...parts, waitUntil: (work: Promise<unknown>) => void (doing = work) } as never);
  await doing;
}
