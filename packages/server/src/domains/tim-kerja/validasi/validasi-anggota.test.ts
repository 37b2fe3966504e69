import { anggotaTimCalls, validasiAnggotaCalls } from '@selaras/contracts';
import { sql } from 'kysely';
import { planningClient } from '../../../testing/planning-client';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { addAccount, addAccountOf, addPegawai, DINKES, RSUD, TAHUN } from '../testing/team-people';

const KESMAS = 'Kepala Bidang Kesehatan Masyarakat';

let test: TestApp;
let tim: number;
const client = (username: string, tahun = TAHUN) => planningClient(test, username, tahun);

async function add(pegawai_id: number, more: object = {}) {
  const body = { pegawai_id, peran: 'Anggota', target: 'Laporan 4 kali', ajukan: true, ...more };
  const answer = await client('dinkes').post(`/tim-kerja/${tim}/anggota`, body);
  return answer.body.data;
}
const read = async (id: number, username = 'super') =>
  (await client(username).get(`/validasi-anggota/${id}`)).body?.data;
async function decide(username: string, id: number, langkah: string, catatan = '', versi?: number) {
  const version = versi ?? (await read(id)).versi;
  return client(username).post(
    `/validasi-anggota/${id}/langkah`,
    { langkah, catatan },
    { 'if-match': `"${version}"` },
  );
}
const queue = async (username: string, sebagai: string, more = '') =>
  (await client(username).get(`/validasi-anggota?sebagai=${sebagai}${more}`)).body;
const waits = async (username: string, sebagai: string, id: number) =>
  (await queue(username, sebagai, '&q=Uji')).data.some((row: { id: number }) => row.id === id);
const unitStep = async (id: number, langkah: string, catatan = '') => {
  const { versi, kunci } = await read(id);
  return client('dinkes').post(
    `/tim-kerja/${tim}/anggota/${kunci}/langkah`,
    { langkah, catatan },
    { 'if-match': `"${versi}"` },
  );
};

beforeAll(async () => {
  test = await startTestApp();
  const made = await client('dinkes').post('/tim-kerja', {
    satuan_kerja_id: DINKES,
    nama: 'Tim Uji Persetujuan',
    unit_kerja_id: null,
    ketua_pegawai_id: null,
  });
  tim = made.body.data.id;
  await addAccountOf(test, 'direktur', 'Direktur RSUD Tirta Husada', RSUD, 'validator_kepala_opd');
});
afterAll(() => test.close());

it('the demo has changed targets that wait for a head of division and for the agency head', async () => {
  for (const [username, sebagai, status] of [
    ['kabid_kesmas', 'kabid', 'menunggu_kabid'],
    ['kadinkes', 'opd', 'menunggu_opd'],
  ] as const) {
    const { data } = await queue(username, sebagai, '&saring=berubah');
    expect(data).toContainEqual(
      expect.objectContaining({ status, peran: 'Anggota', terlambat: expect.any(Boolean) }),
    );
  }
});

