import { type AnggotaTim, type Page, PER_PAGE } from '@selaras/contracts';
import {
  readSearch,
  type SaringanAntrean,
  type SebagaiValidator,
  type TampilanAntrean,
} from '@selaras/domain';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { ALL_ROWS, type PageAsked } from '../../../kit/paging/read-page';
import { anggotaInOrder, pageAnggota } from '../anggota/anggota-repository';
import type { Pembaca } from '../anggota/pembaca';
import { presentAnggota } from '../anggota/present-anggota';
import { fits, isDiputus, listMenunggu } from './antrean-repository';

interface Asked {
  readonly sebagai: SebagaiValidator;
  readonly tampil: TampilanAntrean;
  readonly q?: string | undefined;
  readonly saring?: SaringanAntrean | undefined;
  readonly page: PageAsked;
}

interface Antrean extends Page<AnggotaTim> {
  readonly jumlah: { readonly menunggu: number; readonly terlambat: number };
}

/** The queue of who decides in a capacity: what waits for him, the longest waiting first, or what he decided last. */
export async function readAntrean(db: Kysely<Tables>, pembaca: Pembaca, asked: Asked): Promise<Antrean> {
  const { sebagai, tampil, q, saring, page } = asked;
  const waiting = await listMenunggu(db, pembaca, sebagai);
  const jumlah = {
    menunggu: waiting.length,
    terlambat: waiting.filter(({ terlambat }) => terlambat).length,
  };
  if (tampil === 'diputus') {
    const order = sql`row(-extract(epoch from a.updated_at), a.id)`;
    const { data, ...rest } = await pageAnggota(db, isDiputus(pembaca, sebagai, q, saring), page, order);
    return { ...rest, jumlah, data: await presentAnggota(db, pembaca, data) };
  }
  const search = readSearch(q ?? '');
  const found = waiting.filter((one) => fits(one, search, saring)).map(({ row }) => row.id);
  const ids = page === ALL_ROWS ? found : found.slice((page - 1) * PER_PAGE, page * PER_PAGE);
  const data = await presentAnggota(db, pembaca, await anggotaInOrder(db, ids));
  const [current_page, per_page] = page === ALL_ROWS ? [1, found.length] : [page, PER_PAGE];
  return { data, jumlah, current_page, total: found.length, per_page };
}
