import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  url: string;
  /** Whole mails, as they came over the socket. */
  received: string[];
  /** Refuses the next mail to this person for now. Another’s may come first: one database has them all. */
  refuseNext(recipient: string): void;
  close(): Promise<void>;
}

/** Takes mails over a real socket. */
export async function mailServer(): Promise<MailServer> {
  const received: string[] = [];
  const refused = new Set<string>();
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: async (stream, _session, answer) => {
      const mail = await text(stream);
      const to = [...refused].find((recipient) => mail.includes(`To: ${recipient}`));
      if (to === undefined) {
        received.push(mail);
        return answer();
      }
      refused.delete(to);
      return answer(Object.assign(new Error('Try again later'), { responseCode: 451 }));
    },
  });
  const socket = server.listen(0, '127.0.0.1');
  await new Promise((listening) => socket.once('listening', listening));
  const { port } = socket.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuseNext: (recipient) => void refused.add(recipient),
    close: () => new Promise((done) => void server.close(() => done())),
  };
}
