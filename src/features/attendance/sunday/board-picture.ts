import type { BoardChurch, SundayBoard } from '#domain/attendance/board/sunday-board.ts';
import { longDate } from '#domain/values/dates/local-date.ts';
import { grouped } from '../../../ui/time.ts';
import { changeWords, churchWords, inWords, peopleWords } from './board-words.ts';
import * as look from './picture-look.css.ts';

const width = 1080;
const side = 72;
const head = 520;
const rowHeight = 64;
const foot = 96;
const gap = 48;
/** More would be too small to read on a phone: the rest is a number. */
const mostRows = 40;

/** What is drawn, line by line. */
type Drawing = Pick<
  CanvasRenderingContext2D,
  'fillRect' | 'fillText' | 'measureText' | 'fillStyle' | 'font' | 'textAlign'
>;

interface Sheet {
  date: string;
  tenant: string;
}

/** Height of the picture in px; it is as wide as a phone shows sharply. */
export function pictureSize({ churches }: Pick<SundayBoard, 'churches'>) {
  const shown = Math.min(churches.length, mostRows);
  const more = churches.length > shown ? rowHeight : 0;
  return { width, height: head + Math.ceil(shown / 2) * rowHeight + more + foot };
}

/** The text, cut where it is wider than its room. */
function fitting(on: Drawing, text: string, room: number): string {
  if (on.measureText(text).width <= room) return text;
  let short = text;
  while (short.length > 1 && on.measureText(`${short}…`).width > room) short = short.slice(0, -1);
  return `${short}…`;
}

function write(
  on: Drawing,
  text: string,
  {
    x,
    y,
    size,
    weight = 400,
    ink = look.ink,
    room = width - 2 * side,
    end = false,
  }: {
    x: number;
    y: number;
    size: number;
    weight?: number;
    ink?: string;
    room?: number;
    end?: boolean;
  },
): void {
  on.font = `${weight} ${size}px ${look.letters}`;
  on.fillStyle = ink;
  on.textAlign = end ? 'right' : 'left';
  on.fillText(fitting(on, text, room), x, y);
}

function drawChurch(on: Drawing, church: BoardChurch, x: number, y: number, room: number): void {
  const isIn = church.in > 0;
  const ink = isIn ? look.ink : look.muted;
  const said = isIn && church.people !== null && !church.didNotMeet;
  const count = said ? peopleWords(church) : churchWords(church);
  const forCount = said ? 120 : 210;
  write(on, church.name, { x, y, size: 30, weight: 500, ink, room: room - forCount - 12 });
  const size = said ? 32 : 24;
  write(on, count, {
    x: x + room,
    y,
    size,
    weight: said ? 600 : 400,
    ink,
    room: forCount,
    end: true,
  });
}

/** The day's totals as a picture for a messenger: in the light scheme, which prints, and without names of people. */
export function drawBoard(on: Drawing, board: SundayBoard, { date, tenant }: Sheet): void {
  const { height } = pictureSize(board);
  on.fillStyle = look.paper;
  on.fillRect(0, 0, width, height);
  on.fillStyle = look.accent;
  on.fillRect(0, 0, width, 16);
  const muted = look.muted;
  write(on, tenant, { x: side, y: 112, size: 34, ink: muted });
  write(on, longDate(date), { x: side, y: 168, size: 48, weight: 600 });
  write(on, board.people === null ? '–' : grouped(board.people), {
    x: side,
    y: 320,
    size: 132,
    weight: 700,
  });
  write(on, 'people', { x: side, y: 368, size: 32, ink: muted });
  const compared = changeWords(board);
  write(on, compared === null ? inWords(board) : `${compared}, in the same services`, {
    x: side,
    y: 424,
    size: 32,
  });
  if (compared !== null) write(on, inWords(board), { x: side, y: 470, size: 32, weight: 600 });
  const shown = board.churches.slice(0, mostRows);
  const room = (width - 2 * side - gap) / 2;
  const rows = Math.ceil(shown.length / 2);
  for (const [at, church] of shown.entries()) {
    const column = at < rows ? 0 : 1;
    drawChurch(on, church, side + column * (room + gap), head + 30 + (at % rows) * rowHeight, room);
  }
  const rest = board.churches.length - shown.length;
  if (rest > 0) {
    write(on, `and ${rest} more`, {
      x: side,
      y: head + 30 + rows * rowHeight,
      size: 30,
      ink: muted,
    });
  }
  write(on, 'Ibandla', { x: width - side, y: height - 40, size: 26, ink: muted, end: true });
}

/** A PNG of the day. Rejects where the browser draws nothing. */
export async function boardPicture(board: SundayBoard, sheet: Sheet): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), pictureSize(board));
  const on = canvas.getContext('2d');
  if (!on) throw new Error('This browser draws no pictures');
  drawBoard(on, board, sheet);
  const png = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!png) throw new Error('This browser makes no picture');
  return png;
}
