import { must } from '#domain/must.ts';
import { checkImport, importTenantHere, readImport } from '#domain/tenant-import/operations.ts';
import { service } from '../handler.ts';

export const tenantImportHandlers = {
  [readImport.name]: service(readImport, ({ imports }, _context, _input, person) =>
    imports.stateOf(must(person, 'who asks')),
  ),

  [checkImport.name]: service(checkImport, ({ imports }, context, _input, person) =>
    imports.check(must(person, 'who sends the file'), context),
  ),

  [importTenantHere.name]: service(importTenantHere, ({ imports }, _context, { sha256 }, person) =>
    imports.begin(must(person, 'who brings the file in'), sha256),
  ),
};
