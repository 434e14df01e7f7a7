import type { Dexie } from 'dexie';
import { rowCipher } from './row-cipher.ts';
import type { Row } from './row-seal.ts';
import { sealingOf } from './seal-databases.ts';
import { sealerOf } from './sealed-table.ts';

type Backend = ReturnType<Dexie['backendDB']>;

/** The same thing, but for one method of it. */
function withMethod<Thing extends object>(
  thing: Thing,
  method: string,
  changed: (...given: never[]) => unknown,
): Thing {
  return new Proxy(thing, {
    get(target, name) {
      if (name === method) return changed;
      const value: unknown = Reflect.get(target, name);
      // A method of the browser runs on its own object alone.
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

/** A database for what is written past the library, in the moment of a key press: its rows are sealed too. */
export function sealedBackend(backend: Backend, sealIn: (table: string, row: Row) => Row): Backend {
  return withMethod(backend, 'transaction', (...given: Parameters<Backend['transaction']>) => {
    const transaction = backend.transaction(...given);
    return withMethod(transaction, 'objectStore', (name: string) => {
      const store = transaction.objectStore(name);
      return withMethod(store, 'put', (row: Row) => store.put(sealIn(name, row)));
    });
  });
}

/** In a page: rows that are written past the library, in the moment of a key press, are sealed too. */
export function sealKeyPresses(database: Dexie): void {
  if (database.name !== 'vault') return;
  const backendDB = database.backendDB.bind(database);
  const sealIn = (table: string, row: Row) => {
    const sealing = sealingOf('vault', table);
    return sealing ? sealerOf(database.table(table).core.schema, sealing, rowCipher)(row) : row;
  };
  database.backendDB = () => sealedBackend(backendDB(), sealIn);
}
