import { must } from '#domain/must.ts';
import { eraseOperation } from '#domain/privacy/erase-operation.ts';
import { takeDataOperation, takeDataZipOperation } from '#domain/privacy/take-data-operation.ts';
import { nameWords } from '#domain/values/name-words.ts';
import { inTenant } from '../database/tenant.ts';
import { query, service } from '../handler.ts';
import { dataZip } from './data-zip.ts';
import { eraseHandler } from './erase-person.ts';
import { picturesOfPerson } from './pictures-of-person.ts';
import { dataOfPerson, noteTaken } from './take-data.ts';

export const privacyHandlers = {
  [eraseOperation.name]: eraseHandler,

  [takeDataOperation.name]: query(takeDataOperation, async (tx, caller, input) => {
    const taken = await dataOfPerson(tx, caller, input);
    await noteTaken(tx, caller, takeDataOperation.name, taken);
    return taken.data;
  }),

  [takeDataZipOperation.name]: service(
    takeDataZipOperation,
    async ({ pool, clock }, context, input, person) => {
      const caller = must(person, 'who takes the data out');
      const { taken, pictures } = await inTenant(pool, caller.tenantId, async (tx) => {
        const data = await dataOfPerson(tx, caller, input);
        await noteTaken(tx, caller, takeDataZipOperation.name, data);
        return { taken: data, pictures: await picturesOfPerson(tx, data) };
      });
      const name = ['data-of', ...nameWords(taken.data.name)].join('-');
      return context.body(dataZip(taken, { pictures, at: clock() }), 200, {
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="${encodeURIComponent(name)}.zip"`,
      });
    },
  ),
};
