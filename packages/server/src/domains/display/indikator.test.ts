import { indikatorCalls, indikatorSearchCalls, peringkatCalls } from '@selaras/contracts';
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

  it('finds nothing for what nobody measures, and refuses a single letter', async () => {
    expect(await search('zebra')).toEqual([]);
    expect((await ask(`${indikatorSearchCalls.publik.path}?q=a`)).status).toBe(422);
  });
});

describe('one indicator', () => {
  const detail = (pemilik: string, id: number, tahun?: number) =>
    ask(`${indikatorCalls.publik.path}?pemilik=${pemilik}&id=${id}`, tahun);

  it('names what was missed below it, as the tables have it', async () => {
    const { rows } = await sql<{ id: number; jumlah: number; meleset: number }>`
      select r.id, count(pd.capaian_1)::integer as jumlah,
        (count(*) filter (where pd.capaian_1 < 100))::integer as meleset
      from sasaran_strategis_rpjmd r
      join sasaran_strategis_pd pd on pd.sasaran_strategis_rpjmd_id = r.id and pd.deleted_at is null
      where r.deleted_at is null and r.tahun_mulai = 2024 and exists (select from validasi_perencanaan v
        where v.satuan_kerja_id = pd.satuan_kerja_id and v.tahun = 2024 and v.keadaan = 'disetujui')
      group by r.id`.execute(server.db);
    expect(rows.length).toBeGreaterThan(5);
    for (const { id, jumlah, meleset } of rows) {
      const { data } = (await detail('kabupaten', id)).json();
      expect([data.jumlah_bawah, data.meleset.length]).toEqual([jumlah, meleset]);
      expect(data.meleset.filter(({ capaian }: { capaian: number }) => isTercapai(capaian))).toEqual([]);
    }
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
