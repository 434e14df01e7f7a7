import { once } from 'node:events';
import { createServer } from 'node:net';
import { StartRefused } from './start-refused.ts';

interface Place {
  host: string;
  port: number;
}

export function cannotListen({ host, port }: Place, error: NodeJS.ErrnoException): StartRefused {
  const sentence =
    error.code === 'EADDRINUSE'
      ? `Port ${port} is taken. Stop what uses it, or set another PORT.`
      : `The server cannot listen on ${host}:${port}: ${error.message}`;
  return new StartRefused(sentence, error);
}

/** Before anything is made: a first start makes a database, for which nobody should wait in vain. */
export async function assertCanListen(place: Place): Promise<void> {
  const probe = createServer().listen(place.port, place.host);
  try {
    await once(probe, 'listening');
  } catch (error) {
    throw cannotListen(place, error as NodeJS.ErrnoException);
  }
  probe.close();
  await once(probe, 'close');
}
