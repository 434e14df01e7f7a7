import type { RetentionKind } from '../../src/domain/retention/retention-kinds.ts';
import type { RetentionRun } from '../../src/domain/retention/retention-operations.ts';
import { must } from '../../src/domain/must.ts';
import type { Person } from '../../src/domain/people/entities.ts';
import { runRetention } from '../../server/retention/run-retention.ts';
import { mergingHere } from './merging.ts';
import { personOf } from './people-rows.ts';
import type { Person as Account } from './tenant.ts';

interface Retention {
  periods: Record<RetentionKind, number | null>;
  runs: RetentionRun[];
}

/** A tenant in which things end, and an erasing that runs at whatever time a test says. */
export async function retainingHere() {
  const here = await mergingHere();
  const { server, tenant, admin, within } = here;
  const [churchId] = tenant.churches;

  async function read(by: Account = admin): Promise<Retention> {
    const answer = await by.ask('GET', '/api/v1/retention');
    if (answer.status !== 200) throw new Error(await answer.text());
    return (await answer.json()) as Retention;
  }
  const edit = (edits: object, by: Account = admin) =>
    by.ask('PATCH', '/api/v1/retention', { edits });

  /** Another one than the run of before: a day is over for the run, whatever the test's clock says. */
  const forgetRuns = () =>
    within((tx) => tx.rows('', 'delete from retention_run where tenant_id = $1', [tx.tenantId]));

  return {
    ...here,
    churchId,
    read,
    edit,
    forgetRuns,
    /** Chooses the months, and lets the hours pass in which it can be taken back. */
    async keepFor(kind: RetentionKind, months: number): Promise<void> {
      const { periods } = await read();
      const answer = await edit({ [kind]: { was: periods[kind], shallBe: months } });
      if (answer.status !== 202) throw new Error(await answer.text());
      await within((tx) =>
        tx.rows('', "update retention_period set since = '2020-01-01' where tenant_id = $1", [
          tx.tenantId,
        ]),
      );
    },
    async preview(periods: object): Promise<object> {
      const answer = await admin.ask('POST', '/api/v1/retention/preview', { periods });
      return ((await answer.json()) as { counts: object }).counts;
    },
    run(at: Date, { signal = new AbortController().signal, onChange = () => {} } = {}) {
      const live = { ...server.services.live, changed: onChange };
      return runRetention({ ...server.services, live, clock: () => at }, tenant.id, signal);
    },
    /** Somebody in the directory, with this status given to them by an edit. */
    async somebody(status: 'active' | 'archived' | 'movedAway', said: Partial<Person> = {}) {
      const person = personOf(churchId, 'Thabo Nkosi', said);
      await here.add('person', [person]);
      const sent = await here.send('people.edit', {
        id: person.id,
        churchId,
        edits: { occupation: { was: null, shallBe: 'Baker' } },
      });
      if (sent.status !== 'applied') throw new Error(JSON.stringify(sent));
      if (status !== 'active') await this.change(person.id, { was: 'active', shallBe: status });
      return person;
    },
    async change(id: string, status: { was: string; shallBe: string }): Promise<void> {
      const sent = await here.send('people.edit', { id, churchId, edits: { status } });
      if (sent.status !== 'applied') throw new Error(JSON.stringify(sent));
    },
    /** When something was done last to the row. */
    async lastChangeOf(t: string, id: string): Promise<Date> {
      const [found] = await within((tx) =>
        tx.rows<{ at: string }>(
          '',
          'select max(at) as at from row_event where tenant_id = $1 and t = $2 and row_id = $3',
          [tx.tenantId, t, id],
        ),
      );
      return new Date(must(found, 'an event').at);
    },
  };
}
export type Retaining = Awaited<ReturnType<typeof retainingHere>>;
