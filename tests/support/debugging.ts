/** One program that is being debugged: a Node process, or a page or worker of a browser. */
export interface Debugged {
  /** Asks, and answers what was said to it. `piece` is called with what is told before the answer. */
  ask<Answer>(method: string, params?: object, piece?: (told: object) => void): Promise<Answer>;
  close(): void;
}

interface Target {
  type: string;
  url: string;
  webSocketDebuggerUrl: string;
}

interface Message {
  id?: number;
  result?: object;
  error?: { message: string };
  params?: object;
}

async function connected(address: string): Promise<WebSocket> {
  const socket = new WebSocket(address);
  await new Promise((done, fail) => {
    socket.addEventListener('open', done, { once: true });
    socket.addEventListener('error', fail, { once: true });
  });
  return socket;
}

/** Targets to debug on this port of the machine. Rejects while there is none. */
export async function debugged(
  port: number,
  type: 'node' | 'page' | 'service_worker',
): Promise<Debugged> {
  const targets = (await (await fetch(`http://127.0.0.1:${port}/json`)).json()) as Target[];
  // A browser's own windows are pages too.
  const target = targets.find((one) => one.type === type && !one.url.startsWith('chrome:'));
  if (!target) throw new Error(`Nothing of type ${type} is running`);
  const socket = await connected(target.webSocketDebuggerUrl);
  let asked = 0;
  return {
    ask<Answer>(method: string, params: object = {}, piece?: (told: object) => void) {
      const id = (asked += 1);
      return new Promise<Answer>((done, fail) => {
        const gone = () => fail(new Error(`${method}: the program is gone`));
        const subscribe = ({ data }: MessageEvent<string>) => {
          const message = JSON.parse(data) as Message;
          if (message.params) piece?.(message.params);
          if (message.id !== id) return;
          socket.removeEventListener('message', subscribe);
          socket.removeEventListener('close', gone);
          if (message.error) fail(new Error(`${method}: ${message.error.message}`));
          else done(message.result as Answer);
        };
        socket.addEventListener('message', subscribe);
        socket.addEventListener('close', gone, { once: true });
        socket.send(JSON.stringify({ id, method, params }));
      });
    },
    close: () => socket.close(),
  };
}
