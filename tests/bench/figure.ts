import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { root } from '../support/paths.ts';

/** One row of the table. */
export interface Figure {
  what: string;
  measured: number;
  unit: 'ms' | 'kB' | 'MB' | '/s' | 'rows' | 'of 100';
  /** Promised limits; left out for a figure that only explains another. */
  atMost?: number;
  atLeast?: number;
  /** Under what it was measured. */
  conditions: string;
}

export function holds({ measured, atMost, atLeast }: Figure): boolean {
  return measured <= (atMost ?? Infinity) && measured >= (atLeast ?? -Infinity);
}

function rounded(value: number): string {
  return value >= 100 ? Math.round(value).toString() : value.toFixed(1);
}

function limit({ atMost, atLeast, unit }: Figure): string {
  if (atMost !== undefined) return `≤ ${atMost} ${unit}`;
  return atLeast === undefined ? '' : `≥ ${atLeast} ${unit}`;
}

function line(figure: Figure): string {
  const verdict = limit(figure) === '' ? '' : holds(figure) ? 'yes' : 'NO';
  const measured = `${rounded(figure.measured)} ${figure.unit}`;
  return `| ${[figure.what, measured, limit(figure), verdict, figure.conditions].join(' | ')} |`;
}

function machine(): string {
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} cores (${cpu?.model ?? 'unknown'}), ${memory} GB, Node ${process.version}`;
}

/** The table as Markdown. */
export function tableOf(figures: readonly Figure[], at: Date): string {
  return [
    `Measured ${at.toISOString()} on ${machine()}; browser, server and database share them.`,
    '',
    '| Figure | Measured | Promise | Kept | Conditions |',
    '|---|---|---|---|---|',
    ...figures.map(line),
    '',
  ].join('\n');
}

/** Writes the table and its numbers into a folder that is not committed. Answers where. */
export function keep(figures: readonly Figure[], at: Date): string {
  const folder = join(root, 'bench-results');
  const name = join(folder, at.toISOString().replaceAll(':', '-').slice(0, 19));
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${name}.md`, tableOf(figures, at));
  writeFileSync(`${name}.json`, JSON.stringify({ at, machine: machine(), figures }, null, 2));
  return `${name}.md`;
}
