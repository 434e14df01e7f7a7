import pg from 'pg';

const builtin = pg.types.builtins;

/** Dates stay text, instants become ISO, counters become numbers: as the entities have them. */
const types: pg.CustomTypesConfig = {
  getTypeParser(id, format) {
    switch (id) {
      case builtin.DATE:
        return (text: string) => text;
      case builtin.TIMESTAMPTZ:
        return (text: string) => new Date(text).toISOString();
      case builtin.INT8:
        return Number;
      default:
        return pg.types.getTypeParser(id, format);
    }
  },
};

/** Connections of the server's role: owns nothing, bypasses nothing. */
export function openPool(url: string, max: number): pg.Pool {
  return new pg.Pool({
    connectionString: url,
    max,
    types,
    statement_timeout: 5000,
    lock_timeout: 2000,
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'ibandla',
  });
}

/** A connection of the owner. FORCE then raises where a tenant is missing, instead of showing 0 rows. */
export async function connectOwner(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, types, application_name: 'ibandla owner' });
  await client.connect();
  await client.query('set row_security = off');
  return client;
}
