import type { SignedIn } from '../../../src/domain/access/session.ts';
import type { AttendanceReport } from '../../../src/domain/attendance/entities.ts';
import { browseReports } from '../../../src/domain/attendance/operations.ts';
import type { Role } from '../../../src/domain/permissions.ts';
import type { SyncContext } from '../../../src/sync/context.ts';
import { createServer, type RunningServer } from '../../../server/create-server.ts';
import { inTenant } from '../../../server/database/tenant.ts';
import type { DatabaseUrls } from '../../../server/database/roles.ts';
import { bearer } from '../../support/api.ts';
import { addMember, church } from '../../support/members.ts';
import { buildPlaces, type Places } from '../../support/places.ts';

export interface Arrived {
  id: string;
  accountId: string;
  /** Null for a deletion. */
  attendance: number | null;
}

/** A report of the tenant, and the version that it stands on. */
export interface CurrentVersion {
  status: AttendanceReport['status'];
  version: string;
}

/** The real server, as the model needs it. */
export interface World {
  fetch: SyncContext['fetch'];
  /** A tenant of its own. */
  places(): Promise<Places>;
  /** Somebody who counts at its first church, signed in. */
  person(places: Places, role: Role): Promise<SignedIn>;
  restart(): Promise<void>;
  /** Every submission of the tenant that was executed, by id. */
  arrivals(tenantId: string): Promise<Arrived[]>;
  /** Every report of the tenant, deleted or not. */
  currentVersions(tenantId: string): Promise<CurrentVersion[]>;
  /** Reports that REST shows this person. */
  browse(person: SignedIn): Promise<AttendanceReport[]>;
  /** The pictures that came from this person: what each is of, and the address that their account shows. */
  pictures(person: SignedIn): Promise<{ kind: string; address: string | null }[]>;
  close(): Promise<void>;
}

/** The server in this process, on the run's PostgreSQL. */
export async function openWorld(urls: DatabaseUrls): Promise<World> {
  const start = () =>
    createServer({
      database: { kind: 'external', ...urls },
      clientFolder: 'dist/client',
      version: '0.0.0',
      sampleData: false,
      https: false,
      trustedProxies: [],
    });
  let server: RunningServer = await start();
  const ask: SyncContext['fetch'] = async (path, init) => server.app.request(path, init);
  return {
    fetch: ask,
    places: () => buildPlaces(server.database.pool),
    async person({ id, churches }, role) {
      return (await addMember(server.database.pool, id, role, church(churches[0]))).signedIn;
    },
    async restart() {
      await server.close();
      server = await start();
    },
    arrivals: (tenantId) =>
      inTenant(server.database.pool, tenantId, (tx) =>
        tx.rows<Arrived>(
          'arrivals of the model',
          `select m.id, m.account_id as "accountId", v.attendance from mutation m
           left join report_version v on v.tenant_id = m.tenant_id and v.id = m.id
           where m.tenant_id = $1 order by m.id`,
          [tenantId],
        ),
      ),
    currentVersions: (tenantId) =>
      inTenant(server.database.pool, tenantId, (tx) =>
        tx.rows<CurrentVersion>(
          'reports of the model',
          `select status, standing_version_id as version from attendance_report
           where tenant_id = $1`,
          [tenantId],
        ),
      ),
    pictures: ({ session, user }) =>
      inTenant(server.database.pool, session.tenant.id, (tx) =>
        tx.rows<{ kind: string; address: string | null }>(
          'pictures of the model',
          `select p.owner_kind as kind, a.avatar as address
           from picture p join account a on a.tenant_id = p.tenant_id and a.id = p.added_by
           where p.tenant_id = $1 and p.added_by = $2`,
          [tx.tenantId, user.id],
        ),
      ),
    async browse(person) {
      const response = await ask(browseReports.path, {
        method: browseReports.method,
        headers: bearer(person),
        body: JSON.stringify({ results: 500 }),
      });
      return ((await response.json()) as { data: AttendanceReport[] }).data;
    },
    close: () => server.close(),
  };
}
