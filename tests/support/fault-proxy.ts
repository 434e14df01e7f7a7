import {
  createServer,
  request as send,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { pacer } from './pacer.ts';

/** A request on its way, whole. */
export interface Passing {
  method: string;
  path: string;
  headers: NodeJS.Dict<string | string[]>;
  body: Buffer;
}

/** Fate of a request. */
export type Fault =
  | { kind: 'pass' }
  /** The connection breaks before anything was forwarded. */
  | { kind: 'break' }
  | { kind: 'delay'; ms: number }
  /** Nothing comes back for as long as the other side waits. */
  | { kind: 'swallow' }
  /** The server answers, but the connection breaks before anybody hears it. */
  | { kind: 'dropAnswer' }
  /** The server answers, but nothing comes back for as long as the other side waits. */
  | { kind: 'swallowAnswer' }
  /** Arrives twice at the same instant; one of the answers goes back. */
  | { kind: 'duplicate' }
  /** Somebody else answers: a captive portal, a proxy, a tired gateway. */
  | { kind: 'answer'; status: number; headers?: Record<string, string>; body: string };

export interface Line {
  bitsPerSecond: number;
  latencyMs: number;
}

export interface FaultProxy {
  readonly port: number;
  readonly origin: string;
  /** Chooses what happens to each request; `null` lets everything pass. */
  faults(choose: ((passing: Passing) => Fault) | null): void;
  /** Every request that arrived, in order. */
  readonly seen: Passing[];
  /** No way to the server: new connections are refused, open ones break. */
  cut(): Promise<void>;
  restore(): Promise<void>;
  /** As slow as this each way, for what follows; `null` for as fast as the machine. */
  shape(line: Line | null): void;
  /**
   * As it was when it was made: everything passes, nothing was seen, no connection is open. The server has answered all
   * that reached it: nothing that a browser asked for happens later.
   */
  renew(): Promise<void>;
  close(): Promise<void>;
}

export const captivePortal: Fault = {
  kind: 'answer',
  status: 200,
  headers: { 'content-type': 'text/html' },
  body: '<!doctype html><title>Welcome</title><h1>Log in to the guest network</h1>',
};

interface Answer {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  stream: IncomingMessage;
}

function forward(target: number, passing: Passing): Promise<Answer> {
  return new Promise((done, fail) => {
    const out = send(
      {
        host: '127.0.0.1',
        port: target,
        method: passing.method,
        path: passing.path,
        headers: passing.headers as Record<string, string>,
        agent: false,
      },
      (stream) => done({ status: stream.statusCode ?? 502, headers: stream.headers, stream }),
    );
    out.on('error', fail);
    out.end(passing.body);
  });
}

async function wholeBody(incoming: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** A network between a browser and the server on `target`, that can be as bad as a test wants. */
export async function faultProxy(target: number, wantedPort = 0): Promise<FaultProxy> {
  const sockets = new Set<Socket>();
  const atServer = new Set<Promise<Answer>>();
  const seen: Passing[] = [];
  let renewals = 0;
  let choose: ((passing: Passing) => Fault) | null = null;
  let line: Line | null = null;
  let pace = pacer(null);
  let paceUp = pacer(null);

  async function ask(passing: Passing): Promise<Answer> {
    const answer = forward(target, passing);
    atServer.add(answer);
    try {
      return await answer;
    } finally {
      atServer.delete(answer);
    }
  }

  async function relay(answer: Answer, response: ServerResponse): Promise<void> {
    response.writeHead(answer.status, answer.headers as Record<string, string>);
    response.flushHeaders();
    response.on('close', () => answer.stream.destroy());
    for await (const chunk of answer.stream) {
      await pace((chunk as Buffer).length);
      response.write(chunk);
    }
    response.end();
  }

  async function handle(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await wholeBody(incoming);
    const passing: Passing = {
      method: incoming.method ?? 'GET',
      path: incoming.url ?? '/',
      headers: incoming.headers,
      body,
    };
    seen.push(passing);
    const fault = choose?.(passing) ?? { kind: 'pass' };
    const turn = renewals;
    if (line) await pause(line.latencyMs);
    await paceUp(body.length);
    // Cut before all of it was through.
    if (response.destroyed) return;
    switch (fault.kind) {
      case 'pass':
        return relay(await ask(passing), response);
      case 'break':
        response.destroy();
        return;
      case 'delay':
        await pause(fault.ms);
        if (turn !== renewals) return;
        return relay(await ask(passing), response);
      case 'swallow':
        return;
      case 'dropAnswer':
        await wholeBody((await ask(passing)).stream);
        response.destroy();
        return;
      case 'swallowAnswer':
        await wholeBody((await ask(passing)).stream);
        return;
      case 'duplicate': {
        const [one, two] = await Promise.all([ask(passing), ask(passing)]);
        await Promise.all([relay(one, response), wholeBody(two.stream)]);
        return;
      }
      case 'answer':
        response.writeHead(fault.status, fault.headers);
        response.end(fault.body);
    }
  }

  const server = createServer((incoming, response) => {
    handle(incoming, response).catch(() => response.destroy());
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  const listen = (port: number) =>
    new Promise<void>((done, fail) => {
      server.once('error', fail);
      // On the name, not a number: browsers may try either kind of loopback address first.
      server.listen(port, 'localhost', () => {
        server.off('error', fail);
        done();
      });
    });
  await listen(wantedPort);
  const { port } = server.address() as AddressInfo;

  /** An empty line: what was on its way when it was cut is not on it any more. */
  const clear = () => {
    pace = pacer(line?.bitsPerSecond ?? null);
    paceUp = pacer(line?.bitsPerSecond ?? null);
  };
  const cut = async () => {
    if (!server.listening) return;
    clear();
    const closed = new Promise((done) => server.close(done));
    for (const socket of sockets) socket.destroy();
    await closed;
  };

  const restore = async () => {
    if (!server.listening) await listen(port);
  };
  const shape = (next: Line | null) => {
    line = next;
    clear();
  };

  return {
    port,
    origin: `http://localhost:${port}`,
    faults(next) {
      choose = next;
    },
    seen,
    cut,
    restore,
    shape,
    async renew() {
      renewals += 1;
      choose = null;
      shape(null);
      for (const socket of sockets) socket.destroy();
      await Promise.allSettled(atServer);
      seen.length = 0;
      await restore();
    },
    close: cut,
  };
}
