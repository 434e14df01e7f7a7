import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { MailSettings } from './post-office.ts';

/** Days that a mail stays which was written to a file: what it opens is over long before. */
const keptFor = 30;

export function purgeMails(settings: MailSettings, now: Date): void {
  if (settings.kind !== 'files' || !existsSync(settings.folder)) return;
  const oldest = now.getTime() - keptFor * 24 * 60 * 60 * 1000;
  for (const name of readdirSync(settings.folder)) {
    const file = join(settings.folder, name);
    if (name.endsWith('.eml') && statSync(file).mtimeMs < oldest) rmSync(file, { force: true });
  }
}
