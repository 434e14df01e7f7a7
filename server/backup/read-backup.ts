import * as z from 'zod/mini';
import { StartRefused } from '../start-refused.ts';
import {
  backupEnd,
  backupHeader,
  backupSection,
  type BackupHeader,
  type BackupSection,
} from './backup-format.ts';
import { linesOf } from './lines-of.ts';

/** Rows that are taken at a time, and characters of them: rows with pictures are long. */
const chunk = 1000;
const longestChunk = 16_000_000;

type Lines = AsyncGenerator<string, undefined>;

const notOne = 'This file is no backup of Ibandla. Nothing was changed.';
export const damaged =
  'The backup is damaged or was cut off. Nothing was changed. Use another copy of it.';

export interface OpenBackup {
  header: BackupHeader;
  /** Hands every row over, whole lines at a time and in their order. Answers how many there are. */
  rows(take: (section: BackupSection, part: string[]) => Promise<void>): Promise<number>;
  close(): Promise<void>;
}

function read<S extends z.core.$ZodType>(schema: S, line: string, sentence: string): z.infer<S> {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (error) {
    throw new StartRefused(sentence, error);
  }
  const parsed = z.safeParse(schema, value);
  if (!parsed.success) throw new StartRefused(sentence, parsed.error);
  return parsed.data;
}

async function nextLine(lines: Lines, sentence: string): Promise<string> {
  const next = await lines.next();
  if (next.done) throw new StartRefused(sentence);
  return next.value;
}

/** Lines of the section that `taken` rows were read of: as many as fit. */
async function partOf(lines: Lines, { rows }: BackupSection, taken: number): Promise<string[]> {
  const part: string[] = [];
  let characters = 0;
  while (part.length < chunk && characters < longestChunk && taken + part.length < rows) {
    const line = await nextLine(lines, damaged);
    characters += line.length;
    part.push(line);
  }
  return part;
}

async function readRows(lines: Lines, take: Parameters<OpenBackup['rows']>[0]): Promise<number> {
  let total = 0;
  for (;;) {
    const line = await nextLine(lines, damaged);
    if (line.startsWith('{"end"')) {
      if (read(backupEnd, line, damaged).rows !== total) throw new StartRefused(damaged);
      return total;
    }
    const section = read(backupSection, line, damaged);
    for (let taken = 0; taken < section.rows;) {
      const part = await partOf(lines, section, taken);
      await take(section, part);
      taken += part.length;
    }
    total += section.rows;
  }
}

/** Opens a backup at its rows. What is none is refused here, what is not whole where that shows. */
export async function openBackup(file: string): Promise<OpenBackup> {
  const lines = linesOf(file);
  const first = await nextLine(lines, notOne).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new StartRefused(`${file} is not there.`, error) : error;
  });
  return {
    header: read(backupHeader, first, notOne),
    rows: (take) => readRows(lines, take),
    close: async () => void (await lines.return(undefined)),
  };
}
