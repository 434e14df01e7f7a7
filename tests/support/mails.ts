import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Mails that a server without a mail server has written, as they would have gone. A row in the database is gone once its mail is. */
export function mailsOf({ dataDir }: { dataDir: string }): string[] {
  const folder = join(dataDir, 'mail');
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((file) =>
    readFileSync(join(folder, file), 'utf8').replaceAll('=\r\n', ''),
  );
}
