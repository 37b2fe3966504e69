import {
  rencanaAksiTerintegrasiCalls,
  type TerintegrasiEdits,
  type TerintegrasiRow,
  type TingkatTerintegrasi,
} from '@selaras/contracts';
import { can } from '@selaras/roles';
import type { FastifyRequest } from 'fastify';
import { listAsalOf } from '../../../kit/asal-realisasi/asal-realisasi';
import { listBuktiOf } from '../../../kit/bukti-langkah-aksi/bukti-repository';
import { findRow } from '../../../kit/plan-rows/plan-row-repository';
import type { Faults } from '../../../kit/resource/resource';
import { unitOfRow } from '../../../kit/resource/row-access';
import type { Patch } from '../../../kit/resource/row-patch';
import type { WriteInput } from '../../../kit/resource/write-input';
import { requireMatch, rowEtag } from '../../../plugins/etag';
import { ProblemError } from '../../../plugins/problem';
import { tingkatTertulis } from './tingkat';

interface RowUpdate extends WriteInput {
  readonly request: FastifyRequest;
  readonly tingkat: TingkatTerintegrasi;
  readonly id: number;
}

/**
 * Changes a few fields of one row, whatever its level, by the rules and locks of its form; answers the row as it stands.
 * The current row of a 412 and the fields of a 422 or 423 bear the names of the table.
 */
export async function updateRow(input: RowUpdate, edits: TerintegrasiEdits): Promise<TerintegrasiRow> {
  const { tx, tahun, actor, request, tingkat, id } = input;
  const level = tingkatTertulis[tingkat];
  const row = await level.open(tx, id, tahun);
  if (!can(actor, rencanaAksiTerintegrasiCalls.update.act, { satuan_kerja_id: unitOfRow(row) })) {
    throw new ProblemError('TIDAK_BERHAK');
  }
  const kini = await currentRow(input);
  requireMatch(request, rowEtag(row), kini);
  const fields = level.fields(tahun);
  const patch = patchOf(edits, fields);
  if (Object.keys(patch).length === 0) return kini;
  try {
    await level.simpan(input, row, patch);
  } catch (error) {
    throw withTableNames(error, fields);
  }
  return currentRow(input);
}

async function currentRow({ tx, tingkat, id, tahun }: RowUpdate): Promise<TerintegrasiRow> {
  const baris = await findRow(tx, tingkat, id, tahun);
  if (baris === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
  const isStep = tingkat === 'kinerja-langkah-aksi';
  return {
    ...baris,
    bukti: isStep ? await listBuktiOf(tx, id) : [],
    asal_realisasi: isStep ? await listAsalOf(tx, id) : [],
  };
}

/** The fields that are sent, by the names of the level; one that the level does not have is refused. */
function patchOf(edits: TerintegrasiEdits, fields: Readonly<Record<string, string>>): Patch {
  const errors: Faults = {};
  const patch: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(edits)) {
    const field = fields[name];
    if (field === undefined) errors[name] = ['Tidak diisi pada tingkat ini'];
    else patch[field] = value;
  }
  if (Object.keys(errors).length > 0) throw new ProblemError('MASUKAN_TIDAK_SESUAI', { errors });
  return patch;
}

function withTableNames(error: unknown, fields: Readonly<Record<string, string>>): unknown {
  if (!(error instanceof ProblemError) || error.detail.errors === undefined) return error;
  const names = new Map(Object.entries(fields).map(([name, field]) => [field, name]));
  const errors = Object.fromEntries(
    Object.entries(error.detail.errors).map(([field, texts]) => [names.get(field) ?? field, texts]),
  );
  return new ProblemError(error.kode, { ...error.detail, pesan: error.message, errors });
}
