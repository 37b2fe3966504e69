import type { Kysely } from 'kysely';
import { asActor } from '../../database/as-actor';
import { onceBack } from '../../database/pool/once-back';
import type { Tables } from '../../database/tables';
import { atMost } from '../../plugins/at-most';
import { ProblemError } from '../../plugins/problem';
import type { Jobs } from '../jobs/jobs';
import { whileBeating } from '../jobs/while-beating';
import type { ImportKind, ImportTarget } from './import-kind';
import { beat, moveImport, readContents } from './import-repository';

/** Imports that may wait for their turn in one process. */
const WAITING = 5;
/** How often a run says that it goes on, also while it waits for its turn or for a lock. */
const BEAT_MS = 1_000;
/** How often one that writes tells where it is and asks whether it was cancelled. */
const TELL_MS = 200;

class Cancelled extends Error {}

interface Run {
  readonly db: Kysely<Tables>;
  readonly id: number;
  readonly target: ImportTarget;
  readonly clock: () => Date;
}

/**
 * Writes previewed imports one after the other, each in one transaction: all its rows or none. How far one is and
 * whether it was cancelled stands in the database, beside that transaction, so any process may be asked.
 */
export class ImportRunner {
  readonly #inTurn = atMost(1, WAITING);
  #closing = false;

  constructor(private readonly jobs: Jobs) {}

  /** Begins a run that was moved to `berjalan` and goes on by itself. */
  start<Nama extends string, Isi>(jenis: ImportKind<Nama, Isi>, run: Run): void {
    const { db, id, clock } = run;
    this.jobs.start('impor', () =>
      whileBeating(
        BEAT_MS,
        () => beat(db, id, clock()),
        (cancelled) =>
          this.#inTurn(() => this.#write(jenis, run, cancelled)).catch((error: unknown) =>
            this.#fail(run, error),
          ),
      ),
    );
  }

  /** Ends what runs without a trace of it. */
  close(): Promise<void> {
    this.#closing = true;
    return this.jobs.idle();
  }

  async #write<Nama extends string, Isi>(
    jenis: ImportKind<Nama, Isi>,
    { db, id, target, clock }: Run,
    cancelled: AbortSignal,
  ): Promise<void> {
    if (cancelled.aborted) throw new Cancelled();
    const rows = await readContents<Isi>(db, id);
    // Taken beforehand: while many wait for what this run holds, the pool has no other connection to tell on.
    await db.connection().execute((telling) =>
      asActor(db, target.actor.id, async (tx) => {
        let tertulis = 0;
        let told = Number.NEGATIVE_INFINITY;
        for await (const count of jenis.write(tx, target, rows)) {
          tertulis += count;
          if (this.#closing) throw new ProblemError('LAYANAN_SIBUK', { pesan: STOPPED });
          if (performance.now() - told < TELL_MS) continue;
          told = performance.now();
          if (!(await beat(telling, id, clock(), tertulis))) throw new Cancelled();
        }
        // In the same transaction as the rows: who cancels now is too late, who came before wins.
        if (!(await moveImport(tx, id, 'berjalan', { keadaan: 'selesai', tertulis }))) throw new Cancelled();
      }),
    );
  }

  async #fail({ db, id }: Run, error: unknown): Promise<void> {
    if (error instanceof Cancelled) return;
    const pesan = error instanceof ProblemError ? error.message : UNEXPECTED;
    // Also after a lost connection, whose last word nobody heard: what was committed after all is no longer running.
    await onceBack(
      () => moveImport(db, id, 'berjalan', { keadaan: 'gagal', pesan, tertulis: 0 }),
      () => this.#closing,
    );
    if (!(error instanceof ProblemError)) throw error;
  }
}

const STOPPED = 'Server dihentikan sebelum impor selesai; tidak ada yang tertulis. Jalankan kembali.';
const UNEXPECTED = 'Impor gagal karena kesalahan pada server; tidak ada yang tertulis. Coba lagi.';
