import { takeDataOperation } from '#domain/privacy/take-data-operation.ts';
import { takeDataHandler } from './take-data.ts';

export const privacyHandlers = {
  [takeDataOperation.name]: takeDataHandler,
};
