/** Bytes that a program holds in memory. */
export interface Heap {
  /** In use, once nothing is left that could be collected. */
  inUse(): Promise<number>;
  /**
   * What the program holds in it, without what the engine compiled: that comes, goes while unused, and
   * comes again as the engine sees fit, a tenth of a small heap up or down. Nor with what a browser
   * keeps beside the heap: its inspector remembers each request there, a megabyte in a long run.
   */
  held(): Promise<number>;
}

interface Target {
  type: string;
  url: string;
  webSocketDebuggerUrl: string;
}

interface Message {
  id?: number;
  result?: { usedSize?: number };
  error?: { message: string };
  params?: { chunk?: string };
}

/** As much of a heap snapshot as is read here. */
interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
}

async function connected(address: string): Promise<WebSocket> {
  const socket = new WebSocket(address);
  await new Promise((done, fail) => {
    socket.addEventListener('open', done, { once: true });
    socket.addEventListener('error', fail, { once: true });
  });
  return socket;
}

/** Asks, and answers what was said to it: the pieces that came before the answer, and the answer. */
function ask(
  socket: WebSocket,
  id: number,
  method: string,
): Promise<{ usedSize?: number; text: string }> {
  const pieces: string[] = [];
  return new Promise((done, fail) => {
    const hear = ({ data }: MessageEvent<string>) => {
      const message = JSON.parse(data) as Message;
      if (message.params?.chunk !== undefined) pieces.push(message.params.chunk);
      if (message.id !== id) return;
      socket.removeEventListener('message', hear);
      if (message.error) fail(new Error(`${method}: ${message.error.message}`));
      else done({ ...message.result, text: pieces.join('') });
    };
    socket.addEventListener('message', hear);
    socket.send(JSON.stringify({ id, method }));
  });
}

function heldIn({ snapshot, nodes }: Snapshot): number {
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  const others = new Set(['code', 'native'].map((name) => types[0].indexOf(name)));
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length) {
    if (!others.has(nodes[at + type] ?? -1)) bytes += nodes[at + size] ?? 0;
  }
  return bytes;
}

/** The heap of what can be debugged on this port: a Node process, or a page or worker of a browser. */
export function heapAt(port: number, type: 'node' | 'page' | 'service_worker'): Heap {
  const look = async <Found>(see: (socket: WebSocket) => Promise<Found>): Promise<Found> => {
    const targets = (await (await fetch(`http://127.0.0.1:${port}/json`)).json()) as Target[];
    const target = targets.find((one) => one.type === type);
    if (!target) throw new Error(`Nothing of type ${type} is running`);
    const socket = await connected(target.webSocketDebuggerUrl);
    try {
      await ask(socket, 1, 'HeapProfiler.collectGarbage');
      return await see(socket);
    } finally {
      // A process waits with its end for who looks into it, and a worker never ends.
      socket.close();
    }
  };
  return {
    inUse: () =>
      look(async (socket) => {
        const { usedSize } = await ask(socket, 2, 'Runtime.getHeapUsage');
        if (usedSize === undefined) throw new Error('The heap was not told');
        return usedSize;
      }),
    held: () =>
      look(async (socket) => {
        const { text } = await ask(socket, 2, 'HeapProfiler.takeHeapSnapshot');
        return heldIn(JSON.parse(text) as Snapshot);
      }),
  };
}
