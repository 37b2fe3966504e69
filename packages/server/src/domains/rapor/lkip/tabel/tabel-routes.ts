import { type LkipTabelBagian, lkipTabelCalls } from '@selaras/contracts';
import { bagianLkipWords } from '@selaras/domain';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../../database/tables';
import { visibilityOf } from '../../../../kit/visibility/visibility';
import { route } from '../../../../plugins/route';
import type { SignedIn } from '../../../../plugins/signed-in';
import { requireReader } from '../akses/pembaca';
import { type Pemilik, requireUnit } from '../akses/pemilik';
import { readTabelBertanda } from './tandai-angka';

interface Asking {
  readonly db: Kysely<Tables>;
  readonly actor: SignedIn;
}

/** Tables of annual reports out of the data (domain §5). */
export function registerTabelLkip(app: FastifyInstance): void {
  route(app, lkipTabelCalls.satuanKerja, ({ db, actor, tahun, params, query }) =>
    answer({ db, actor }, { satuan_kerja_id: params.satkerId, tahun }, query.bab),
  );
  route(app, lkipTabelCalls.kabupaten, ({ db, actor, tahun, query }) =>
    answer({ db, actor }, { satuan_kerja_id: null, tahun }, query.bab),
  );
}

async function answer(
  { db, actor }: Asking,
  pemilik: Pemilik,
  bab: string | undefined,
): Promise<{ data: LkipTabelBagian[] }> {
  await requireReader(db, actor, pemilik);
  await requireUnit(db, pemilik);
  const { tabel: tables } = await readTabelBertanda(db, pemilik, visibilityOf(actor));
  const sections = [...tables].map(([kode, tabel]) => ({
    bab: bagianLkipWords[kode].bab,
    bagian: kode,
    tabel,
  }));
  return { data: sections.filter((section) => bab === undefined || section.bab === bab) };
}
