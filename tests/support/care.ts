import { randomUUID } from 'node:crypto';
import type { RunningServer } from '../../server/create-server.ts';
import { bearer } from './api.ts';
import { addPeople } from './people.ts';
import { personOf } from './people-rows.ts';
import { mutationOf, push } from './reports.ts';
import { newTenant, type Person, type TestTenant } from './tenant.ts';
import { testServer } from './test-server.ts';

interface Sent {
  id: string;
  status: string;
  problem?: { code: string; message: string; fields?: object };
}

/** A tenant in which people are cared for, and an administrator of all of it. */
export async function caringHere() {
  const server: RunningServer = await testServer();
  const tenant: TestTenant = await newTenant(server);
  const office = await tenant.person('System Admin', { kind: 'tenant' });

  async function send(author: Person, name: string, args: object): Promise<Sent> {
    const id = randomUUID();
    const [result] = await push(server.app, bearer(author.signedIn), [
      mutationOf(args, { name, id }),
    ]);
    return { ...(result as Omit<Sent, 'id'>), id };
  }

  return {
    server,
    tenant,
    office,
    send,
    async known(name: string, churchId: string = tenant.churches[0]): Promise<string> {
      const person = personOf(churchId, name);
      await addPeople(server.services.pool, tenant.id, [person]);
      return person.id;
    },
    /** The rows of an entity that this person's device holds, by their ids. */
    async heldBy(person: Person, t: string): Promise<Map<string, Record<string, unknown>>> {
      const answer = await person.ask('GET', '/api/v1/sync?limit=2000');
      const { changes } = (await answer.json()) as {
        changes: { t: string; id: string; d?: Record<string, unknown> }[];
      };
      return new Map(changes.flatMap((one) => (one.t === t && one.d ? [[one.id, one.d]] : [])));
    },
  };
}
export type Caring = Awaited<ReturnType<typeof caringHere>>;
