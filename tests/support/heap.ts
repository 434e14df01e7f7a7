/** Bytes of a heap in use, once nothing is left that could be collected. */
export type HeapInUse = () => Promise<number>;

interface Target {
  type: string;
  url: string;
  webSocketDebuggerUrl: string;
}

interface Answer {
  id?: number;
  result?: { usedSize?: number };
  error?: { message: string };
}

async function connected(address: string): Promise<WebSocket> {
  const socket = new WebSocket(address);
  await new Promise((done, fail) => {
    socket.addEventListener('open', done, { once: true });
    socket.addEventListener('error', fail, { once: true });
  });
  return socket;
}

function ask(socket: WebSocket, id: number, method: string): Promise<{ usedSize?: number }> {
  return new Promise((done, fail) => {
    const hear = ({ data }: MessageEvent<string>) => {
      const answer = JSON.parse(data) as Answer;
      if (answer.id !== id) return;
      socket.removeEventListener('message', hear);
      if (answer.error) fail(new Error(`${method}: ${answer.error.message}`));
      else done(answer.result ?? {});
    };
    socket.addEventListener('message', hear);
    socket.send(JSON.stringify({ id, method }));
  });
}

/** The heap of what can be debugged on this port: a Node process, or a page or worker of a browser. */
export function heapAt(port: number, type: 'node' | 'page' | 'service_worker'): HeapInUse {
  return async () => {
    const targets = (await (await fetch(`http://127.0.0.1:${port}/json`)).json()) as Target[];
    const target = targets.find((one) => one.type === type);
    if (!target) throw new Error(`Nothing of type ${type} is running`);
    const socket = await connected(target.webSocketDebuggerUrl);
    try {
      await ask(socket, 1, 'HeapProfiler.collectGarbage');
      const { usedSize } = await ask(socket, 2, 'Runtime.getHeapUsage');
      if (usedSize === undefined) throw new Error('The heap was not told');
      return usedSize;
    } finally {
      // A process waits with its end for who looks into it, and a worker never ends.
      socket.close();
    }
  };
}
