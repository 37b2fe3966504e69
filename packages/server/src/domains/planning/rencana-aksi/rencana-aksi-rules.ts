import type { CheckedBodyOf, rencanaAksiPdCalls } from '@selaras/contracts';
import { measureProblem, periodStartOf } from '@selaras/domain';
import { collect } from '../../../kit/resource/collect-faults';
import { findOne, satuanKerjaFault } from '../../../kit/resource/reference-faults';
import type { References } from '../../../kit/resource/references';
import type { Faults, ResourceRow, RuleContext } from '../../../kit/resource/resource';
import { pengampuFaults } from '../kinerja/reference-rules';
import { perTriwulan } from './rencana-aksi-sql';

export type LevelRencanaAksi = 'rpjmd' | 'pd';

type Angka = number | null;
/** What is written of an action. */
export type RencanaAksiBody = CheckedBodyOf<typeof rencanaAksiPdCalls.create>;
export type RealisasiBody = CheckedBodyOf<typeof rencanaAksiPdCalls.realisasi>;

const goalTable = { rpjmd: 'sasaran_strategis_rpjmd', pd: 'sasaran_strategis_pd' } as const;

/** The action serves a goal of the period, of its unit in a unit's plan, and points to a sub-activity of its unit and year. */
export async function checkRencanaAksi(
  level: LevelRencanaAksi,
  { references, body, tahun }: RuleContext<RencanaAksiBody>,
): Promise<Faults> {
  return collect([
    await satuanKerjaFault(references, body.satuan_kerja_id),
    ['induk_id', await goalProblem(references, level, body, tahun)],
    ['kinerja_sub_kegiatan_id', await subKegiatanProblem(references, body, tahun)],
    ...figureFaults(body, perTriwulan(''), body),
    ...(await pengampuFaults(references, body, tahun)),
  ]);
}

/** What was reached is measured in the unit of the plan. */
export function checkRealisasi(row: ResourceRow, body: RealisasiBody): Faults {
  return collect(figureFaults({ satuan: '', indikator: '', ...row }, perTriwulan('', '_realisasi'), body));
}

const figureFaults = (
  ukuran: { readonly satuan: string; readonly indikator: string },
  names: readonly string[],
  figures: object,
) =>
  names.map(
    (name) => [name, measureProblem(ukuran, (figures as Record<string, Angka>)[name] ?? null)] as const,
  );

async function goalProblem(
  references: References,
  level: LevelRencanaAksi,
  { induk_id, satuan_kerja_id }: RencanaAksiBody,
  tahun: number,
): Promise<string | null> {
  const own = level === 'pd' ? { satuan_kerja_id } : {};
  const period = { tahun_mulai: periodStartOf(tahun), ...own };
  if ((await findOne(references, goalTable[level], induk_id, period)) !== undefined) return null;
  return level === 'pd'
    ? 'Sasaran strategis ini tidak ada di satuan kerja dan periode yang sama'
    : 'Sasaran strategis ini tidak ada di periode yang sama';
}

async function subKegiatanProblem(
  references: References,
  { kinerja_sub_kegiatan_id: id, satuan_kerja_id }: RencanaAksiBody,
  tahun: number,
): Promise<string | null> {
  const own = { satuan_kerja_id, tahun_kinerja: tahun };
  if (id === null || (await findOne(references, 'kinerja_sub_kegiatan', id, own)) !== undefined) return null;
  return 'Kinerja sub kegiatan ini tidak ada di satuan kerja dan tahun yang sama';
}
