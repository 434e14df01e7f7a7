import type { Operation, InputOf } from '#domain/operation.ts';
import { forgotPassword, resetPassword, signUp } from '#domain/access/account-operations.ts';
import { call } from '../calls/call.ts';

/** Loaded when somebody sends one of the forms: their pages start without the schemas. */
const asking =
  <Op extends Operation>(operation: Op) =>
  async (input: InputOf<Op>): Promise<void> => {
    await call(operation, input);
  };

export const askForMail = asking(forgotPassword);
export const choosePassword = asking(resetPassword);
export const makeAccount = asking(signUp);
