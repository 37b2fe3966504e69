import { isTercapai } from '../../../capaian/capaian';
import { isPersen } from '../../../capaian/measure';
import { perbandinganMeaning, perbandinganNasional } from '../../../capaian/perbandingan';
import { pertumbuhan } from '../../../capaian/pertumbuhan';
import { perubahanOf } from '../../../capaian/perubahan';
import { predikatCapaian } from '../../../capaian/predikat-capaian';
import { MEASURE_DIGITS, round } from '../../../numbers/round';
import { pembandingWords } from '../../../words/pembanding';
import { polaritasMeanings } from '../../../words/polaritas';
import type { IkuLaporan } from '../tabel/iku-laporan';
import { deretKata, jarak, nilai, persen, targetKata } from './kata-draf';

const cannot = 'sehingga capaiannya belum dapat dihitung';

/** Of less is better a reader is told so: 104 percent of a lower target is not more of it. */
const arah = ({ polaritas }: IkuLaporan): string[] =>
  polaritas === 'minimize' ? [`Indikator ini ${polaritasMeanings.minimize.toLowerCase()}.`] : [];

/** What a realisation is to a target: `100,29 persen dari target 72,4 poin`, or its achievement where that is no ratio. */
function terhadap(row: IkuLaporan, capaian: number, target: string, sebutan: string): string {
  const ratio = row.polaritas === 'maximize' && row.target !== null && row.target > 0;
  return ratio
    ? `${persen(capaian)} dari ${sebutan} ${target}`
    : `dengan capaian ${persen(capaian)} terhadap ${sebutan} ${target}`;
}

/** Where a value lies against its bounds. */
function letak({ range_min, range_max }: IkuLaporan, value: number): string {
  if (range_min !== null && value < range_min) return 'di bawah';
  return range_max !== null && value > range_max ? 'di atas' : 'di dalam';
}

/** Analysis 1: target and realisation of the year. */
export function drafTarget(row: IkuLaporan, tahun: number): string[] {
  const { indikator, realisasi, capaian } = row;
  const target = targetKata(row);
  if (realisasi === null) {
    return target === null
      ? [`Target dan realisasi ${indikator} tahun ${tahun} belum diisi, ${cannot}.`]
      : [`Target ${indikator} tahun ${tahun} adalah ${target}; realisasinya belum diisi, ${cannot}.`];
  }
  const came = `Realisasi ${indikator} tahun ${tahun} adalah ${nilai(realisasi, row)}`;
  if (target === null) return [`${came}; targetnya belum ditetapkan, ${cannot}.`];
  if (capaian === null) return [`${came} dari target ${target}; capaiannya belum dapat dihitung.`];
  const verdict = isTercapai(capaian) ? 'Target tercapai' : 'Target belum tercapai';
  const told =
    row.polaritas === 'range'
      ? `${came}, ${letak(row, realisasi)} rentang target ${target}, dengan capaian ${persen(capaian)}.`
      : `${came}, ${terhadap(row, capaian, target, 'target')}.`;
  return [told, ...arah(row), `${verdict} dengan predikat ${predikatCapaian(capaian, 'laporan')}.`];
}

const good = { maximize: 'up', minimize: 'down' } as const;

function makna({ polaritas }: IkuLaporan, direction: 'up' | 'down'): string {
  if (polaritas === 'range') return 'yang dinilai dari indikator ini adalah rentangnya';
  return good[polaritas] === direction ? 'kinerjanya membaik' : 'kinerjanya menurun';
}

/** Analysis 2: this year and the years before. */
export function drafTahunLalu(row: IkuLaporan, tahun: number): string[] {
  return [perubahanKata(row, tahun), ...lebihLama(row, tahun)];
}

function perubahanKata(row: IkuLaporan, tahun: number): string {
  const { indikator, realisasi, realisasi_tahun_lalu: lalu, satuan } = row;
  const before = row.tren[0]?.tahun === tahun ? 'nilai awal periode' : `realisasi tahun ${tahun - 1}`;
  const capital = `${before.charAt(0).toUpperCase()}${before.slice(1)}`;
  if (realisasi === null && lalu === null)
    return `Realisasi ${indikator} tahun ${tahun} dan ${before} belum diisi, sehingga belum dapat dibandingkan.`;
  if (realisasi === null)
    return `Realisasi ${indikator} tahun ${tahun} belum diisi, sehingga belum dapat dibandingkan dengan ${before} sebesar ${nilai(lalu ?? 0, row)}.`;
  const came = `Realisasi ${indikator} tahun ${tahun} adalah ${nilai(realisasi, row)}`;
  if (lalu === null) return `${came}. ${capital} tidak tercatat, sehingga perubahannya tidak dapat dihitung.`;
  const earlier = `${before} sebesar ${nilai(lalu, row)}`;
  const difference = round(realisasi - lalu, MEASURE_DIGITS);
  if (difference === 0) return `${came}, sama dengan ${before}.`;
  const direction = difference > 0 ? 'up' : 'down';
  const moved = difference > 0 ? 'naik' : 'turun';
  const far = [
    isPersen(satuan) ? perubahanOf(realisasi, lalu, satuan)?.text : null,
    pertumbuhan(realisasi, lalu) === null
      ? null
      : perubahanOf(realisasi, lalu, null)?.text.replace('%', ' persen'),
  ].filter((text) => text !== null && text !== undefined);
  if (far.length === 0)
    return `${came}, ${moved} dari ${earlier}; ${makna(row, direction)}. Perubahan dalam persen tidak dapat dihitung dari nol.`;
  return `${came}, ${moved} ${far.join(' atau ')} dari ${earlier}; ${makna(row, direction)}.`;
}

