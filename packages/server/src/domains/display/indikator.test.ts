import {
  daftarIkuCalls,
  type IndikatorDetail,
  indikatorCalls,
  indikatorSearchCalls,
  peringkatCalls,
} from '@selaras/contracts';
import { isTercapai } from '@selaras/domain';
import { sql } from 'kysely';
import { displayServer } from '../../testing/display/display-client';

const server = displayServer();

const ask = (path: string, tahun = 2024) => server.ask(path, { tahun });
const search = async (q: string): Promise<string[]> => {
  const answer = await ask(`${indikatorSearchCalls.publik.path}?q=${encodeURIComponent(q)}`);
  expect(indikatorSearchCalls.publik.answer?.safeParse(answer.json()).error).toBeUndefined();
  return answer.json().data.map(({ indikator }: { indikator: string }) => indikator);
};

describe('the search by everyday words', () => {
  it.each([
    ['kemiskinan', 'Persentase Penduduk Miskin'],
    ['berapa orang miskin', 'Persentase Penduduk Miskin'],
    ['jalan rusak', 'Persentase Jalan Kabupaten dalam Kondisi Mantap'],
    ['jalan berlubang di desa', 'Persentase Jalan Kabupaten dalam Kondisi Mantap'],
    ['banjir', 'Indeks Risiko Bencana'],
    ['gizi buruk', 'Prevalensi Stunting Balita'],
    ['cari kerja', 'Tingkat Pengangguran Terbuka'],
    ['sampah', 'Indeks Kualitas Lingkungan Hidup'],
    ['ketimpangan', 'Gini Rasio'],
  ])('%s finds %s', async (typed, indikator) => {
    expect(await search(typed)).toContain(indikator);
  });

  it.each(['jalan rusak', 'orang miskin', 'banjir', 'persentase miskin', 'kenapa banyak sampah'])(
    'finds by "%s" what Capaian IKU finds',
    async (typed) => {
      const { path } = daftarIkuCalls.publik;
      const list = await ask(`${path}?q=${encodeURIComponent(typed)}`);
      const names = list.json().data.map(({ indikator }: { indikator: string }) => indikator);
      expect(list.json().total).toBeLessThanOrEqual(20);
      expect((await search(typed)).toSorted()).toEqual(names.toSorted());
    },
  );

  it('finds nothing for what nobody measures, and refuses a single letter', async () => {
    expect(await search('zebra')).toEqual([]);
    expect((await ask(`${indikatorSearchCalls.publik.path}?q=a`)).status).toBe(422);
  });
});

/** Children of a box of the tree, by its level. */
const childKeys: Readonly<Record<string, string>> = {
  'sasaran-strategis-rpjmd': 'sasaran_strategis_pd',
  'sasaran-strategis-pd': 'kinerja_program',
  'kinerja-program': 'kinerja_kegiatan',
  'kinerja-kegiatan': 'kinerja_sub_kegiatan',
};
interface Box {
  readonly id: number;
  readonly capaian: number | null;
  readonly satuan_kerja: { readonly satuan_kerja_id: number };
  readonly [children: string]: unknown;
}
/** A unit's own box as its tree shows it. */
function boxOf(tree: readonly Box[], { tingkat, id }: { tingkat: string; id: number }) {
  let boxes = tree;
  for (const [level, key] of Object.entries(childKeys)) {
    if (level === tingkat) break;
    boxes = boxes.flatMap((box) => (box[key] ?? []) as readonly Box[]);
  }
  const found = boxes.find((box) => box.id === id);
  return found && { capaian: found.capaian, unit: found.satuan_kerja.satuan_kerja_id };
}

