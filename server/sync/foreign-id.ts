import { Failure } from '#domain/errors.ts';

/** An id that is somebody else's already, whatever it names: nothing more is said of it. */
export function foreignId(): Failure {
  return new Failure('forbidden', 'This was submitted by somebody else');
}
