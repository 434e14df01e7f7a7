import { Failure } from '#domain/errors.ts';
import type { PictureType } from '#domain/pictures/rules.ts';

/** A picture that does not move, with nothing in it but what is seen. */
export interface Still {
  type: PictureType;
  width: number;
  height: number;
  bytes: Buffer;
}

export function damaged(): Failure {
  return new Failure('validation', 'This picture is damaged or cut off. Choose another one');
}
