import type { AngkaLangkahTim } from '@selaras/contracts';
import { type AngkaLangkah, allTriwulan, angkaLangkah, asalBerlaku, type Triwulan } from '@selaras/domain';
import type { KunciLangkah } from './kunci-langkah';
import type { Langkah } from './langkah-repository';

/** What the reports of a quarter make of the step's figure. */
export function angkaDariLaporan(langkah: Langkah, tw: number): AngkaLangkah {
  const bagian = langkah.bagian.flatMap(({ satuan_lain, triwulan }) => {
    const quarter = triwulan[tw - 1];
    return quarter === undefined ? [] : [{ ...quarter, satuan_lain }];
  });
  return angkaLangkah(langkah.angka[tw - 1] ?? { realisasi: null, asal: null }, bagian);
}

/** The step's figures as its leader sees them. */
export const angkaOf = (langkah: Langkah, kunci: KunciLangkah): AngkaLangkahTim[] =>
  allTriwulan.map((triwulan: Triwulan) => {
    const { keadaan, laporan } = angkaDariLaporan(langkah, triwulan);
    const now = langkah.angka[triwulan - 1];
    const asal = langkah.asal_realisasi.find((one) => one.triwulan === triwulan) ?? null;
    return {
      triwulan,
      realisasi: now?.realisasi ?? null,
      laporan,
      keadaan,
      asal: now === undefined || asalBerlaku(now) === null ? null : asal,
      tertutup: kunci.triwulan(langkah, triwulan),
    };
  });
