import type { Change, AccessScope, SyncPage } from '../../src/domain/protocol.ts';

interface Row {
  t: string;
  id: string;
  scopes: string[];
  d: Record<string, unknown>;
}

interface Mark {
  scope: string;
  t: string;
  id: string;
  v: number;
  gone: boolean;
}

/**
 * The side of the server that answers pulls, in memory: rows in scopes, a counter, `change` marks
 * per scope, and access scopes that change (SYNC.md, "Order and reach").
 */
export class SyncServer {
  rows = new Map<string, Row>();
  marks = new Map<string, Mark>();
  accessScopes: AccessScope[] = [];
  accessScopesVersion = 1;
  epoch = 1;
  v = 0;
  /** Rows a page; small in tests, so that answers are cut everywhere. */
  pageSize = 2;
  /** Pages to answer before the connection is cut. */
  cutAfter = Infinity;
  /** Rows that a first page says will come; null to say nothing. */
  total: number | null = null;
  requests: string[] = [];
  /** Cursors that begin otherwise are not understood. */
  cursorMark = '';

  put(row: Row): void {
    this.v += 1;
    const key = `${row.t} ${row.id}`;
    const before = this.rows.get(key)?.scopes ?? [];
    this.rows.set(key, row);
    for (const scope of new Set([...before, ...row.scopes])) {
      this.mark({ scope, t: row.t, id: row.id, v: this.v, gone: !row.scopes.includes(scope) });
    }
  }

  erase(t: string, id: string): void {
    const row = this.rows.get(`${t} ${id}`);
    if (!row) return;
    this.v += 1;
    this.rows.delete(`${t} ${id}`);
    for (const scope of row.scopes) this.mark({ scope, t, id, v: this.v, gone: true });
  }

  setAccessScopes(entries: AccessScope[]): void {
    this.accessScopes = entries;
    this.accessScopesVersion += 1;
  }

  /** A restore: another epoch, everything marked anew. */
  restore(): void {
    this.epoch += 1;
    this.marks.clear();
    this.v = 0;
    const rows = [...this.rows.values()];
    this.rows.clear();
    for (const row of rows) this.put(row);
  }

  private mark(mark: Mark): void {
    this.marks.set(`${mark.scope} ${mark.t} ${mark.id}`, mark);
  }

  /** Rows that a device with these access scopes may hold: id -> row. */
  visible(): Map<string, Record<string, unknown>> {
    const scopes = new Set(this.accessScopes.map(({ scope }) => scope));
    const seen = [...this.rows].filter(([, row]) => row.scopes.some((scope) => scopes.has(scope)));
    return new Map(seen.map(([key, row]) => [key, row.d]));
  }

  page(cursor: string | null, scope: string | null): SyncPage {
    const from =
      cursor === null ? null : (JSON.parse(cursor) as { e: number; n: string; r: number });
    const fresh = from === null || from.e !== this.epoch;
    const scopes = scope ? [scope] : this.accessScopes.map((entry) => entry.scope);
    const order = (mark: Mark) => `${String(mark.v).padStart(6, '0')} ${mark.t} ${mark.id}`;
    const after = fresh ? '' : from.n;
    const latest = new Map<string, Mark>();
    for (const mark of [...this.marks.values()].toSorted((a, b) => a.v - b.v)) {
      if (scopes.includes(mark.scope)) latest.set(`${mark.t} ${mark.id}`, mark);
    }
    const due = [...latest.values()]
      .filter((mark) => order(mark) > after)
      .toSorted((a, b) => (order(a) < order(b) ? -1 : 1));
    const cut = due.slice(0, this.pageSize);
    const last = cut.at(-1);
    const next = { e: this.epoch, n: last ? order(last) : after, r: this.accessScopesVersion };
    const sendScopes = scope === null && (fresh || from.r !== this.accessScopesVersion);
    return {
      cursor: JSON.stringify(next),
      more: due.length > cut.length,
      ...(fresh && from !== null && { reset: true as const }),
      ...(sendScopes && { reach: this.accessScopes }),
      changes: cut.flatMap((mark) => this.change(mark, scopes)),
      ...(from === null && this.total !== null && { total: this.total }),
    };
  }

  /** `asked`: the scopes of the question; an answer about one scope names only that one. */
  private change({ t, id, v }: Mark, asked: readonly string[]): Change[] {
    const row = this.rows.get(`${t} ${id}`);
    const scopes = row?.scopes.filter((scope) => asked.includes(scope)) ?? [];
    if (!row || scopes.length === 0) return [{ t, id, v, scopes: [], gone: true }];
    return [{ t, id, v, scopes, d: row.d }];
  }

  readonly fetch = async (path: string, init: RequestInit): Promise<Response> => {
    this.requests.push(path);
    const query = new URL(path, 'http://localhost').searchParams;
    const [cursor, scope] = [query.get('cursor'), query.get('scope')];
    const streamed = new Headers(init.headers).get('accept')?.startsWith('application/x-ndjson');
    if (cursor !== null && !cursor.startsWith(this.cursorMark)) {
      return Response.json({ error: { code: 'bad_request', message: 'No' } }, { status: 400 });
    }
    if (!streamed) {
      this.takePage();
      return Response.json(this.page(cursor, scope));
    }
    return new Response(this.stream(cursor), {
      headers: { 'content-type': 'application/x-ndjson' },
    });
  };

  private takePage(): void {
    this.cutAfter -= 1;
    if (this.cutAfter < 0) throw new TypeError('The connection was cut');
  }

  private stream(from: string | null): ReadableStream<Uint8Array> {
    const encoder = new TextEncoder();
    let cursor = from;
    return new ReadableStream({
      pull: (controller) => {
        try {
          this.takePage();
        } catch (error) {
          controller.error(error);
          return;
        }
        const page = this.page(cursor, null);
        cursor = page.cursor;
        const line = encoder.encode(`${JSON.stringify(page)}\n`);
        // In two pieces: a line is wherever the network cuts it.
        controller.enqueue(line.slice(0, 10));
        controller.enqueue(line.slice(10));
        if (!page.more) controller.close();
      },
    });
  }
}
