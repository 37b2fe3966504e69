import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Config } from '../../../config';
import { JoinedReads } from '../../../database/joined/joined-reads';
import type { Tables } from '../../../database/tables';
import { readTahun } from '../../../plugins/tahun';
import { findTreeState, type TreeState } from './tree-state';

interface Begun {
  readonly key: string;
  readonly state: Promise<TreeState | undefined>;
}

/** States of trees as requests ask for them, each read after its request has come; those that come together share one read. */
export class TreeStates {
  readonly #reads = new JoinedReads<TreeState | undefined>();
  readonly #begun = new WeakMap<FastifyRequest, Begun>();

  constructor(private readonly db: Kysely<Tables>) {}

  /**
   * Begins to read what the request asks for before it is known who asks: two reads one after the other take twice as
   * long. What it finds stays here until somebody may have it; a request that names nothing readable is left for later.
   */
  begin(request: FastifyRequest, config: Config): void {
    if (request.headers.authorization === undefined) return;
    const { satuan_kerja_id } = request.query as { satuan_kerja_id?: unknown };
    if (satuan_kerja_id !== undefined && !/^[1-9]\d{0,8}$/.test(String(satuan_kerja_id))) return;
    const satuanKerjaId = satuan_kerja_id === undefined ? null : Number(satuan_kerja_id);
    const tahun = yearOf(request, config);
    if (tahun === null) return;
    const state = this.#read(satuanKerjaId, tahun);
    // Who may not have it never asks how it went.
    state.catch(() => undefined);
    this.#begun.set(request, { key: keyOf(satuanKerjaId, tahun), state });
  }

  /** State of one unit's tree or, for null, of the whole regency's; undefined when there is no such unit. */
  of(request: FastifyRequest, satuanKerjaId: number | null, tahun: number): Promise<TreeState | undefined> {
    const begun = this.#begun.get(request);
    return begun?.key === keyOf(satuanKerjaId, tahun) ? begun.state : this.#read(satuanKerjaId, tahun);
  }

  #read(satuanKerjaId: number | null, tahun: number): Promise<TreeState | undefined> {
    return this.#reads.ask(keyOf(satuanKerjaId, tahun), () => findTreeState(this.db, satuanKerjaId, tahun));
  }
}

const keyOf = (satuanKerjaId: number | null, tahun: number) => `${satuanKerjaId} ${tahun}`;

/** The year that the request names; null: none that is open. */
function yearOf(request: FastifyRequest, config: Config): number | null {
  try {
    return readTahun(request, 'kinerja', config);
  } catch {
    return null;
  }
}
