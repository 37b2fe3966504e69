import { randomUUID } from 'node:crypto';
import { ERRORS, type Lock, type Locker } from '@tus/server';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables';

interface Patience {
  /** How long somebody waits for an upload that another one holds. */
  readonly waitMs: number;
  /** A holder who has not said for so long that he is there is gone. */
  readonly leaseMs: number;
  /** How often a holder says that he is there and looks whether somebody waits. */
  readonly lookMs: number;
}

const patience: Patience = { waitMs: 8_000, leaseMs: 10_000, lookMs: 500 };

/**
 * Who may write an upload, across all instances: its row names the holder, who renews it as long as he writes. Whoever
 * comes in the meantime asks him to let go, as after a line that broke without the holder noticing. A row and not an
 * advisory lock, which would keep a connection of the pool for as long as a slow line sends.
 */
export class UnggahanLocker implements Locker {
  constructor(
    private readonly db: Kysely<Tables>,
    private readonly times: Patience = patience,
  ) {}

  newLock(id: string): Lock {
    return new UnggahanLock(this.db, this.times, id);
  }
}

class UnggahanLock implements Lock {
  private readonly holder = randomUUID();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly db: Kysely<Tables>,
    private readonly times: Patience,
    private readonly id: string,
  ) {}

  /** Throws `ERR_LOCK_TIMEOUT`, which clients answer with another try. */
  async lock(signal: AbortSignal, requestRelease: () => Promise<void> | void): Promise<void> {
    const until = Date.now() + this.times.waitMs;
    while (!(await this.take())) {
      if (signal.aborted || Date.now() > until) throw ERRORS.ERR_LOCK_TIMEOUT;
      await new Promise((resolve) => setTimeout(resolve, this.times.lookMs / 2));
    }
    const look = async () => {
      if (!(await this.stay())) void requestRelease();
    };
    // A database that does not answer now is asked again; the lease outlasts several of these.
    this.timer = setInterval(() => void look().catch(() => undefined), this.times.lookMs).unref();
  }

  async unlock(): Promise<void> {
    clearInterval(this.timer);
    await sql`
      update lke_unggahan set pemegang = null, dipegang_sampai = null, diminta = false
      where id = ${this.id} and pemegang = ${this.holder}`.execute(this.db);
  }

  /** Takes the upload when nobody holds it, else asks its holder to let go. */
  private async take(): Promise<boolean> {
    const { rows } = await sql<{ pemegang: string }>`
      update lke_unggahan set
        pemegang = case when ${free} then ${this.holder} else pemegang end,
        dipegang_sampai = case when ${free} then ${this.lease()} else dipegang_sampai end,
        diminta = not ${free}
      where id = ${this.id} returning pemegang`.execute(this.db);
    return rows[0]?.pemegang === this.holder;
  }

  /** Renews the lease; false when somebody waits, or when it is lost. */
  private async stay(): Promise<boolean> {
    const { rows } = await sql<{ diminta: boolean }>`
      update lke_unggahan set dipegang_sampai = ${this.lease()}
      where id = ${this.id} and pemegang = ${this.holder} returning diminta`.execute(this.db);
    return rows[0]?.diminta === false;
  }

  private lease() {
    return sql`clock_timestamp() + make_interval(secs => ${this.times.leaseMs / 1000})`;
  }
}

const free = sql`(pemegang is null or dipegang_sampai < clock_timestamp())`;
