import { eraseOperation } from '#domain/privacy/erase-operation.ts';
import { takeDataOperation } from '#domain/privacy/take-data-operation.ts';
import { eraseHandler } from './erase-person.ts';
import { takeDataHandler } from './take-data.ts';

export const privacyHandlers = {
  [eraseOperation.name]: eraseHandler,
  [takeDataOperation.name]: takeDataHandler,
};
