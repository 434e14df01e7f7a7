import { Failure } from '#domain/errors.ts';
import { must } from '#domain/must.ts';
import { databases, storeOf } from '#store/database.ts';
import { importScript } from './import-script.ts';

/** Exports that `sw-demo.js` adds to the worker. */
export interface DemoScope {
  answerDemo?: (request: Request, organisation: string) => Promise<Response>;
}

/** As the worker installs: what was imported then is there offline. */
export function bringDemo(): void {
  importScript('/sw-demo.js');
}

/** The mock back end, which a worker only evaluates once somebody opens a demo app. */
export async function askDemo(request: Request): Promise<Response> {
  try {
    const store = await storeOf(databases());
    if (!store) throw new Failure('unauthorized', 'Sign in to go on');
    const scope = globalThis as DemoScope;
    if (!scope.answerDemo) bringDemo();
    return await must(scope.answerDemo, 'the mock back end')(request, store.profile.tenant.name);
  } catch (error) {
    const failure =
      error instanceof Failure
        ? error
        : new Failure('unavailable', 'This part is not on the device yet. Load the page again');
    return Response.json(failure.body(), { status: failure.status });
  }
}