describe('one indicator', () => {
  const detail = (pemilik: string, id: number, tahun?: number) =>
    ask(`${indikatorCalls.publik.path}?pemilik=${pemilik}&id=${id}`, tahun);

  /** Boxes below a goal of the regency, level by level, by SQL of its own. */
  const boxesBelow = async (goal: number, tahun: number) => {
    const posisi = tahun - 2023;
    const { rows } = await sql<{ tingkat: string; id: number; capaian: number | null }>`
      with recursive final as (
        select satuan_kerja_id from validasi_perencanaan where tahun = ${tahun} and keadaan = 'disetujui'
      ), box (tingkat, id, induk, induk_id, unit, capaian) as (
        select 1, id, 0, sasaran_strategis_rpjmd_id, satuan_kerja_id, ${sql.ref(`capaian_${posisi}`)}
          from sasaran_strategis_pd where deleted_at is null
        union all select 2, id, 1, sasaran_strategis_pd_id, satuan_kerja_id, capaian from kinerja_program
          where tahun_kinerja = ${tahun} and deleted_at is null
        union all select 3, id, 2, kinerja_program_id, satuan_kerja_id, capaian from kinerja_kegiatan
          where tahun_kinerja = ${tahun} and deleted_at is null
        union all select 4, id, 3, kinerja_kegiatan_id, satuan_kerja_id, capaian from kinerja_sub_kegiatan
          where tahun_kinerja = ${tahun} and deleted_at is null
      ), shown as (select * from box where unit in (select satuan_kerja_id from final)),
      own as (
        select * from shown where induk = 0 and induk_id = ${goal}
        union all select s.* from own join shown s on s.induk = own.tingkat and s.induk_id = own.id
      ), level (tingkat, nama) as (values (0, 'sasaran-strategis-rpjmd'), (1, 'sasaran-strategis-pd'),
        (2, 'kinerja-program'), (3, 'kinerja-kegiatan'), (4, 'kinerja-sub-kegiatan')),
      contributed as (
        select s.tingkat, s.id from kinerja_cross c
        join level above on above.nama = c.level_induk join level on level.nama = c.level_anak
        join shown s on s.tingkat = level.tingkat and s.id = c.anak_id
        where c.tahun = ${tahun} and c.status = 'disetujui' and c.deleted_at is null
          and (above.tingkat = 0 and c.induk_id = ${goal}
            or exists (select from own where own.tingkat = above.tingkat and own.id = c.induk_id))
      ), below as (select tingkat, id from own union select tingkat, id from contributed)
      select level.nama as tingkat, s.id, s.capaian::float8 as capaian
      from below join shown s using (tingkat, id) join level using (tingkat)`.execute(server.db);
    return rows;
  };
  const keys = (boxes: readonly { tingkat: string; id: number }[]) =>
    boxes.map(({ tingkat, id }) => `${tingkat} ${id}`).toSorted();

  it.each([2024, 2025])(
    'names what was missed below it on every level, as the tables of %d have it',
    async (tahun) => {
      const goals = await server.db
        .selectFrom('sasaran_strategis_rpjmd')
        .select('id')
        .where('deleted_at', 'is', null)
        .execute();
      const levels = new Set<string>();
      for (const { id } of goals) {
        const found: IndikatorDetail = (await detail('kabupaten', id, tahun)).json().data;
        const boxes = (await boxesBelow(id, tahun)).filter(({ capaian }) => capaian !== null);
        const missed = boxes.filter(({ capaian }) => !isTercapai(capaian));
        expect([id, found.jumlah_bawah]).toEqual([id, boxes.length]);
        expect([id, keys(found.meleset)]).toEqual([id, keys(missed)]);
        for (const row of found.meleset) {
          expect(row.capaian).toBe(missed.find((box) => keys([box])[0] === keys([row])[0])?.capaian);
          levels.add(row.tingkat);
        }
      }
      expect([...levels].toSorted()).toEqual([
        'kinerja-kegiatan',
        'kinerja-program',
        'kinerja-sub-kegiatan',
        'sasaran-strategis-pd',
      ]);
    },
  );

  it.each([2, 3])(
    'of goal %d in 2024 leads to boxes that the public’s tree shows with the same figure',
    async (id) => {
      const { meleset }: IndikatorDetail = (await detail('kabupaten', id)).json().data;
      expect(meleset.length).toBeGreaterThan(0);
      for (const row of meleset) {
        const unit = row.satuan_kerja.satuan_kerja_id;
        const tree = (await ask(`/public-display/cascading?satuan_kerja_id=${unit}`)).json();
        expect([row.tingkat, row.id, boxOf(tree.data, row)]).toEqual([
          row.tingkat,
          row.id,
          { capaian: row.capaian, unit },
        ]);
      }
    },
  );

  it('of a unit names what was missed below it, and no goal', async () => {
    const { rows } = await sql<{ id: number; program: number }>`
      select k.sasaran_strategis_pd_id as id, min(k.id) as program from kinerja_program k
      where k.tahun_kinerja = 2024 and k.deleted_at is null and k.capaian < 100 group by 1 limit 1`.execute(
      server.db,
    );
    const [goal] = rows;
    const { meleset }: IndikatorDetail = (await detail('pd', Number(goal?.id))).json().data;
    expect(keys(meleset)).toContain(`kinerja-program ${goal?.program}`);
    expect(meleset.map(({ tingkat }) => tingkat)).not.toContain('sasaran-strategis-pd');
  });

  it('counts what another unit contributes below it, without what stands below that', async () => {
    const { rows } = await sql<{ id: number; induk: number; unit: number; induk_unit: number }>`
      select k.id, k.satuan_kerja_id as unit, pd.id as induk, pd.satuan_kerja_id as induk_unit
      from kinerja_program k join sasaran_strategis_pd pd on pd.satuan_kerja_id <> k.satuan_kerja_id
        and pd.sasaran_strategis_rpjmd_id = 2 and pd.deleted_at is null
      join sasaran_strategis_pd own on own.id = k.sasaran_strategis_pd_id and own.sasaran_strategis_rpjmd_id <> 2
      where k.tahun_kinerja = 2024 and k.deleted_at is null and k.capaian < 100
        and not exists (select from kinerja_cross c where c.induk_id = pd.id and c.anak_id = k.id)
      order by k.id limit 1`.execute(server.db);
    const [given] = rows;
    if (given === undefined) throw new Error('no programme was missed');
    const before: IndikatorDetail = (await detail('kabupaten', 2)).json().data;
    await server.db
      .insertInto('kinerja_cross')
      .values({
        tahun: 2024,
        level_induk: 'sasaran-strategis-pd',
        induk_id: given.induk,
        level_anak: 'kinerja-program',
        anak_id: given.id,
        satuan_kerja_induk_id: given.induk_unit,
        satuan_kerja_id: given.unit,
        status: 'disetujui',
      })
      .execute();
    await sql`select naikkan_versi_data(0)`.execute(server.db);
    const after: IndikatorDetail = (await detail('kabupaten', 2)).json().data;
    expect(after.jumlah_bawah).toBe(before.jumlah_bawah + 1);
    expect(keys(after.meleset)).toEqual(
      keys([...before.meleset, { tingkat: 'kinerja-program', id: given.id }]),
    );
    expect(keys(after.meleset)).toEqual(
      keys((await boxesBelow(2, 2024)).filter(({ capaian }) => capaian !== null && !isTercapai(capaian))),
    );
  });

  it('says since when it means something else than before, and minds neither spaces nor capitals', async () => {
    const { rows } = await sql<{ id: number; indikator_id: number; indikator: string }>`
      select r.id, i.id as indikator_id, i.indikator from sasaran_strategis_rpjmd r
      join indikator_sasaran_strategis i on i.id = r.indikator_sasaran_strategis_id
      where r.tahun_mulai = 2024 and r.deleted_at is null order by r.id limit 1`.execute(server.db);
    const [goal] = rows;
    if (goal === undefined) throw new Error('the seed has no goal');
    const changes = async (tahun: number) =>
      (await detail('kabupaten', goal.id, tahun)).json().data.definisi_berubah;
    // As a revision leaves it behind, which counts the data's version on.
    const before = async (indikator: string) => {
      await sql`insert into teks_berlaku (tabel, id, tahun, isi)
        values ('indikator_sasaran_strategis', ${goal.indikator_id}, 2024, ${JSON.stringify({ indikator })}::jsonb)
        on conflict (tabel, id, tahun) do update set isi = excluded.isi`.execute(server.db);
      await sql`select naikkan_versi_data(0)`.execute(server.db);
    };
    expect(await changes(2025)).toEqual([]);
    await before(goal.indikator.toUpperCase().replaceAll(' ', '  '));
    expect(await changes(2025)).toEqual([]);
    await before('Indeks menurut metode lama');
    expect(await changes(2025)).toEqual([2025]);
    expect(await changes(2024)).toEqual([]);
    await sql`delete from teks_berlaku where id = ${goal.indikator_id}`.execute(server.db);
  });

  it('names who works below it, with as many as are counted and missed', async () => {
    const { meleset, jumlah_bawah, pelaksana }: IndikatorDetail = (await detail('kabupaten', 2)).json().data;
    const sum = (of: 'jumlah' | 'meleset') => pelaksana.reduce((total, unit) => total + unit[of], 0);
    expect([sum('jumlah'), sum('meleset')]).toEqual([jumlah_bawah, meleset.length]);
    for (const { satuan_kerja, meleset: count } of pelaksana) {
      const { satuan_kerja_id } = satuan_kerja;
      const of = meleset.filter((row) => row.satuan_kerja.satuan_kerja_id === satuan_kerja_id);
      expect([satuan_kerja_id, count]).toEqual([satuan_kerja_id, of.length]);
    }
  });

  it('leads from what was missed to its own page, which tells what it serves and what was missed below it', async () => {
    const { meleset }: IndikatorDetail = (await detail('kabupaten', 2)).json().data;
    const levels = new Set<string>();
    for (const row of meleset) {
      const pemilik = row.tingkat === 'sasaran-strategis-pd' ? 'pd' : row.tingkat;
      const answer = await detail(pemilik, row.id);
      expect(indikatorCalls.publik.answer?.safeParse(answer.json()).error).toBeUndefined();
      const found: IndikatorDetail = answer.json().data;
      const { capaian, realisasi, satuan_kerja } = row;
      expect(found.iku).toMatchObject({ indikator: row.indikator, capaian, realisasi, satuan_kerja });
      expect(found.mendukung[0]?.pemilik).toBe('kabupaten');
      const above = ['kabupaten', 'pd', 'kinerja-program', 'kinerja-kegiatan', 'kinerja-sub-kegiatan'];
      expect(found.mendukung.map((one) => one.pemilik)).toEqual(above.slice(0, above.indexOf(pemilik)));
      if (found.mendukung[0]?.id === 2) {
        expect(keys(meleset)).toEqual(expect.arrayContaining(keys(found.meleset)));
      }
      for (const { tingkat } of found.meleset) {
        expect(above.indexOf(tingkat)).toBeGreaterThan(above.indexOf(pemilik));
      }
      levels.add(pemilik);
    }
    expect(levels.size).toBeGreaterThan(2);
  });

  it('below a key indicator of a draft, or of another year, is not there for the public', async () => {
    const rowOf = async (unit: number, tahun: number) => {
      const { rows } = await sql<{ id: number }>`
        select min(id)::integer as id from kinerja_program
        where satuan_kerja_id = ${unit} and tahun_kinerja = ${tahun} and deleted_at is null`.execute(
        server.db,
      );
      return Number(rows[0]?.id);
    };
    const draft = await detail('kinerja-program', await rowOf(999906, 2025), 2025);
    expect([draft.status, draft.text.includes('belum disetujui')]).toEqual([404, true]);
    expect((await detail('kinerja-program', await rowOf(1012, 2024), 2024)).status).toBe(200);
    expect((await detail('kinerja-program', await rowOf(1012, 2024), 2025)).status).toBe(404);
  });

  it('of a unit whose plan is a draft is not there for the public', async () => {
    const { rows } = await sql<{ id: number }>`
      select id from sasaran_strategis_pd where satuan_kerja_id = 999906 and deleted_at is null`.execute(
      server.db,
    );
    const [draft] = rows;
    expect((await detail('pd', Number(draft?.id), 2025)).status).toBe(404);
    expect((await detail('kabupaten', 424_242)).status).toBe(404);
  });
});

it('the ranking names units with a final plan alone', async () => {
  const answer = await ask(peringkatCalls.publik.path, 2025);
  const units = answer.json().data.map(({ satuan_kerja_id }: { satuan_kerja_id: number }) => satuan_kerja_id);
  expect(units).toContain(9999);
  expect(units).not.toContain(999906);
});
