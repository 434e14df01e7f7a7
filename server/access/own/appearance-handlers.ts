import { saveAppearance } from '#domain/access/appearance.ts';
import { command } from '../../handler.ts';

export const appearanceHandlers = {
  [saveAppearance.name]: command(saveAppearance, async (_tx, caller, looks) => ({
    output: {},
    replaces: { appearance: [{ id: caller.accountId, ...looks }] },
  })),
};
