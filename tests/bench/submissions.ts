import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import type { Pool } from 'pg';
import { uuidv7 } from 'uuidv7';
import type { SignedIn } from '../../src/domain/access/session.ts';
import { must } from '../../src/domain/must.ts';
import { addDays } from '../../src/domain/values/dates/local-date.ts';
import { bearer } from '../support/api.ts';
import { asServer } from '../support/data.ts';
import { addMember, church } from '../support/members.ts';
import { buildPlaces, type Places } from '../support/places.ts';
import { reportFor, today } from '../support/reports.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { percentile } from '../support/tap-to-saved.ts';
import type { Figure } from './figure.ts';

const tenants = 50;
const seconds = 10;
const hotConnections = 16;

interface Answer {
  status: number;
  text: string;
}

function post(agent: Agent, port: number, person: SignedIn, body: string): Promise<Answer> {
  return new Promise((done, fail) => {
    const out = request(
      {
        agent,
        host: '127.0.0.1',
        port,
        method: 'POST',
        path: '/api/v1/mutations',
        headers: { ...bearer(person), 'content-length': Buffer.byteLength(body) },
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk: string) => (text += chunk));
        answer.on('end', () => done({ status: answer.statusCode ?? 0, text }));
      },
    );
    out.on('error', fail);
    out.end(body);
  });
}

/** A tenant with somebody who counts there. */
interface Place {
  places: Places;
  person: SignedIn;
}

async function newPlace(pool: Pool): Promise<Place> {
  return newPersonOf(pool, await buildPlaces(pool));
}

async function newPersonOf(pool: Pool, places: Places): Promise<Place> {
  const member = await addMember(pool, places.id, 'Usher', church(places.churches[0]));
  return { places, person: member.signedIn };
}

/** The `nth` report of a place: thirty days of two services, then again from the start. */
function submission({ places }: Place, nth: number): string {
  const args = reportFor(places, {
    date: addDays(today(), -(nth % 30)),
    serviceId: nth % 2 === 0 ? places.services[0] : places.secondService,
    attendance: 100 + (nth % 50),
  });
  const mutation = {
    id: uuidv7(),
    name: 'attendance.submitChurchReport',
    form: 1,
    args,
    capturedAt: new Date().toISOString(),
  };
  return JSON.stringify({ clientId: uuidv7(), mutations: [mutation] });
}

/** One device after the other of a tenant submits, each as soon as the one before was answered. */
async function submitUntil(
  end: number,
  server: ServerProcess,
  agent: Agent,
  place: Place,
): Promise<number[]> {
  const times: number[] = [];
  for (let nth = 0; performance.now() < end; nth += 1) {
    const start = performance.now();
    const { status, text } = await post(agent, server.port, place.person, submission(place, nth));
    times.push(performance.now() - start);
    if (status !== 200 || !text.includes('"status":"applied"')) {
      throw new Error(`A submission was answered ${status}: ${text}`);
    }
  }
  return times;
}

function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

async function run(server: ServerProcess, places: Place[], hot: Place[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  const submitters = [...places, ...hot];
  let peak = 0;
  const pid = must(server.pid(), 'the server');
  const sampler = setInterval(() => (peak = Math.max(peak, memoryOf(pid))), 200);
  const start = performance.now();
  const times = await Promise.all(
    submitters.map((place) => submitUntil(start + seconds * 1000, server, agent, place)),
  );
  const lasted = (performance.now() - start) / 1000;
  clearInterval(sampler);
  agent.destroy();
  return {
    cool: times.slice(0, places.length).flat(),
    hot: times.slice(places.length).flat(),
    lasted,
    peak,
  };
}

/** Durable submissions: each is one call and one transaction that the disk has confirmed. */
export async function submissionFigures(server: ServerProcess): Promise<Figure[]> {
  const { places, hot } = await asServer(server.dataDir, async (pool) => {
    const made: Place[] = [];
    for (let n = 0; n < tenants; n += 1) made.push(await newPlace(pool));
    const busy = await buildPlaces(pool);
    const people = Array.from({ length: hotConnections }, () => newPersonOf(pool, busy));
    return { places: made, hot: await Promise.all(people) };
  });
  const even = await run(server, places, []);
  const beside = await run(server, places, hot);
  const shared = `${tenants} tenants, one connection each, one report a call, ${seconds} s, fsync on, load generator on the same cores`;
  const uneven = `the same, and one more tenant on ${hotConnections} connections`;
  return [
    {
      what: 'Durable submissions',
      measured: even.cool.length / even.lasted,
      unit: '/s',
      atLeast: 1000,
      conditions: shared,
    },
    {
      what: 'Durable submissions, p99',
      measured: percentile(even.cool, 0.99),
      unit: 'ms',
      atMost: 100,
      conditions: shared,
    },
    {
      what: 'Beside a hot tenant: the others',
      measured: beside.cool.length / beside.lasted,
      unit: '/s',
      conditions: uneven,
    },
    {
      what: 'Beside a hot tenant: the others, p99',
      measured: percentile(beside.cool, 0.99),
      unit: 'ms',
      conditions: uneven,
    },
    {
      what: 'The hot tenant itself',
      measured: beside.hot.length / beside.lasted,
      unit: '/s',
      conditions: uneven,
    },
    {
      what: 'Memory of the server process, peak',
      measured: Math.max(even.peak, beside.peak),
      unit: 'MB',
      atMost: 180,
      conditions: 'resident, sampled every 200 ms under this load',
    },
  ];
}
