import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress } from 'node:zlib';
import { Readable } from 'node:stream';
import type { Context } from 'hono';
import type { SentPage } from './older/first-form.ts';

const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
const packed = promisify(brotliCompress);
/** Bytes that fit one packet: nothing is won by packing them. */
const onePacket = 1400;

const takesBrotli = (context: Context) =>
  /\bbr\b/.test(context.req.header('accept-encoding') ?? '');

/** One page as an answer of its own: rows repeat themselves, and lines are narrow. */
export async function sendPage(context: Context, page: SentPage): Promise<Response> {
  const text = JSON.stringify(page);
  const headers = new Headers({ 'content-type': 'application/json', vary: 'accept-encoding' });
  if (text.length < onePacket || !takesBrotli(context)) return new Response(text, { headers });
  headers.set('content-encoding', 'br');
  return new Response(await packed(text, { params }), { headers });
}

type ReadNext = (cursor: string | undefined) => Promise<SentPage>;

/** One page a line, each with the cursor to resume from. A page is read when the last one was taken. */
async function* lines(first: SentPage, next: ReadNext): AsyncGenerator<string> {
  yield `${JSON.stringify(first)}\n`;
  for (let page = first; page.more;) {
    page = await next(page.cursor);
    yield `${JSON.stringify(page)}\n`;
  }
}

/**
 * A first sync in one answer. The first page is read before the answer begins, so that a failure is
 * still a status; a failure later cuts the stream, and the device resumes from its last line.
 */
export async function streamPages(
  context: Context,
  cursor: string | undefined,
  next: ReadNext,
): Promise<Response> {
  const source = Readable.from(lines(await next(cursor), next), { objectMode: false });
  const headers = new Headers({ 'content-type': 'application/x-ndjson', vary: 'accept-encoding' });
  if (!takesBrotli(context)) {
    return new Response(Readable.toWeb(source) as ReadableStream, { headers });
  }
  headers.set('content-encoding', 'br');
  const brotli = createBrotliCompress({
    // Each line leaves when it is written: the screen fills while the rest is on its way.
    flush: constants.BROTLI_OPERATION_FLUSH,
    params,
  });
  source.once('error', (error) => brotli.destroy(error));
  return new Response(Readable.toWeb(source.pipe(brotli)) as ReadableStream, { headers });
}
