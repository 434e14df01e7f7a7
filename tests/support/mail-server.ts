import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

export interface MailServer {
  url: string;
  /** Whole mails, as they came over the socket. */
  received: string[];
  /** How many of the next mails it refuses for now. */
  refuse(times: number): void;
  close(): Promise<void>;
}

/** Takes mails over a real socket, as far as SMTP (RFC 5321) needs for one sender. */
export async function mailServer(): Promise<MailServer> {
  const received: string[] = [];
  const sockets = new Set<Socket>();
  let refusals = 0;

  function converse(socket: Socket): void {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    let unread = '';
    let inMail = false;
    const say = (line: string) => void socket.write(`${line}\r\n`);
    const take = (end: string, answer: (text: string) => void): boolean => {
      const at = unread.indexOf(end);
      if (at === -1) return false;
      const text = unread.slice(0, at);
      unread = unread.slice(at + end.length);
      answer(text);
      return true;
    };
    const obey = (command: string) => {
      if (/^DATA/i.test(command)) {
        if (refusals > 0) {
          refusals -= 1;
          return say('451 Try again later');
        }
        inMail = true;
        return say('354 Go on');
      }
      say(/^QUIT/i.test(command) ? '221 Bye' : '250 Good');
    };
    const keep = (mail: string) => {
      inMail = false;
      received.push(mail);
      say('250 Taken');
    };
    socket.on('data', (chunk) => {
      unread += chunk.toString();
      while (inMail ? take('\r\n.\r\n', keep) : take('\r\n', obey));
    });
    say('220 mail.test');
  }

  const server = createServer(converse);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuse: (times) => void (refusals = times),
    close: () =>
      new Promise((done) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => done());
      }),
  };
}