function lebihLama(row: IkuLaporan, tahun: number): string[] {
  const before = row.tren.flatMap((year) =>
    year.tahun < tahun - 1 && year.realisasi !== null
      ? [`${nilai(year.realisasi, row)} (${year.tahun})`]
      : [],
  );
  return before.length === 0 ? [] : [`Realisasi sebelumnya ${deretKata(before)}.`];
}

/** Analysis 3: this year and the last target of the period. */
export function drafJangkaMenengah(row: IkuLaporan, tahun: number): string[] {
  const { indikator, realisasi, perbandingan_realisasi_target: capaian } = row;
  const last = row.tren.at(-1);
  const end = last === undefined ? 'akhir periode' : `akhir periode (${last.tahun})`;
  const lastRow = { ...row, target: last?.target ?? null };
  const target = targetKata(lastRow);
  if (target === null)
    return [
      `Target ${indikator} pada ${end} belum ditetapkan, sehingga realisasi tahun ${tahun} belum dapat dibandingkan.`,
    ];
  if (realisasi === null)
    return [
      `Target ${indikator} pada ${end} adalah ${target}; realisasi tahun ${tahun} belum diisi, ${cannot}.`,
    ];
  const came = `Realisasi ${indikator} tahun ${tahun} adalah ${nilai(realisasi, row)}`;
  if (capaian === null) return [`${came} dari target ${end} ${target}; capaiannya belum dapat dihitung.`];
  if (row.polaritas === 'range')
    return [
      `${came}, ${letak(row, realisasi)} rentang target ${end} ${target}, dengan capaian ${persen(capaian)}.`,
    ];
  return [
    `${came}, ${terhadap(lastRow, capaian, target, `target ${end}`)}.`,
    ...arah(row),
    sisa(lastRow, capaian),
  ];
}

function sisa(row: IkuLaporan, capaian: number): string {
  if (isTercapai(capaian)) return 'Target jangka menengah sudah tercapai.';
  const gap = jarak(round(Math.abs((row.realisasi ?? 0) - (row.target ?? 0)), MEASURE_DIGITS), row);
  return row.polaritas === 'minimize'
    ? `Untuk mencapai target jangka menengah masih perlu turun ${gap}.`
    : `Untuk mencapai target jangka menengah masih kurang ${gap}.`;
}

/** Analysis 4: beside the nation or the region. */
export function drafNasional(row: IkuLaporan, tahun: number): string[] {
  const { indikator, realisasi, rata_nasional: pembanding } = row;
  const mean = pembandingWords[row.label_pembanding].toLowerCase();
  const { result, selisih } = perbandinganNasional({
    indikatorId: row.indikator_id,
    realisasi,
    pembanding,
  });
  const came =
    realisasi === null
      ? `${indikator} tahun ${tahun}`
      : `Realisasi ${indikator} tahun ${tahun}, ${nilai(realisasi, row)},`;
  const elsewhere = pembanding === null ? mean : `${mean} sebesar ${nilai(pembanding, row)}`;
  if (result === 'empty' || selisih === null) {
    if (realisasi === null && pembanding === null)
      return [
        `Realisasi ${indikator} dan ${mean} tahun ${tahun} belum tersedia, sehingga belum dapat dibandingkan.`,
      ];
    return realisasi === null
      ? [
          `Realisasi ${indikator} tahun ${tahun} belum diisi, sehingga belum dapat dibandingkan dengan ${elsewhere}.`,
        ]
      : [`${came} belum dapat dibandingkan karena ${mean} tahun ${tahun} belum tersedia.`];
  }
  if (result === 'same') return [`${came} sama dengan ${mean}.`];
  const side = result === 'higher' ? 'di atas' : 'di bawah';
  const told = `${came} ${jarak(selisih, row)} ${side} ${elsewhere}`;
  return row.polaritas === 'range'
    ? [`${told}.`, 'Yang dinilai dari indikator ini adalah rentangnya.']
    : [`${told}, ${perbandinganMeaning(result, row.polaritas)}.`];
}
