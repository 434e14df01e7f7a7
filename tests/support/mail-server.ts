import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  url: string;
  /** Whole mails, as they came over the socket. */
  received: string[];
  /** How many of the next mails it refuses for now. */
  refuse(times: number): void;
  close(): Promise<void>;
}

/** Takes mails over a real socket. */
export async function mailServer(): Promise<MailServer> {
  const received: string[] = [];
  let refusals = 0;
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: async (stream, _session, answer) => {
      const mail = await text(stream);
      if (refusals === 0) {
        received.push(mail);
        return answer();
      }
      refusals -= 1;
      return answer(Object.assign(new Error('Try again later'), { responseCode: 451 }));
    },
  });
  const socket = server.listen(0, '127.0.0.1');
  await new Promise((listening) => socket.once('listening', listening));
  const { port } = socket.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuse: (times) => void (refusals = times),
    close: () => new Promise((done) => void server.close(() => done())),
  };
}
