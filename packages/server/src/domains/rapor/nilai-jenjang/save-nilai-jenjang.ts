import type { BarisNilaiJenjang, CheckedBodyOf, nilaiJenjangCalls } from '@selaras/contracts';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { asActor } from '../../../database/as-actor';
import type { Tables } from '../../../database/tables';
import { requireMatch, rowEtag } from '../../../plugins/etag';
import { ProblemError } from '../../../plugins/problem';
import type { SignedIn } from '../../../plugins/signed-in';
import { holdIku, listBaris, storeBaris } from './nilai-jenjang-repository';

interface SaveInput {
  readonly db: Kysely<Tables>;
  readonly actor: SignedIn;
  readonly tahun: number;
  readonly request: FastifyRequest;
  readonly id: number;
}

/** Classes one key indicator of the year; the version that was read decides between two people. */
export function saveNilaiJenjang(
  { db, actor, tahun, request, id }: SaveInput,
  body: CheckedBodyOf<typeof nilaiJenjangCalls.update>,
): Promise<BarisNilaiJenjang> {
  return asActor(db, actor.id, async (tx) => {
    await holdIku(tx, id);
    const row = await requireBaris(tx, tahun, id);
    requireMatch(request, rowEtag(row), row);
    const values = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
    if (Object.keys(values).length === 0) return row;
    const stored = await storeBaris(tx, { tahun, row, values });
    const after = await requireBaris(tx, tahun, id);
    if (!stored) throw new ProblemError('VERSI_BASI', { terkini: after });
    return after;
  });
}

async function requireBaris(tx: Kysely<Tables>, tahun: number, id: number): Promise<BarisNilaiJenjang> {
  const [row] = await listBaris(tx, { tahun, id });
  if (row !== undefined) return row;
  throw new ProblemError('TIDAK_DITEMUKAN', {
    pesan: `IKU ini sudah dihapus atau bukan milik tahun ${tahun}. Muat ulang halaman untuk melihat daftar IKU terbaru.`,
  });
}