describe('a place in a team', () => {
  let id: number;

  it('waits for the head of his division first, and for nobody else', async () => {
    const { id: made, ...row } = await add(await addPegawai(test, 'Uji Pertama', DINKES, KESMAS));
    id = made;
    expect(row).toMatchObject({ status: 'menunggu_kabid', jenis: 'utama', berlaku: null });
    expect(row.menunggu).toHaveLength(1);
    expect(await waits('kabid_kesmas', 'kabid', id)).toBe(true);
    expect(await waits('kadinkes', 'opd', id)).toBe(false);
    expect((await decide('kadinkes', id, 'setujui-kabid')).status).toBe(409);
    expect((await decide('kabid_kesmas', id, 'setujui-opd')).status).toBe(409);
    expect((await decide('rsud', id, 'setujui-kabid')).status).toBe(404);
    expect((await decide('pemda', id, 'setujui-kabid')).status).toBe(403);
  });

  it('is approved by the division, then by the agency, each once', async () => {
    const { versi } = await read(id);
    const [first, second] = await Promise.all([
      decide('kabid_kesmas', id, 'setujui-kabid', '', versi),
      decide('kabid_kesmas', id, 'setujui-kabid', '', versi),
    ]);
    expect([first.status, second.status].sort()).toEqual([200, 409]);
    expect(await waits('kabid_kesmas', 'kabid', id)).toBe(false);
    expect(await waits('kadinkes', 'opd', id)).toBe(true);
    const { status, body } = await decide('kadinkes', id, 'setujui-opd');
    expect(status).toBe(200);
    expect(validasiAnggotaCalls.get.answer?.safeParse(body).success).toBe(true);
    expect(body.data).toMatchObject({
      status: 'disetujui',
      berlaku: { peran: 'Anggota', target: 'Laporan 4 kali' },
    });
    expect(
      body.data.riwayat.map(({ langkah, sebagai }: Record<string, string>) => [langkah, sebagai]),
    ).toEqual([
      ['setujui-opd', 'Kepala Dinas Kesehatan'],
      ['setujui-kabid', KESMAS],
      ['ajukan', null],
      ['tambah', null],
    ]);
    expect((await decide('kadinkes', id, 'setujui-opd')).status).toBe(409);
  });

  it('asks anew for a changed target, and the earlier one applies until it is approved', async () => {
    const { versi, kunci } = await read(id);
    const path = `/tim-kerja/${tim}/anggota/${kunci}`;
    const { body } = await client('dinkes').put(path, { peran: 'Anggota', target: 'Laporan 6 kali' }, versi);
    expect(anggotaTimCalls.save.answer?.safeParse(body).success).toBe(true);
    expect(body.data).toMatchObject({
      status: 'menunggu_kabid',
      target: 'Laporan 6 kali',
      berlaku: { target: 'Laporan 4 kali' },
    });
    expect((await client('dinkes').put(path, { peran: 'X', target: null }, versi)).status).toBe(412);
    expect((await queue('kabid_kesmas', 'kabid', '&saring=berubah&q=Uji')).total).toBe(1);
    expect((await decide('kabid_kesmas', id, 'tolak-kabid')).status).toBe(422);
    expect((await decide('kabid_kesmas', id, 'tolak-kabid', 'Terlalu banyak')).body.data).toMatchObject({
      status: 'ditolak_kabid',
      catatan: 'Terlalu banyak',
      berlaku: { target: 'Laporan 4 kali' },
    });
  });

  it('is proposed again, taken back, and revoked with a reason', async () => {
    expect((await unitStep(id, 'ajukan')).body.data.status).toBe('menunggu_kabid');
    expect((await unitStep(id, 'tarik')).body.data.status).toBe('draf');
    expect((await unitStep(id, 'tarik')).status).toBe(409);
    await unitStep(id, 'ajukan');
    await decide('kabid_kesmas', id, 'setujui-kabid');
    expect((await decide('kabid_kesmas', id, 'cabut-kabid', 'Salah orang')).body.data.status).toBe(
      'menunggu_kabid',
    );
    await decide('kabid_kesmas', id, 'setujui-kabid');
    expect((await decide('kadinkes', id, 'setujui-opd')).body.data.berlaku.target).toBe('Laporan 6 kali');
    expect((await decide('kadinkes', id, 'cabut-opd', 'Pindah tugas')).body.data).toMatchObject({
      status: 'ditolak_opd',
      berlaku: null,
    });
    expect((await queue('kadinkes', 'opd', '&tampil=diputus&q=Uji')).data).toHaveLength(1);
  });

  it('ends, and begins again as a draft', async () => {
    expect((await unitStep(id, 'nonaktifkan')).status).toBe(422);
    expect((await unitStep(id, 'nonaktifkan', 'Pensiun dini')).body.data.status).toBe('nonaktif');
    expect((await unitStep(id, 'aktifkan')).body.data.status).toBe('draf');
  });
});

