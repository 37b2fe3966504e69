import { misfits } from '@selaras/admission/fit';
import type { RegistryEntry, RemoteVersion } from '@selaras/contracts';
import { isChunkError } from './failure/chunk-error';
import { type FailureCode, type LoadStep, RemoteFailure } from './failure/failure';
import { hashOfEntry, isVouchedFor } from './gate/gate';
import type { PageModule } from './page-module';
import type { PageTable, RemoteHost } from './remote-host';
import { withTimeLimit } from './time-limit';

/** Longest wait until a page stands or a message says why not. Staff wait 8 s at most, the shell's own start included. */
export const ANSWER_WITHIN_MS = 6000;
/** Share of it that the active version may use up when there is a fallback version to try. */
const FIRST_SHARE = 0.6;
/** Waits before the same version is tried again. */
const BACK_OFF_MS = [300, 900];
/** Longest wait for what is registered now, when a version could not be loaded; without an answer the same one is tried on. */
const LOOK_MS = 1500;
/** A version whose fallback had to stand in is left alone for so long: nobody waits for it again at every page. */
const AVOIDED_MS = 60_000;

/** What became of loading a version. */
export interface VersionLoad {
  readonly remote: string;
  readonly version: string;
  readonly ok: boolean;
  /** Milliseconds until it stood, or until it was given up. */
  readonly ms: number;
}

/** What code of a remote did to what belongs to all: to the window's functions, to prototypes, to the portal's styles. */
export interface Interference {
  readonly remote: string;
  readonly version: string;
  /** Indonesian, what was changed and what became of it. */
  readonly changes: readonly string[];
}

const codeOfStep: Partial<Record<LoadStep, FailureCode>> = {
  entry: 'TIDAK_TERJANGKAU',
  init: 'GAGAL_DISIAPKAN',
  expose: 'ISI_TIDAK_LENGKAP',
};

export interface LoaderOptions {
  /** What is registered now; asked again after a failure, in case somebody put another version in place. */
  readonly entryOf: (remote: string, again: boolean) => Promise<RegistryEntry | null>;
  readonly host: () => Promise<RemoteHost>;
  /** Drops what caches hold of a page, before it is tried anew. */
  readonly forget: (remote: string, version: RemoteVersion, page: string) => Promise<void>;
  /** Whether this remote runs without hashes: only in development, or taken from elsewhere for one tab. */
  readonly allowUnvouched?: (remote: string) => boolean;
  /** Told of every version that loads for the first time, or fails, also when the fallback version stands in for it. */
  readonly onLoad?: (load: VersionLoad) => void;
  /** Told of a remote whose code changed what belongs to all. */
  readonly onInterference?: (interference: Interference) => void;
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** A developer's build keeps its version however often it is made; its hashes tell which one it is. */
function isSameBuild(one: RemoteVersion, other: RemoteVersion): boolean {
  return one.version === other.version && hashOfEntry(one) === hashOfEntry(other);
}

/** What is wanted: a page of a remote, among all that its manifest names. */
interface Target {
  readonly remote: string;
  readonly page: string;
  readonly pages: readonly string[];
}

/** Says that another version took the place of the one that is being loaded. */
class Superseded {
  constructor(readonly by: RegistryEntry) {}
}

/**
 * Loads pages of remotes: `resolve → gate → entry → init → expose`, with retries and the fallback version. Before a
 * version is tried again, what is registered is asked anew: its files may be gone since the tab was opened.
 */
export class RemoteLoader {
  readonly #options: LoaderOptions;
  readonly #tables = new Map<string, { version: RemoteVersion; table: Promise<PageTable> }>();
  readonly #pages = new Map<string, PageModule>();
  /** Remotes whose last attempt failed: the next one starts afresh. */
  readonly #stale = new Set<string>();
  /** Remotes of which the next load asks what is registered by then. */
  readonly #reconsidered = new Set<string>();
  /** Versions that failed where their fallback did not, and until when they are left alone. */
  readonly #avoided = new Map<string, { version: string; until: number }>();
  /** What executes remotes, once there is one. */
  #host: RemoteHost | null = null;

