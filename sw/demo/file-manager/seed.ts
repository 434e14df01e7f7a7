import { folderType, type StoredFileItem } from '#domain/demo/file-manager/entities.ts';
import { addDays } from '#domain/values/dates/local-date.ts';
import { members } from '#domain/demo/members.ts';
import type { DemoDatabase } from '#store/demo/database.ts';
import type { DemoStart } from '../demo-app.ts';
import { seedId } from '../seed-id.ts';

/** Place of the folder among the lines (0 for the top), name, type, kB, what it is for. */
type Line = readonly [
  folder: number,
  name: string,
  type: string,
  kilobytes?: number,
  description?: string | null,
];

const lines: readonly Line[] = [
  [0, 'Events', folderType, 0, 'What each event of the year needs.'],
  [0, 'Finance', folderType],
  [0, 'Photos', folderType],
  [1, 'Carols 2026', folderType],
  [4, 'Carols programme', 'DOC', 412],
  [1, 'Camp packing list', 'TXT', 3],
  [2, 'Audit letter', 'PDF', 1240],
  [3, 'Baptism in the river', 'JPG', 4120],
  [0, 'Baptism names', 'XLS', 96],
  [0, 'Budget Soweto', 'XLS', 318],
  [0, 'Camp indemnity form', 'PDF', 640, 'One for each child. Parents sign both sides.'],
  [0, 'Hall agreement', 'PDF', 2210],
  [0, 'Logo, full colour', 'JPG', 1830],
  [0, 'Minutes of the elders', 'DOC', 84],
  [0, 'Parking plan', 'PDF', 910],
  [0, 'Prayer calendar', 'DOC', 126],
  [0, 'Read me first', 'TXT', 2, 'Where things are, and who may print what.'],
  [0, 'Roster December', 'XLS', 74],
  [0, 'Sermon series 2027', 'DOC', 205],
  [0, 'Stage from above', 'JPG', 3350],
  [
    0,
    'Usher guide',
    'PDF',
    2400,
    'Doors, counting, offline and passing counts. Print two a tablet.',
  ],
];

function itemOf(
  [folder, name, type, kilobytes = 0, description = null]: Line,
  at: number,
  today: string,
): StoredFileItem {
  const day = (before: number) => `${addDays(today, -before)}T08:30:00.000Z`;
  return {
    id: seedId('a', at + 1),
    folderId: folder === 0 ? null : seedId('a', folder),
    name,
    createdBy: members[(at * 3) % members.length]?.name ?? '',
    createdAt: day(90 - at * 2),
    modifiedAt: day(45 - at * 2),
    size: kilobytes * 1000,
    type,
    description,
  };
}

/** 21 items: three folders and 13 files at the top, and folders two deep. */
export function seedFiles(demo: DemoDatabase, { today }: DemoStart): Promise<unknown> {
  return demo.fileItem.bulkAdd(lines.map((line, at) => itemOf(line, at, today)));
}
