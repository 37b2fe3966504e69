import type { HostAbilities } from '@selaras/admission/fit';
import type { RemoteVersion } from '@selaras/contracts';
import type { LoadStep } from './failure/failure';
import type { PageModule } from './page-module';

/** What a remote exposes as `./pages`. */
export type PageTable = Readonly<Record<string, () => Promise<Partial<PageModule>>>>;

export interface OpenRequest {
  readonly name: string;
  readonly version: RemoteVersion;
  /** Page ids of its manifest. */
  readonly pages: readonly string[];
  /** Forget everything of earlier attempts: the runtime remembers failed ones for ever. */
  readonly fresh: boolean;
  readonly onStep: (step: LoadStep) => void;
}

/** What executes remotes. The real one is the federation runtime; tests bring their own. */
export interface RemoteHost {
  readonly abilities: HostAbilities;
  open(request: OpenRequest): Promise<PageTable>;
  /** Asked after code of a remote ran: what it did to what belongs to all, put back already; empty for nothing. */
  inspect?(): Promise<readonly string[]>;
}