  constructor(options: LoaderOptions) {
    this.#options = options;
  }

  /** The page when it is loaded already. */
  loaded(remote: string, page: string): PageModule | null {
    return this.#pages.get(`${remote}/${page}`) ?? null;
  }

  /** The version of a remote that runs in this tab. */
  runningVersion(remote: string): string | null {
    return this.#tables.get(remote)?.version.version ?? null;
  }

  /** Looks at what the remote's code did since somebody looked last, and tells it. */
  inspect(remote: string): void {
    const version = this.runningVersion(remote);
    if (version !== null) void this.#inspect(remote, version);
  }

  async #inspect(remote: string, version: string): Promise<void> {
    // Looked at again with the next page, should the code that looks not come.
    const changes = (await this.#host?.inspect?.().catch(() => [])) ?? [];
    if (changes.length > 0) this.#options.onInterference?.({ remote, version, changes });
  }

  /** Lets go of a remote's pages and of its entry: the next page starts a copy of it that remembers no failure. */
  forget(remote: string): void {
    this.#tables.delete(remote);
    this.#stale.add(remote);
    this.#dropPages(remote);
  }

  /** The next page asks what is registered: what runs is drawn again unless something else took its place. */
  reconsider(remote: string): void {
    this.#reconsidered.add(remote);
    this.#dropPages(remote);
  }

  #dropPages(remote: string): void {
    for (const key of this.#pages.keys()) if (key.startsWith(`${remote}/`)) this.#pages.delete(key);
  }

  /**
   * Loads a page. A page that failed before is fetched anew.
   * @throws {RemoteFailure} within `ANSWER_WITHIN_MS`, about the active version
   */
  async load(remote: string, page: string): Promise<PageModule> {
    const known = this.loaded(remote, page);
    if (known !== null) return known;
    const started = Date.now();
    const isAsked = this.#reconsidered.delete(remote) || this.#stale.has(remote);
    const active = await this.#options.entryOf(remote, isAsked);
    if (active === null) throw new RemoteFailure('TIDAK_TERDAFTAR', remote, null);
    try {
      return await this.#loadActive({ remote, page }, active, started, !isAsked);
    } catch (failure) {
      if (!(failure instanceof Superseded)) throw failure;
      return this.#loadActive({ remote, page }, failure.by, started, false);
    }
  }

