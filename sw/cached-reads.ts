import { readPatience } from '#domain/read-patience.ts';
import { databases, storeOf } from '#store/database.ts';
import { isRegisterRead, registerAnswers } from './changes.ts';
import { otherAnswers } from './read-scope.ts';

async function askDevice(request: Request): Promise<Response | null> {
  const store = await storeOf(databases());
  if (!store) return null;
  const isOfRegister = isRegisterRead(new URL(request.url).pathname);
  const answer = isOfRegister ? registerAnswers() : otherAnswers();
  return answer(store, request);
}

/** Sources that may answer, and how long (ms) the first waits for the other. */
export interface ReadParts {
  server(request: Request): Promise<Response>;
  device(request: Request): Promise<Response | null>;
  wait(ms: number): Promise<void>;
}

const parts: ReadParts = {
  server: (request) => fetch(request),
  device: askDevice,
  wait: (ms) => new Promise((done) => setTimeout(done, ms)),
};

/** A captive portal answers 200 with a page, a proxy 502 with one. */
function isOurs(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('application/json') ?? false;
}

/**
 * The server's answer, whatever it says. When none comes in time, or it is not the server's, what this
 * device holds; and without that, what the network still brings.
 */
export async function readThrough(
  request: Request,
  { server, device, wait }: ReadParts = parts,
): Promise<Response> {
  const network = server(request.clone());
  const inTime = await Promise.race([
    network.catch(() => null),
    wait(readPatience).then(() => null),
  ]);
  if (inTime && isOurs(inTime)) return inTime;
  return (await device(request).catch(() => null)) ?? network;
}
