import type { MovedRemote } from './moved/moved-remote';
import type { PortalPackages } from './portal-packages';

/** A remote with a repository of its own. */
export interface NewProject {
  /** `survei-layanan`: its folder is `mf-survei-layanan`, the first page of a new one `/survei-layanan`. */
  readonly name: string;
  readonly title: string;
  /** `mf_survei_layanan`: shell and registry know it by this name. */
  readonly remote: string;
  /** Portal that it is published to. */
  readonly portal: string;
  readonly packages: PortalPackages;
  /** Where it comes from; without it, it begins with one page. */
  readonly moved?: MovedRemote;
}

export type Files = Readonly<Record<string, string | Buffer>>;