  /** @throws {Superseded} where `mayAsk` and the registry names another version meanwhile */
  async #loadActive(
    { remote, page }: Omit<Target, 'pages'>,
    active: RegistryEntry,
    started: number,
    mayAsk: boolean,
  ): Promise<PageModule> {
    const { fallback, manifest } = active;
    const target = { remote, page, pages: manifest.pages.map(({ id }) => id) };
    const deadline = started + ANSWER_WITHIN_MS;
    const firstLimit = fallback === null ? deadline : started + ANSWER_WITHIN_MS * FIRST_SHARE;
    if (fallback !== null && this.#isAvoided(remote, active.version)) {
      const page = await this.#tryVersion(target, fallback, firstLimit).catch(() => null);
      if (page !== null) return page;
    }
    try {
      return await this.#tryVersion(target, active, firstLimit, mayAsk);
    } catch (failure) {
      if (fallback === null || failure instanceof Superseded) throw failure;
      const page = await this.#tryVersion(target, fallback, deadline).catch(() => {
        throw failure;
      });
      this.#avoided.set(remote, { version: active.version, until: Date.now() + AVOIDED_MS });
      return page;
    }
  }

  #isAvoided(remote: string, version: string): boolean {
    const avoided = this.#avoided.get(remote);
    return avoided?.version === version && Date.now() < avoided.until;
  }

  /** A script of the page that is gone says more than what trying again ran into. */
  async #tryVersion(target: Target, version: RemoteVersion, deadline: number, mayAsk = false) {
    const { remote } = target;
    const began = Date.now();
    const tell = (ok: boolean) =>
      this.#options.onLoad?.({ remote, version: version.version, ok, ms: Date.now() - began });
    const isFirst = this.runningVersion(remote) !== version.version;
    let lost: unknown;
    for (let attempt = 0; ; attempt += 1) {
      try {
        const page = await this.#attempt(target, version, deadline);
        if (isFirst || attempt > 0) tell(true);
        return page;
      } catch (error) {
        if (error instanceof RemoteFailure && isChunkError(error.cause)) lost ??= error;
        this.#tables.delete(remote);
        this.#stale.add(remote);
        const wait = BACK_OFF_MS[attempt];
        const again = error instanceof RemoteFailure && error.passing;
        const newer = again && attempt === 0 && mayAsk ? await this.#otherThan(remote, version) : null;
        if (newer !== null) {
          tell(false);
          throw new Superseded(newer);
        }
        if (!again || wait === undefined || Date.now() + wait >= deadline) {
          tell(false);
          throw lost ?? error;
        }
        await pause(wait);
      }
    }
  }

  /** What is registered now, when it is another version than this one. */
  async #otherThan(remote: string, { version }: RemoteVersion): Promise<RegistryEntry | null> {
    const late = () => new Error('registri terlalu lama');
    const asked = withTimeLimit(this.#options.entryOf(remote, true), LOOK_MS, late);
    const now = await asked.catch(() => null);
    return now === null || now.version === version ? null : now;
  }

  async #attempt(target: Target, version: RemoteVersion, deadline: number) {
    const { remote, page } = target;
    let step: LoadStep = 'gate';
    const fail = (code: FailureCode, cause?: unknown, details?: readonly string[]) =>
      new RemoteFailure(code, remote, version.version, { cause, step, ...(details && { details }) });
    let isOver = false;
    const steps = async () => {
      const host = await this.#options.host().catch((error: unknown) => {
        throw fail('TIDAK_TERJANGKAU', error);
      });
      this.#host = host;
      const reasons = misfits(version.requires, host.abilities);
      if (reasons.length > 0) throw fail('TIDAK_COCOK', undefined, reasons);
      if (!this.#options.allowUnvouched?.(remote) && !isVouchedFor(version)) throw fail('TIDAK_TERJAMIN');

      step = 'entry';
      if (this.#stale.has(remote)) await this.#options.forget(remote, version, page);
      // Else it would open the remote where the next attempt does.
      if (isOver) throw fail('TERLALU_LAMA');
      const table = await this.#open(host, target, version, (next) => {
        step = next;
      });
      step = 'expose';
      const open = table[page];
      if (open === undefined) throw fail('HALAMAN_TIDAK_ADA');
      const { Page, prepare } = await open();
      // A chunk that failed before answers an empty module instead of an error.
      if (Page === undefined) throw fail('ISI_TIDAK_LENGKAP');
      const module: PageModule = { Page, ...(prepare && { prepare }) };
      this.#pages.set(`${remote}/${page}`, module);
      return module;
    };
    const limited = withTimeLimit(steps(), deadline - Date.now(), () => fail('TERLALU_LAMA'));
    const told = limited.catch((error: unknown) => {
      if (error instanceof RemoteFailure) throw error;
      throw fail(codeOfStep[step] ?? 'GAGAL_DISIAPKAN', error);
    });
    return told.finally(() => {
      isOver = true;
      void this.#inspect(remote, version.version);
    });
  }

  #open(host: RemoteHost, target: Target, version: RemoteVersion, onStep: (step: LoadStep) => void) {
    const { remote: name, pages } = target;
    const open = this.#tables.get(name);
    if (open !== undefined && isSameBuild(open.version, version)) return open.table;
    const fresh = open !== undefined || this.#stale.delete(name);
    const table = host.open({ name, version, pages, fresh, onStep });
    this.#tables.set(name, { version, table });
    return table;
  }
}
