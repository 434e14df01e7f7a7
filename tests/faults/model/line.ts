import type { SyncContext } from '../../../src/sync/context.ts';

type Fetch = SyncContext['fetch'];

/** Fate of the next call of a kind. Fates called 'die' end with the device killed in it. */
export type Fate =
  | 'pass'
  | 'break'
  | 'loseAnswer'
  | 'duplicate'
  | 'portal'
  | 'gateway'
  | 'dieBefore'
  | 'dieAfter';

export const fates: readonly Fate[] = [
  'pass',
  'break',
  'loseAnswer',
  'duplicate',
  'portal',
  'gateway',
  'dieBefore',
  'dieAfter',
];

export type Leg = 'push' | 'pull' | 'picture';

const nothing: Readonly<Record<Leg, Fate>> = { push: 'pass', pull: 'pass', picture: 'pass' };

function legOf(path: string): Leg {
  if (path.startsWith('/api/v1/mutations')) return 'push';
  return path.startsWith('/api/v1/pictures') ? 'picture' : 'pull';
}

const broken = () => new TypeError('Failed to fetch');
const never = () => new Promise<never>(() => undefined);
const portal = () => new Response('<h1>Log in</h1>', { headers: { 'content-type': 'text/html' } });
const gateway = () => new Response('Bad gateway', { status: 502 });

/** The network of one device, between it and the server. */
export class Line {
  down = false;
  private readonly server: Fetch;
  private readonly fate: Record<Leg, Fate> = { ...nothing };
  private readonly sent: { path: string; init: RequestInit }[] = [];
  private life = 0;
  private whenDying: (() => void) | null = null;

  constructor(server: Fetch) {
    this.server = server;
  }

  /** Decides about the next call of this kind. Answers when the device is to die, if it is. */
  next(leg: Leg, fate: Fate): Promise<void> | null {
    // A fate that no call met last time is over.
    Object.assign(this.fate, nothing, { [leg]: fate });
    if (fate !== 'dieBefore' && fate !== 'dieAfter') return null;
    return new Promise((done) => (this.whenDying = done));
  }

  /** Whatever is in flight is heard by nobody any more. */
  endLife(): void {
    this.life += 1;
    Object.assign(this.fate, nothing);
  }

  clear(): void {
    this.down = false;
    this.endLife();
  }

  /** An old call arrives once more, late: a router kept it. Nobody hears the answer. */
  async replay(nth: number): Promise<void> {
    const call = this.sent.at(nth % Math.max(1, this.sent.length));
    if (call) await (await this.server(call.path, call.init)).text();
  }

  readonly fetch: Fetch = async (path, init) => {
    const { life } = this;
    const answer = await this.carry(path, init);
    return life === this.life ? answer : never();
  };

  private take(leg: Leg): Fate {
    const fate = this.fate[leg];
    this.fate[leg] = 'pass';
    return fate;
  }

  private die(): Promise<never> {
    this.whenDying?.();
    return never();
  }

  private async carry(path: string, init: RequestInit): Promise<Response> {
    if (this.down) throw broken();
    const leg = legOf(path);
    // Without its signal: what was sent may arrive although nobody waits for the answer.
    const { signal: _, ...call } = init;
    if (leg === 'push') this.sent.push({ path, init: call });
    switch (this.take(leg)) {
      case 'pass':
        return this.server(path, call);
      case 'break':
        throw broken();
      case 'loseAnswer':
        await (await this.server(path, call)).text();
        throw broken();
      case 'duplicate': {
        const [first, second] = await Promise.all([
          this.server(path, call),
          this.server(path, call),
        ]);
        await second.text();
        return first;
      }
      case 'portal':
        return portal();
      case 'gateway':
        return gateway();
      case 'dieBefore':
        return this.die();
      case 'dieAfter':
        await (await this.server(path, call)).text();
        return this.die();
    }
  }
}
