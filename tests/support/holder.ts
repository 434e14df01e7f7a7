import type { RunningServer } from '../../server/create-server.ts';
import { storeOf, type Store } from '../../src/store/database.ts';
import { beginSession } from '../../src/store/session/session-changes.ts';
import { type Device, memoryDevice } from './device.ts';
import type { Person } from './tenant.ts';
import { from } from './test-server.ts';

/** Whose browser it is. */
type Owner = Pick<Person, 'id' | 'signedIn' | 'cookie'>;

export interface Holder<Of extends Owner = Person> {
  device: Device;
  store: Store;
  person: Of;
  /** Hook for an answer on its way; throws to lose it. */
  line: { onAnswer: ((path: string) => void) | null };
}

/** Bytes, as a socket would carry them: in process a stream may still be made of strings. */
function asSent(response: Response): Response {
  const encoder = new TextEncoder();
  const bytes = new TransformStream<Uint8Array | string, Uint8Array>({
    transform(chunk, controller) {
      controller.enqueue(typeof chunk === 'string' ? encoder.encode(chunk) : chunk);
    },
  });
  return new Response(response.body?.pipeThrough(bytes) ?? null, response);
}

/** A person's browser, connected to the real server without a socket. */
export async function holderOf<Of extends Owner = Person>(
  server: Pick<RunningServer, 'app'>,
  person: Of,
): Promise<Holder<Of>> {
  const line: Holder['line'] = { onAnswer: null };
  const device = memoryDevice(async (path, init) => {
    const headers = new Headers(init.headers);
    headers.set('cookie', person.cookie);
    const { signal: _, ...rest } = init;
    const response = await server.app.request(path, { ...rest, headers }, from('10.0.0.2'));
    line.onAnswer?.(path);
    return asSent(response);
  }, Date.now());
  await beginSession(device.databases.vault, person.signedIn);
  const store = await storeOf(device.databases);
  if (!store) throw new Error('Nobody is signed in');
  return { device, store, person, line };
}
