import { readSettings } from '../../server/env.ts';
import { StartRefused } from '../../server/start-refused.ts';
import { backUp } from '../../server/backup/backup.ts';
import { connectDatabase } from '../../server/database/connect-database.ts';
import { restore } from '../../server/backup/restore.ts';

const usage =
  'Say what to do and with which file: npm run backup -- FILE, or npm run restore -- FILE.';

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function run(): Promise<void> {
  const [what, file] = process.argv.slice(2);
  if ((what !== 'backup' && what !== 'restore') || file === undefined)
    throw new StartRefused(usage);
  // Sample data is the server's affair: here nothing is offered to anybody.
  const { database } = readSettings({ ...process.env, NODE_ENV: 'production' });
  const connected = await connectDatabase(database, { alone: what === 'restore' });
  try {
    const work = what === 'backup' ? backUp : restore;
    const rows = await work(connected.urls.owner, file, print);
    print(
      what === 'backup'
        ? `${rows} rows are in ${file}.`
        : `${rows} rows are back. Start the server.`,
    );
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
