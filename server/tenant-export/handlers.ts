import { Readable } from 'node:stream';
import { must } from '#domain/must.ts';
import { exportTenant, lastExport } from '#domain/tenant-export/operations.ts';
import { nameWords } from '#domain/values/name-words.ts';
import { tenant } from '../access/tables.ts';
import { actorOf } from '../audit/audit-line.ts';
import { audit } from '../audit/write-audit.ts';
import type { Caller } from '../caller.ts';
import { query, service } from '../handler.ts';
import type { Services } from '../services.ts';
import { pick, type RowOf } from '../table-columns.ts';
import { writeExport } from './export-tenant.ts';
import { openSnapshot, type Snapshot } from './snapshot.ts';
import { zipWriter } from './zip-writer.ts';

const ofTenant = pick(tenant, ['name'], 't');

async function organisationIn({ tx }: Snapshot): Promise<string> {
  const [found] = await tx.rows<RowOf<typeof ofTenant>>(
    'name of tenant to export',
    `select ${ofTenant} from tenant t where t.id = $1`,
    [tx.tenantId],
  );
  return must(found, 'the tenant').name;
}

/** Before the first byte leaves: what nobody can be told of does not leave. */
function noteExport({ pool }: Services, caller: Caller): Promise<void> {
  const { tenantId } = caller;
  return audit(pool, tenantId, {
    ...actorOf(caller),
    action: exportTenant.name,
    entity: 'organisation',
    entityId: tenantId,
  });
}

/** Begins to write; the writing ends with the last byte, or with whoever stops reading. */
function streamed(
  { log, version }: Services,
  snapshot: Snapshot,
  { caller, organisation, at }: { caller: Caller; organisation: string; at: Date },
): ReadableStream {
  const zip = zipWriter(at);
  snapshot.onLost((error) => zip.stream.destroy(error));
  const facts = { organisation, at, by: caller.name, program: version };
  const reading = { client: snapshot.client, tx: snapshot.tx, caller };
  void writeExport(reading, facts, zip)
    .catch((error: Error) => {
      if (error.name !== 'AbortError') log.error({ err: error }, 'An export could not be written');
      zip.stream.destroy(error);
    })
    .finally(snapshot.close);
  return Readable.toWeb(zip.stream) as ReadableStream;
}

export const tenantExportHandlers = {
  [exportTenant.name]: service(exportTenant, async (services, context, _input, person) => {
    const caller = must(person, 'who downloads everything');
    const at = services.clock();
    const snapshot = await openSnapshot(services.pool, caller.tenantId);
    try {
      const organisation = await organisationIn(snapshot);
      await noteExport(services, caller);
      const name = [...nameWords(organisation), at.toISOString().slice(0, 10)].join('-');
      return context.body(streamed(services, snapshot, { caller, organisation, at }), 200, {
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="${encodeURIComponent(name)}.zip"`,
      });
    } catch (error) {
      await snapshot.close();
      throw error;
    }
  }),

  [lastExport.name]: query(lastExport, async (tx) => {
    const [last] = await tx.rows<{ at: string; byName: string | null }>(
      'last export',
      `select l.at, l.actor_name as "byName" from audit_log l
       where l.tenant_id = $1 and l.action = $2 and l.entity <> 'attendanceReport' and l.outcome = 'done'
       order by l.at desc limit 1`,
      [tx.tenantId, exportTenant.name],
    );
    return { last: last ?? null };
  }),
};
