import { Client, type ClientConfig } from 'pg';

/**
 * A connection of its own, not connected yet. One that dies fails the query it was in, and says 'end': the event that
 * says so beside must not end the server.
 */
export function clientOf(config: ClientConfig): Client {
  const client = new Client(config);
  client.on('error', () => undefined);
  return client;
}