it('an overdue row goes up to the agency head, and stays with the division', async () => {
  const { id } = await add(await addPegawai(test, 'Uji Terlambat', DINKES, KESMAS));
  await sql`update tim_kerja_anggota set menunggu_sejak = now() - interval '8 days' where id = ${id}`.execute(
    test.db,
  );
  expect(await waits('kadinkes', 'opd', id)).toBe(true);
  expect(await waits('kabid_kesmas', 'kabid', id)).toBe(true);
  expect((await queue('kadinkes', 'opd', '&saring=terlambat&q=Uji')).data).toMatchObject([
    { id, terlambat: true },
  ]);
  expect((await decide('kadinkes', id, 'setujui-kabid')).status).toBe(200);
});

it('a head of division in a team is decided about by the agency head, never by himself', async () => {
  const { rows } = await sql<{ id: number }>`
    select p.id from struktur_organisasi s join pegawai p on p.peg_nip = s.pejabat_nip
    where s.jabatan_nama = ${KESMAS}`.execute(test.db);
  const { id } = await add(rows[0]?.id ?? 0);
  expect((await decide('kabid_kesmas', id, 'setujui-kabid')).status).toBe(404);
  expect((await decide('kadinkes', id, 'setujui-kabid')).status).toBe(200);
});

describe('a member lent by another unit', () => {
  let id: number;

  it('is first of all decided about by his own heads, and his NIP stays theirs', async () => {
    const row = await add(await addPegawai(test, 'Uji Pinjaman', RSUD, 'Direktur RSUD Tirta Husada'));
    id = row.id;
    expect(row).toMatchObject({ dipinjam: true, nip: null, kunci: String(id), status: 'menunggu_kabid' });
    expect((await decide('kadinkes', id, 'setujui-kabid')).status).toBe(409);
    expect((await read(id, 'direktur')).nip).toHaveLength(18);
    expect(await waits('direktur', 'opd', id)).toBe(true);
    expect((await decide('direktur', id, 'setujui-kabid')).status).toBe(200);
  });

  it('is last of all decided about by the head of the receiving unit, who then sees him', async () => {
    expect((await decide('direktur', id, 'setujui-opd')).status).toBe(409);
    expect((await read(id, 'kadinkes')).nip).toBeNull();
    const { body } = await decide('kadinkes', id, 'setujui-opd');
    expect(body.data.nip).toHaveLength(18);
  });
});

it('whoever acts for the agency head decides under his own name, in his days alone', async () => {
  const acting = await addPegawai(test, 'Uji Pelaksana Tugas', DINKES, KESMAS);
  await addAccount(test, 'plt_kadinkes', acting, DINKES);
  const { id } = await add(await addPegawai(test, 'Uji Menunggu Plt', DINKES, KESMAS));
  await decide('kabid_kesmas', id, 'setujui-kabid');
  expect((await decide('plt_kadinkes', id, 'setujui-opd')).status).toBe(404);
  const path = `/pejabat-sementara/${DINKES}`;
  const { jabatan } = (await client('dinkes').get(path)).body;
  const post = jabatan.find(({ nama }: { nama: string }) => nama === 'Kepala Dinas Kesehatan');
  const masa = (mulai: string, selesai: string) =>
    client('dinkes').post(path, {
      jabatan_id: post.id,
      pegawai_id: acting,
      jenis: 'plt',
      mulai,
      selesai,
      dasar: 'SP 800/12/2025',
    });
  const past = await masa('2020-01-01', '2020-02-01');
  expect(past).toMatchObject({ status: 201, body: { data: { aktif: false } } });
  expect((await decide('plt_kadinkes', id, 'setujui-opd')).status).toBe(404);
  const queue = async (tampil = 'menunggu'): Promise<number[]> => {
    const { body } = await client('plt_kadinkes').get(`/validasi-anggota?sebagai=semua&tampil=${tampil}`);
    return body.data.map((row: { id: number }) => row.id);
  };
  expect(await queue()).toEqual([]);
  const now = await masa('2020-03-01', '2100-01-01');
  expect(await queue()).toContain(id);
  expect((await masa('2050-01-01', '2051-01-01')).status).toBe(409);
  const { body } = await decide('plt_kadinkes', id, 'setujui-opd');
  expect(body.data.riwayat[0]).toMatchObject({
    pengguna: 'plt_kadinkes',
    sebagai: 'Plt. Kepala Dinas Kesehatan',
  });
  expect(await queue()).not.toContain(id);
  expect(await queue('diputus')).toEqual([id]);
  expect((await client('rsud').remove(`${path}/${now.body.data.id}`, 1)).status).toBe(403);
  expect((await client('dinkes').remove(`${path}/${now.body.data.id}`, 1)).status).toBe(204);
});

