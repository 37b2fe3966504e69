import type { PortalPackages } from './portal-packages';

/** A remote with a repository of its own. */
export interface NewProject {
  /** `survei-layanan`: its folder is `mf-survei-layanan`, its first page `/survei-layanan`. */
  readonly name: string;
  readonly title: string;
  /** `mf_survei_layanan`: shell and registry know it by this name. */
  readonly remote: string;
  /** Portal that it is published to. */
  readonly portal: string;
  readonly packages: PortalPackages;
}

export type Files = Readonly<Record<string, string | Buffer>>;
