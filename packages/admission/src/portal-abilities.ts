import type { CallContract } from '@selaras/contracts';
import type { HostAbilities } from './fit/fit';

/** A page that the portal has already. */
export interface PortalPage {
  /** `shell`, or the name of the remote that it belongs to. */
  readonly owner: string;
  readonly id: string;
  readonly path: string;
}

/** Bytes of scripts as browsers receive them. */
export interface SizeBudget {
  /** All that a first page of a remote may wait for. */
  readonly firstPage: number;
  /** The part of it that is the portal's own, whichever remote the page belongs to. */
  readonly shared: number;
}

/**
 * All that a version of a remote is compared with: what the running portal provides, and what it has already. Plain data,
 * so that it travels to a team's own computer as it is.
 */
export interface PortalAbilities extends HostAbilities {
  readonly roles: readonly string[];
  /** Guards of pages by name; those that name roles (`role:a|b`) are not among them. */
  readonly guards: readonly string[];
  readonly menuGroups: readonly string[];
  readonly icons: readonly string[];
  /** Pages of the shell and of every active remote. */
  readonly pages: readonly PortalPage[];
  /** Every call that the server answers. */
  readonly calls: readonly CallContract[];
  readonly budget: SizeBudget;
}
