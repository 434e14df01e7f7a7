import { resetDemo } from '#domain/demo/reset.ts';
import { dayHere } from '#domain/values/dates/day-here.ts';
import { Failure } from '#domain/errors.ts';
import { headers } from '#domain/headers.ts';
import { validated } from '#domain/validate.ts';
import type { DemoDatabase } from '#store/demo/database.ts';
import { matcher } from '../match.ts';
import { readInput } from '../read-input.ts';
import { apps } from './apps.gen.ts';
import { undo } from './deletions.ts';
import { type DemoApp, type DemoHandler, type DemoStart, handle } from './demo-app.ts';

/** Each app begins again at its next call, on the day that it then is. */
const reset = handle(resetDemo, async (demo, _, start) => {
  await demo.transaction('rw', demo.tables, () =>
    Promise.all(demo.tables.map((table) => table.clear())),
  );
  for (const app of apps) await begin(demo, app, start);
  return true as const;
});

/** Every call of the mock back end, with the app that it belongs to. */
export const demoHandlers: readonly { app: DemoApp | null; handler: DemoHandler }[] = [
  { app: null, handler: reset },
  { app: null, handler: undo },
  ...apps.flatMap((app) => app.handlers.map((handler) => ({ app, handler }))),
];

const match = matcher(demoHandlers.map(({ handler }) => handler.operation));

async function begin(demo: DemoDatabase, app: DemoApp, start: DemoStart): Promise<void> {
  if (await demo.begun.get(app.name)) return;
  await demo.transaction('rw', demo.tables, async () => {
    if (await demo.begun.get(app.name)) return;
    await app.seed(demo, start);
    await demo.begun.add({ app: app.name });
  });
}

async function run(demo: DemoDatabase, request: Request, organisation: string): Promise<unknown> {
  const found = match(request.method, new URL(request.url).pathname);
  const known = demoHandlers.find(({ handler }) => handler.operation === found?.operation);
  // S8-021, word for word.
  if (!found || !known) throw new Failure('not_found', 'NOT FOUND');
  const { app, handler } = known;
  const input = validated(handler.operation.input, await readInput(found, request));
  const start = { today: dayHere(), organisation };
  if (app) await begin(demo, app, start);
  if (handler.delay > 0) await new Promise((done) => setTimeout(done, handler.delay));
  return handler.run(demo, input, start);
}

const about = { [headers.answeredBy]: 'device', 'cache-control': 'no-store' };

/** The mock back end of the demo apps. What goes wrong is an answer whose body's `error` says what (S8-022). */
export async function answerDemo(
  demo: DemoDatabase,
  request: Request,
  organisation: string,
): Promise<Response> {
  try {
    return Response.json(await run(demo, request, organisation), { headers: about });
  } catch (error) {
    const failure =
      error instanceof Failure
        ? error
        : new Failure(
            'out_of_space',
            'This device could not keep it. Free some space, then try again',
            {
              cause: error,
            },
          );
    return Response.json(failure.body(), { status: failure.status, headers: about });
  }
}
