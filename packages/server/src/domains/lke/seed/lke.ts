import { accountId, demoAccounts } from '../../../kit/seed/demo-accounts';
import type { SeedOffers } from '../../../kit/seed/making';
import { Random } from '../../../kit/seed/random';
import type { Rows } from '../../../kit/seed/rows';
import { addInstrumen } from './instrumen';
import { keadaanOf } from './keadaan';
import { addLembar } from './lembar';
import { memakaiPortal } from './portal';

/** Its own, so that the evaluation changes no other figure of the regency. */
const SEED = 88_2021;

/** The first of two accounts that is not of the unit: each leaves his own unit to the other. */
const unlessOwn = (satuanKerjaId: number, first: string, second: string): string =>
  demoAccounts.find(({ username }) => username === first)?.satuan_kerja_id === satuanKerjaId ? second : first;

/** Both evaluators take turns. */
const penilaiOf = (satuanKerjaId: number, at: number): string =>
  at % 3 === 2
    ? unlessOwn(satuanKerjaId, 'val_lke2', 'val_lke')
    : unlessOwn(satuanKerjaId, 'val_lke', 'val_lke2');

/** The evaluation of both years: instruments, evaluators, and a worksheet of every unit in one of all states. */
export function addLke(rows: Rows, perjanjian: SeedOffers['perjanjian']): void {
  const random = new Random(SEED);
  const units = rows.of('satuan_kerja');
  const levels = new Map(units.map(({ satuan_kerja_id }) => [satuan_kerja_id, random.between(58, 80)]));
  for (const [year, tahun] of [2024, 2025].entries()) {
    const instrumen = addInstrumen(rows, tahun);
    for (const [at, { satuan_kerja_id, satuan_kerja_nama, singkatan }] of units.entries()) {
      const penilai = penilaiOf(satuan_kerja_id, at);
      rows.add('lke_penilai', { satuan_kerja_id, tahun, user_id: accountId(penilai) });
      const keadaan = keadaanOf(satuan_kerja_id, tahun);
      if (keadaan === null) continue;
      addLembar({
        rows,
        random,
        instrumen,
        satuan_kerja_id,
        singkatan: singkatan ?? String(satuan_kerja_id),
        satuan_kerja_nama,
        portal: memakaiPortal(satuan_kerja_id) ? perjanjian(rows, satuan_kerja_id, tahun) : null,
        keadaan,
        tingkat: (levels.get(satuan_kerja_id) ?? 60) + year * random.between(0, 3),
        pelaku: {
          unit: accountOf(satuan_kerja_id),
          penilai,
          pleno: unlessOwn(satuan_kerja_id, 'val_pleno', 'val_pleno2'),
        },
      });
    }
  }
}

/** The account that works for a unit; the administrator for those without one. */
const accountOf = (satuanKerjaId: number): string =>
  demoAccounts.find(
    ({ satuan_kerja_id, role }) => satuan_kerja_id === satuanKerjaId && role === 'perangkat_daerah',
  )?.username ?? 'super';
