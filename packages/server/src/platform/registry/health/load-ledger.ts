import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables';
import { addLoads, type HourOfLoads, putUsers, type UserOfVersion } from './load-repository';

const HOUR_MS = 3_600_000;

/** What one browser reports of one version. */
export interface LoadReport {
  readonly remote: string;
  readonly version: string;
  /** Whether it loaded, and after how many milliseconds; null: the report tells of errors alone. */
  readonly load: { readonly ok: boolean; readonly ms: number } | null;
  /** Errors in its code. */
  readonly errors: number;
  /** Who is signed in there; null for guests. */
  readonly userId: number | null;
}

/**
 * Gathers reports in memory and writes them down together: a visit costs the database nothing by itself. What was not
 * written when the process is killed is lost, which figures of this kind can bear.
 */
export class LoadLedger {
  #hours = new Map<string, HourOfLoads>();
  #users = new Map<string, UserOfVersion>();

  constructor(private readonly db: Kysely<Tables>) {}

  add({ remote, version: nomor, load, errors, userId }: LoadReport, now: Date): void {
    const jam = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS);
    const hourKey = `${remote} ${nomor} ${jam.getTime()}`;
    const known = this.#hours.get(hourKey) ?? {
      remote,
      nomor,
      jam,
      dimuat: 0,
      gagal: 0,
      galat: 0,
      lama_ms: 0,
    };
    this.#hours.set(hourKey, {
      ...known,
      dimuat: known.dimuat + (load?.ok ? 1 : 0),
      gagal: known.gagal + (load?.ok === false ? 1 : 0),
      galat: known.galat + errors,
      lama_ms: known.lama_ms + (load?.ok ? load.ms : 0),
    });
    if (userId === null || load === null) return;
    this.#users.set(`${remote} ${nomor} ${userId}`, {
      remote,
      nomor,
      user_id: userId,
      gagal: !load.ok,
      pada: now,
    });
  }

  /** Writes down what was gathered. What cannot be written is gone: the next minute has figures of its own. */
  async flush(): Promise<void> {
    const hours = [...this.#hours.values()];
    const users = [...this.#users.values()];
    this.#hours = new Map();
    this.#users = new Map();
    if (hours.length > 0) await addLoads(this.db, hours);
    if (users.length > 0) await putUsers(this.db, users);
  }
}
