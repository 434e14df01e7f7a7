import { parseArgs } from 'node:util';
import type { Failure } from '../../src/domain/errors.ts';
import { validated } from '../../src/domain/validate.ts';
import { name as anyName } from '../../src/domain/values/name.ts';
import { connectDatabase } from '../../server/database/connect-database.ts';
import { readSettings } from '../../server/env.ts';
import { StartRefused } from '../../server/start-refused.ts';
import { importTenant } from '../../server/tenant-import/import-tenant.ts';

const usage = 'Say which file: npm run tenant-import -- FILE [--name NAME].';

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function parsed() {
  try {
    return parseArgs({ allowPositionals: true, options: { name: { type: 'string' } } });
  } catch {
    throw new StartRefused(usage);
  }
}

function nameFrom(text: string | undefined): string | null {
  if (text === undefined) return null;
  try {
    return validated(anyName(1, 120), text);
  } catch (error) {
    throw new StartRefused(`--name: ${(error as Failure).message}.`);
  }
}

async function run(): Promise<void> {
  const { positionals, values } = parsed();
  const [file, more] = positionals;
  if (file === undefined || more !== undefined) throw new StartRefused(usage);
  const wanted = nameFrom(values.name);
  // Sample data is the server's affair: here nothing is offered to anybody.
  const { database } = readSettings({ ...process.env, NODE_ENV: 'production' });
  const connected = await connectDatabase(database, { alone: false });
  try {
    const { owner } = connected.urls;
    const { name, rows, hasNewIds } = await importTenant(owner, file, { name: wanted, say: print });
    print(`${name} is here, with ${rows} rows.`);
    if (hasNewIds)
      print('Its ids were taken here: the organisation and its accounts have new ones.');
    print('Nobody has a password yet. Each person asks for a link with "Forgot password".');
    print('For an administrator without a mail: npm run admin -- invite EMAIL --tenant NAME.');
  } finally {
    await connected.close();
  }
}

await run().catch((error: unknown) => {
  const words =
    error instanceof StartRefused ? error.message : String((error as Error).stack ?? error);
  process.stderr.write(`${words}\n`);
  process.exitCode = 1;
});
