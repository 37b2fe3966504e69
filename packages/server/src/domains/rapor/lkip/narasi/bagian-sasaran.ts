import type { AnalisisBagian, NarasiAnalisis, Naskah, NaskahBlok } from '@selaras/contracts';
import { analisisLkip, type NomorAnalisis, nomorAnalisis } from '@selaras/domain';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../../database/tables';
import { hasContent } from '../akses/has-content';
import type { Pemilik } from '../akses/pemilik';
import { reportOf } from '../bagian/bagian-repository';
import type { SasaranTables } from '../tabel/capaian-tables';

/** A written narrative and the code of its section. */
interface Tertulis {
  readonly kode: string;
  readonly isi: Naskah;
  /** It has words or a picture. */
  readonly terisi: boolean;
}

/** Written narratives by the row of their indicator, then by analysis. */
export type NarasiTexts = ReadonlyMap<number, ReadonlyMap<NomorAnalisis, Tertulis>>;

export async function readNarasiTexts(db: Kysely<Tables>, pemilik: Pemilik): Promise<NarasiTexts> {
  const { rows } = await sql<Tertulis & { indikator_id: number; analisis: NomorAnalisis }>`
    select coalesce(n.sasaran_strategis_rpjmd_id, n.sasaran_strategis_pd_id) as indikator_id, b.analisis,
      b.bagian as kode, b.isi, ${hasContent(sql`b.isi`)} as terisi
    from lkip_narasi n join lkip_bab b on b.lkip_narasi_id = n.id
    where n.lkip_id = ${reportOf(pemilik)} and b.isi is not null`.execute(db);
  const texts = new Map<number, Map<NomorAnalisis, Tertulis>>();
  for (const { indikator_id, analisis, ...text } of rows) {
    const own = texts.get(indikator_id) ?? new Map();
    texts.set(indikator_id, own.set(analisis, text));
  }
  return texts;
}

/** The analysis that the courses over the years belong to. */
const ANTAR_TAHUN = 2;

/** Sections of the report below its achievements: every goal, and in it the seven analyses with tables and narratives. */
export const bagianSasaran = (sasaran: readonly SasaranTables[], texts: NarasiTexts): AnalisisBagian[] =>
  sasaran.flatMap((goal) => [
    {
      ...countOf(goal, texts, nomorAnalisis),
      kode: `sasaran-${goal.nomor}`,
      judul: goal.sasaran,
      tingkat: 2,
      naskah: null,
      narasi: [],
      tabel: [],
      grafik: [],
    },
    ...nomorAnalisis.map((analisis) => {
      const narasi = narasiOf(goal, analisis, texts);
      return {
        ...countOf(goal, texts, [analisis]),
        kode: `analisis-${goal.nomor}-${analisis}`,
        judul: analisisLkip[analisis - 1] ?? '',
        tingkat: 3,
        naskah: naskahOf(goal, narasi),
        narasi,
        tabel: goal.tabel.slice(analisis - 1, analisis),
        grafik: analisis === ANTAR_TAHUN ? [...goal.grafik] : [],
      };
    }),
  ]);

/** How many narratives of a goal's indicators have words, and how many there can be. */
function countOf({ iku }: SasaranTables, texts: NarasiTexts, analisis: readonly NomorAnalisis[]) {
  const ditulis = iku.flatMap(({ id }) => analisis.filter((one) => texts.get(id)?.get(one)?.terisi === true));
  return { ditulis: ditulis.length, dari: iku.length * analisis.length };
}

const narasiOf = ({ iku }: SasaranTables, analisis: NomorAnalisis, texts: NarasiTexts): NarasiAnalisis[] =>
  iku.flatMap(({ id, indikator }) => {
    const written = texts.get(id)?.get(analisis);
    return written === undefined ? [] : [{ kode: written.kode, isi: written.isi, indikator }];
  });

/** Narratives of a goal's indicators one after the other; of several each stands below its indicator's name. */
function naskahOf({ iku }: SasaranTables, narasi: readonly NarasiAnalisis[]): Naskah | null {
  const [first] = narasi;
  if (first === undefined) return null;
  if (iku.length === 1) return first.isi;
  return {
    type: 'doc',
    content: narasi.flatMap(({ indikator, isi }) => [headed(indikator), ...isi.content.map(lower)]),
  };
}

const headed = (text: string): NaskahBlok => ({
  type: 'heading',
  attrs: { level: 1 },
  content: [{ type: 'text', text }],
});

/** The author's own headings stand below that of the indicator. */
const lower = (blok: NaskahBlok): NaskahBlok =>
  blok.type === 'heading' ? { ...blok, attrs: { level: Math.min(3, blok.attrs.level + 1) } } : blok;
