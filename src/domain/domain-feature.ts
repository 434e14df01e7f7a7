import type { Entity } from './entity.ts';
import type { KnownForm, Operation } from './operation.ts';
import type { RegisterOperations } from './register/register-operations.ts';
import type { Register } from './register/register.ts';
import type { headings } from './shell/headings.ts';
import type { NavigationItem } from './shell/navigation-item.ts';

/** A register, and what can be asked for about its rows. */
export interface RegisterOfFeature {
  register: Register;
  operations: RegisterOperations;
}

/** An entry of the menu: under which heading, and where among its neighbours, the lowest first. */
export interface MenuEntry {
  under: keyof typeof headings;
  place: number;
  entry: NavigationItem;
}

/** The manifest of a folder of the domain (decision 046): the lists of the product are gathered from it. */
export interface DomainFeature {
  /** Records that devices hold. */
  entities?: readonly Entity[];
  /** Records that only the server holds. */
  serverEntities?: readonly Entity[];
  operations?: readonly Operation[];
  registers?: readonly RegisterOfFeature[];
  /**
   * Registers without lists, forms and operations of their own: other operations of the feature write their rows. By the
   * definition their rows follow people who become one, or are erased.
   */
  unlisted?: readonly Register[];
  /**
   * Forms whose items a device handles in a way of their own before any definition is loaded: a grant
   * delivers them, or they are about a day.
   */
  knownForms?: readonly KnownForm<never>[];
  menu?: readonly MenuEntry[];
}
