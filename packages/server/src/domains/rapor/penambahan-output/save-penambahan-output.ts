import type { CheckedBodyOf, penambahanOutputCalls } from '@selaras/contracts';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables';
import type { WriteInput } from '../../../kit/resource/write-input';
import { requireMatch, rowEtag } from '../../../plugins/etag';
import { ProblemError } from '../../../plugins/problem';
import { passBatas } from './pass-batas';
import { listOutput, type StoredOutput, storeOutput } from './penambahan-output-repository';

type Body = CheckedBodyOf<typeof penambahanOutputCalls.update>;

/** Stores what a unit says of its quarters, under version and deadlines; the actor's right is asked before. */
export async function savePenambahanOutput(
  input: WriteInput & { readonly request: FastifyRequest },
  satuanKerjaId: number,
  body: Body,
): Promise<StoredOutput> {
  const { tx, tahun, request } = input;
  const row = await requireOutput(tx, tahun, satuanKerjaId);
  const { id: _, ...told } = row;
  requireMatch(request, rowEtag(row), { ...told, kemampuan: { ubah: true } });
  const values = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
  await passBatas(input, row, values);
  if (Object.keys(values).length === 0) return row;
  const stored = await storeOutput(tx, { tahun, row, values });
  const after = await requireOutput(tx, tahun, satuanKerjaId);
  if (!stored) {
    const { id: __, ...terkini } = after;
    throw new ProblemError('VERSI_BASI', { terkini: { ...terkini, kemampuan: { ubah: true } } });
  }
  return after;
}

/** The unit's row of the year, also while nothing was written; 404 for a unit that does not exist. */
export async function requireOutput(
  db: Kysely<Tables>,
  tahun: number,
  satuanKerjaId: number,
): Promise<StoredOutput> {
  const [row] = await listOutput(db, tahun, { jenis: 'satu', satuanKerjaId });
  if (row === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
  return row;
}
