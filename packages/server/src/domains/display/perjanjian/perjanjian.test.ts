import {
  downloadPerjanjianKinerjaCall,
  indikatorCalls,
  type PerjanjianDisplay,
  perjanjianKabupatenCalls,
  perjanjianSatuanKerjaCalls,
} from '@selaras/contracts';
import { sql } from 'kysely';
import { displayServer } from '../../../testing/display/display-client';

const server = displayServer();
const [FINAL, DRAF] = [9999, 999906];

const agreementsOf = async (unit: number, username?: string): Promise<PerjanjianDisplay[]> => {
  const { path } =
    username === undefined ? perjanjianSatuanKerjaCalls.publik : perjanjianSatuanKerjaCalls.masuk;
  const reader = username === undefined ? {} : { username };
  return (await server.ask(`${path}?satuan_kerja_id=${unit}`, reader)).json().data;
};

const storedOf = (unit: number) =>
  server.db
    .selectFrom('perjanjian_kinerja')
    .where('tahun', '=', 2025)
    .where('satuan_kerja_id', '=', unit)
    .where('jenis', '!=', 'pegawai')
    .where('deleted_at', 'is', null)
    .select(['id', 'status', 'pihak_pertama_nip'])
    .execute();

describe('agreements of a unit', () => {
  it('are those that were signed for the public, and open as a document', async () => {
    const open = await agreementsOf(FINAL);
    const signed = (await storedOf(FINAL)).filter(({ status }) => status === 'ditandatangani');
    expect(open.map(({ id }) => id).toSorted()).toEqual(signed.map(({ id }) => id).toSorted());
    expect(open.length).toBeGreaterThan(0);
    for (const { id, jenis, subjek_id } of open.slice(0, 3)) {
      const query = `jenis=${jenis}&id=${subjek_id}&tahun_kinerja=2025&perjanjian_id=${id}`;
      expect((await server.ask(`${downloadPerjanjianKinerjaCall.path}?${query}`)).status).toBe(200);
    }
  });

  it('begin with the head’s, and say who promised what to whom', async () => {
    const [head] = await agreementsOf(FINAL);
    expect(head).toMatchObject({
      jenis: 'sasaran-strategis-pd',
      pihak_pertama: { nama: expect.any(String), jabatan: expect.any(String) },
      pihak_kedua: { nama: expect.any(String), jabatan: expect.any(String) },
    });
    expect(head?.item[0]).toMatchObject({ indikator: expect.any(String) });
    const goals = await server.db
      .selectFrom('sasaran_strategis_pd')
      .where('satuan_kerja_id', '=', FINAL)
      .select(['id', 'iku'])
      .execute();
    for (const { indikator, indikator_id } of head?.item ?? []) {
      expect(goals).toContainEqual({ id: indikator_id, iku: indikator });
    }
  });

  it('bear no personal number', async () => {
    const numbers = (await storedOf(FINAL)).flatMap(({ pihak_pertama_nip }) => pihak_pertama_nip ?? []);
    const { path } = perjanjianSatuanKerjaCalls.publik;
    const { text } = await server.ask(`${path}?satuan_kerja_id=${FINAL}`);
    expect(numbers.length).toBeGreaterThan(0);
    for (const nip of numbers) expect(text).not.toContain(nip);
    expect(text).not.toContain('nip');
  });

  it('of a plan that is a draft are for its own people', async () => {
    const { path } = perjanjianSatuanKerjaCalls.publik;
    expect((await server.ask(`${path}?satuan_kerja_id=${DRAF}`)).status).toBe(404);
    expect(await agreementsOf(DRAF, 'super')).toHaveLength((await storedOf(DRAF)).length);
  });

  it('say whether their document is the signed copy', async () => {
    const before = await agreementsOf(FINAL);
    const [first, last] = [before.at(0), before.at(-1)];
    await server.db
      .insertInto('berkas')
      .values({
        nama_acak: 'a'.repeat(32),
        nama: 'pk.pdf',
        jenis: 'application/pdf',
        ukuran: 1,
        sha256: 'a'.repeat(64),
        tujuan: 'pk_ttd',
        pemilik_id: last?.id ?? 0,
        dipakai: true,
        created_by: 1,
      })
      .execute();
    await sql`update perjanjian_kinerja set berkas_id = (select max(id) from berkas) where id = ${last?.id}`.execute(
      server.db,
    );
    const shown = await agreementsOf(FINAL);
    const copyOf = (id?: number) => shown.find((one) => one.id === id)?.salinan;
    expect([copyOf(first?.id), copyOf(last?.id)]).toEqual([false, true]);
  });

  it('that are not signed are hidden from the public and from other units', async () => {
    const [first] = await agreementsOf(FINAL);
    await server.db
      .updateTable('perjanjian_kinerja')
      .set({ status: 'diterbitkan' })
      .where('id', '=', first?.id ?? 0)
      .execute();
    const idsFor = async (username?: string) => (await agreementsOf(FINAL, username)).map(({ id }) => id);
    expect(await idsFor()).not.toContain(first?.id);
    expect(await idsFor('dinkes')).not.toContain(first?.id);
    expect(await idsFor('super')).toContain(first?.id);
  });
});

describe('the regent’s agreement', () => {
  it('is open to everybody once it is signed', async () => {
    const { data }: { data: PerjanjianDisplay[] } = (
      await server.ask(perjanjianKabupatenCalls.publik.path)
    ).json();
    expect(data).toMatchObject([{ jenis: 'pemda', status: 'ditandatangani', pihak_kedua: null }]);
    expect(data[0]?.item.length).toBeGreaterThan(0);
    for (const { indikator, indikator_id } of data[0]?.item ?? []) {
      const page = await server.ask(`${indikatorCalls.publik.path}?pemilik=kabupaten&id=${indikator_id}`);
      expect(page.json().data.iku).toMatchObject({ indikator });
    }
    const query = `jenis=pemda&id=${data[0]?.id}&tahun_kinerja=2025&perjanjian_id=${data[0]?.id}`;
    expect((await server.ask(`${downloadPerjanjianKinerjaCall.path}?${query}`)).status).toBe(200);
  });
});