it('many are decided about at once; what changed since it was read is left out and named', async () => {
  const satu = await add(await addPegawai(test, 'Uji Satu', DINKES, KESMAS));
  const made = [satu, await add(await addPegawai(test, 'Uji Dua', DINKES, KESMAS))] as const;
  const baris = made.map(({ id, versi }, index) => ({ id, versi: versi - index }));
  const { body } = await client('kabid_kesmas').post('/validasi-anggota/putuskan', {
    putusan: 'setujui',
    baris,
  });
  expect(body.data).toMatchObject({ jumlah: 1, gagal: [{ id: made[1].id }] });
  const tolak = { putusan: 'tolak', baris: [{ id: made[1].id, versi: made[1].versi }] };
  expect((await client('kabid_kesmas').post('/validasi-anggota/putuskan', tolak)).status).toBe(422);

  const tiga = await add(await addPegawai(test, 'Uji Tiga', DINKES, KESMAS));
  const refused = await client('kabid_kesmas').post('/validasi-anggota/putuskan', {
    putusan: 'tolak',
    baris: [made[1], tiga].map(({ id, versi }) => ({ id, versi })),
    catatan: 'Targetnya belum jelas',
  });
  expect(refused.body.data).toEqual({ jumlah: 2, gagal: [] });
  for (const { id } of [made[1], tiga]) {
    expect(await read(id, 'super')).toMatchObject({
      status: 'ditolak_kabid',
      catatan: 'Targetnya belum jelas',
      ditolak: null,
    });
  }
});

it('one that was refused and is proposed anew says what was refused, until something is approved', async () => {
  const { id, tim: owner, kunci } = await add(await addPegawai(test, 'Uji Ajukan Lagi', DINKES, KESMAS));
  expect((await read(id, 'kabid_kesmas')).ditolak).toBeNull();
  const { peran, target } = await read(id, 'kabid_kesmas');
  expect((await decide('kabid_kesmas', id, 'tolak-kabid', 'Targetnya belum jelas')).status).toBe(200);
  const place = `/tim-kerja/${owner.id}/anggota/${kunci}`;
  const mended = { peran: 'Anggota', target: 'Laporan 12 kali' };
  const { versi } = await read(id, 'super');
  expect((await client('dinkes').put(place, mended, versi)).status).toBe(200);
  const again = await client('dinkes').post(
    `${place}/langkah`,
    { langkah: 'ajukan', catatan: '' },
    { 'if-match': `"${(await read(id, 'super')).versi}"` },
  );
  expect([again.status, again.body.pesan]).toEqual([200, undefined]);
  const told = { peran, target, catatan: 'Targetnya belum jelas' };
  expect(await read(id, 'kabid_kesmas')).toMatchObject({ target: 'Laporan 12 kali', ditolak: told });
  await decide('kabid_kesmas', id, 'setujui-kabid');
  expect(await read(id, 'kadinkes')).toMatchObject({ ditolak: told });
  await decide('kadinkes', id, 'setujui-opd');
  expect((await read(id, 'kadinkes')).ditolak).toBeNull();
});

it('nothing is decided once the last quarter of the year is closed, nor under another year', async () => {
  const { id } = await add(await addPegawai(test, 'Uji Tahun', DINKES, KESMAS));
  expect((await client('kabid_kesmas', 2024).get(`/validasi-anggota/${id}`)).status).toBe(404);
  await sql`insert into referensi (kode, nama, nilai_date, tahun)
    values ('batas_realisasi_tw4', 'Batas', '2020-01-01', ${TAHUN})
    on conflict (tahun, kode) where deleted_at is null do update set nilai_date = excluded.nilai_date`.execute(
    test.db,
  );
  expect((await decide('kabid_kesmas', id, 'setujui-kabid')).status).toBe(423);
  expect((await read(id, 'kabid_kesmas')).langkah).toEqual([]);
});
