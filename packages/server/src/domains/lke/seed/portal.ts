import { BENTUK_POTRET, type Potret, type PotretBeku } from '@selaras/contracts';
import { kanonik, sidikOf } from '../../../kit/potret/kanonik';
import { accountId } from '../../../kit/seed/demo-accounts';
import type { Rows } from '../../../kit/seed/rows';

/** Criteria that agreements are put forward for. */
export const dariPortal: ReadonlySet<string> = new Set(['1.b.10', '1.b.11', '1.c.7']);

/** The secretariat's third units, and those of the demo accounts whose worksheets are open to somebody. */
export const memakaiPortal = (satuanKerjaId: number): boolean =>
  satuanKerjaId % 3 === 0 || [1013, 1046].includes(satuanKerjaId);

interface Taken {
  readonly satuan_kerja_id: number;
  readonly nama: string;
  readonly tahun: number;
  readonly potret: Potret;
  /** Account of who took it. */
  readonly oleh: string;
  /** Once the first round is closed. */
  readonly dinilai_sejak: Date | null;
}

/** What a unit took of the portal in June, frozen as people's is; the id of its content. */
export function addPotret(
  rows: Rows,
  { satuan_kerja_id, nama, tahun, potret, oleh, dinilai_sejak }: Taken,
): number {
  const diambil = `${tahun}-06-16T02:00:00.000Z`;
  const isi = kanonik({
    bentuk: BENTUK_POTRET,
    sumber: 'perjanjian-kinerja',
    satuan_kerja: { id: satuan_kerja_id, nama },
    tahun,
    diambil,
    versi_data: 1,
    potret,
  } satisfies PotretBeku);
  const eviden_id = rows.add('lke_eviden', {
    satuan_kerja_id,
    tahun,
    jenis: 'portal',
    sumber: 'perjanjian-kinerja',
    nama: potret.judul,
    tanggal_dokumen: `${tahun}-06-16`,
    periode: `Tahun ${tahun}`,
  });
  return rows.add('lke_eviden_versi', {
    eviden_id,
    satuan_kerja_id,
    nomor: 1,
    isi,
    sha256: sidikOf(isi),
    dinilai_sejak,
    created_at: new Date(diambil),
    created_by: accountId(oleh),
  });
}
