import type { CachedRead } from './cached-read.ts';

/**
 * The manifest of a folder of the store (decision 046). Tables stand in it as they are, name -> index string: a change
 * of one is a new version of the database, which whoever gathers the manifests writes down.
 */
export interface StoreFeature {
  /** Tables of entities: the ways in which the queries beside reach the rows. */
  tables?: Readonly<Record<string, string>>;
  /** Tables of what is no row of the server's. */
  keeps?: Readonly<Record<string, string>>;
  /**
   * Tables whose changes are noted by month -> the field with the day of a row, which stays as it is: what is made of rows
   * and kept is told from what it was made of.
   */
  noted?: Readonly<Record<string, string>>;
  /** One for each operation of the feature whose policy is `cache`. */
  reads?: readonly CachedRead[];
}
