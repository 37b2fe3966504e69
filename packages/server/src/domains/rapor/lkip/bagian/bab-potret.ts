import type { Naskah } from '@selaras/contracts';
import {
  analisisLkip,
  type BabLkip,
  babLkip,
  babLkipWords,
  bagianLkip,
  bagianLkipWords,
  bagianOfBab,
  formatDate,
  type NomorAnalisis,
} from '@selaras/domain';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { momentColumn } from '../../../../kit/paging/read-page';
import { kanonik, sidikOf } from '../../../../kit/potret/kanonik';
import { jumlah, pohon, tabel } from '../../../../kit/potret/potret-parts';
import { type PotretAsked, type ReadPotret, registerPotret } from '../../../../kit/potret/potret-source';
import { reportOf } from './bagian-repository';
import { barisNaskah } from './teks-bagian';

/** Letters of one line: a cell of what is frozen takes no more, and nothing of a text is left out. */
const LETTERS = 1000;

interface Stored {
  readonly bagian: string;
  readonly isi: Naskah;
  readonly ditulis: string;
  /** Of a narrative: which analysis, of which indicator. */
  readonly analisis: NomorAnalisis | null;
  readonly indikator: string | null;
}

/** A section with words, where it stands in the report. */
interface Bagian {
  readonly bab: BabLkip;
  readonly judul: string;
  /** Of an indicator's narrative. */
  readonly narasi: boolean;
  readonly ditulis: string;
  readonly sidik: string;
  readonly baris: readonly string[];
}

/**
 * The chapters of a unit's report as they are, section by section: when each was written, the SHA-256 of its text as it is
 * kept (canonical JSON, pictures and tables included), and all its words. Null while nothing was written.
 */
const babPotret: ReadPotret = async (asked) => {
  const bagian = sectionsOf(await readWritten(asked));
  const [newest] = bagian.map(({ ditulis }) => ditulis).sort((a, b) => (a < b ? 1 : -1));
  if (newest === undefined) return null;
  const kata = ({ baris }: Bagian) => baris.join(' ').split(/\s+/).filter(Boolean).length;
  const own = bagian.filter(({ narasi }) => !narasi);
  return {
    judul: `Bab-bab laporan kinerja ${asked.tahun}`,
    kalimat: `${own.length} dari ${bagianLkip.length} bagian laporan kinerja sudah ditulis, yang terakhir pada ${formatDate(newest)}.`,
    angka: [
      jumlah('Bagian yang ditulis', own.length, bagianLkip.length),
      jumlah('Analisis indikator yang ditulis', bagian.length - own.length),
      jumlah(
        'Kata',
        bagian.reduce((sum, one) => sum + kata(one), 0),
      ),
    ],
    tabel: [
      tabel(
        'Bagian laporan kinerja',
        ['Bab', 'Bagian', 'Ditulis', 'Kata', 'Sidik naskah (SHA-256)'],
        bagian.map((one) => [babName(one.bab), one.judul, formatDate(one.ditulis), kata(one), one.sidik]),
      ),
      pohon(
        'Naskah laporan kinerja',
        ['Naskah'],
        babLkip.flatMap((bab) => {
          const within = bagian.filter((one) => one.bab === bab);
          if (within.length === 0) return [];
          const lines = within.flatMap(({ judul, baris }) => [
            { tingkat: 1, sel: [judul] },
            ...baris.flatMap(pieces).map((line) => ({ tingkat: 2, sel: [line] })),
          ]);
          return [{ tingkat: 0, sel: [babName(bab)] }, ...lines];
        }),
      ),
    ],
    halaman: 'lkip.bab-1',
  };
};

const babName = (bab: BabLkip): string =>
  bab === 'lampiran' ? babLkipWords[bab] : `Bab ${bab}. ${babLkipWords[bab]}`;

/** A line in pieces that a cell takes whole, broken between words where there are some. */
const pieces = (line: string): string[] =>
  (line.match(new RegExp(`.{1,${LETTERS}}(?=\\s|$)|.{1,${LETTERS}}`, 'gu')) ?? []).map((one) => one.trim());

/** Sections that were written, the narratives of indicators beside the section that they stand in. */
async function readWritten({ db, satuan_kerja_id, tahun }: PotretAsked): Promise<Stored[]> {
  const { rows } = await sql<Stored>`
    select b.bagian, b.isi, ${momentColumn(sql`b.ditulis_pada`)} as ditulis, b.analisis, s.iku as indikator
    from lkip_bab b left join lkip_narasi n on n.id = b.lkip_narasi_id
    left join sasaran_strategis_pd s on s.id = n.sasaran_strategis_pd_id
    where b.lkip_id = ${reportOf({ satuan_kerja_id, tahun })} and b.isi is not null
    order by b.lkip_narasi_id nulls first, b.analisis, b.id`.execute(db);
  return rows;
}

function sectionsOf(stored: readonly Stored[]): Bagian[] {
  const made = ({ isi, ditulis, analisis }: Stored, bab: BabLkip, judul: string): Bagian => ({
    bab,
    judul,
    narasi: analisis !== null,
    ditulis,
    sidik: sidikOf(kanonik(isi)),
    baris: barisNaskah(isi),
  });
  const narasi = stored.flatMap((one) =>
    one.analisis === null
      ? []
      : [made(one, 'III', `${one.indikator ?? 'Indikator'}: ${analisisLkip[one.analisis - 1]}`)],
  );
  return babLkip
    .flatMap((bab) =>
      bagianOfBab(bab).flatMap((kode) => {
        const own = stored.filter(({ bagian }) => bagian === kode);
        const sections = own.map((one) => made(one, bab, bagianLkipWords[kode].judul));
        return kode === 'capaian-kinerja' ? [...sections, ...narasi] : sections;
      }),
    )
    .filter(({ baris }) => baris.length > 0);
}

export function registerBabPotret(app: FastifyInstance): void {
  registerPotret(app, 'bab-lkip', babPotret);
}
