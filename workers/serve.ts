import { expose } from 'comlink';
import { Failure } from '#domain/errors.ts';

type Method = (...args: unknown[]) => unknown;

/** An error loses its code on the way to the page: a failure travels as its body. */
function withFailureBody(method: Method): Method {
  return async (...args) => {
    try {
      return await method(...args);
    } catch (error) {
      throw error instanceof Failure ? error.body() : error;
    }
  };
}

/** Answers what the page asks this worker, and tells the page that it may ask. */
export function serve(api: object): void {
  const methods = Object.entries(api).map(([name, method]) => [
    name,
    withFailureBody(method as Method),
  ]);
  expose(Object.fromEntries(methods));
  postMessage('ready');
}
