import type { AnggotaRinci } from '@selaras/contracts';
import { type KeadaanAnggota, keadaanAnggota, keadaanAnggotaWords } from '@selaras/domain';
import { sql } from 'kysely';
import { planningClient } from '../../../testing/planning-client';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { addAccount, addAccountOf, addPegawai, DINKES, RSUD, TAHUN } from '../testing/team-people';

const KESMAS = 'Kepala Bidang Kesehatan Masyarakat';
const CATATAN = 'Alasan yang cukup panjang';

let test: TestApp;
let tim: number;
/** Another division of the same unit: the post of its head. */
let bidangLain: string;

// One session each for the whole file.
const clients = new Map<string, ReturnType<typeof planningClient>>();
function client(username: string) {
  const known = clients.get(username) ?? planningClient(test, username, TAHUN);
  clients.set(username, known);
  return known;
}
async function place(nama: string, jabatan = KESMAS, unit = DINKES): Promise<AnggotaRinci> {
  const pegawai_id = await addPegawai(test, nama, unit, jabatan);
  const body = { pegawai_id, peran: 'Anggota', target: null, ajukan: true };
  return (await client('dinkes').post(`/tim-kerja/${tim}/anggota`, body)).body.data;
}
const read = async (id: number): Promise<AnggotaRinci> =>
  (await client('super').get(`/validasi-anggota/${id}`)).body.data;
const take = (username: string, { id, versi }: { id: number; versi: number }, langkah: string) =>
  client(username).post(
    `/validasi-anggota/${id}/langkah`,
    { langkah, catatan: CATATAN },
    { 'if-match': `"${versi}"` },
  );
const decideMany = async (username: string, putusan: string, { id, versi }: { id: number; versi: number }) =>
  client(username).post('/validasi-anggota/putuskan', {
    putusan,
    catatan: CATATAN,
    baris: [{ id, versi }],
  });

beforeAll(async () => {
  test = await startTestApp();
  const { rows } = await sql<{ jabatan: string }>`
    select jabatan_nama as jabatan from struktur_organisasi
    where satuan_kerja_id = ${DINKES} and level = 2 and jabatan_nama like 'Kepala Bidang%' and jabatan_nama <> ${KESMAS}
      and pejabat_nip is not null and deleted_at is null order by id limit 1`.execute(test.db);
  bidangLain = rows[0]?.jabatan ?? '';
  await addAccountOf(test, 'kabid_lain', bidangLain, DINKES);
  await addAccountOf(test, 'direktur', 'Direktur RSUD Tirta Husada', RSUD, 'validator_kepala_opd');
  const made = await client('dinkes').post('/tim-kerja', {
    satuan_kerja_id: DINKES,
    nama: 'Tim Uji Giliran',
    unit_kerja_id: null,
    ketua_pegawai_id: null,
  });
  tim = made.body.data.id;
});
afterAll(() => test.close());

describe('every step of a place', () => {
  /** Who takes which steps, and from where, written down apart from the rules. */
  const boleh: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    dinkes: {
      draf: 'ajukan nonaktifkan',
      menunggu_kabid: 'tarik nonaktifkan',
      menunggu_opd: 'tarik nonaktifkan',
      disetujui: 'nonaktifkan',
      ditolak_kabid: 'ajukan nonaktifkan',
      ditolak_opd: 'ajukan nonaktifkan',
      nonaktif: 'aktifkan',
    },
    kabid_kesmas: { menunggu_kabid: 'setujui-kabid tolak-kabid', menunggu_opd: 'cabut-kabid' },
    kadinkes: { menunggu_opd: 'setujui-opd tolak-opd', disetujui: 'cabut-opd' },
  };
  // Those who write for other units, other posts, administrators, the member himself, and who has nothing to do with it.
  const lain = [
    'rsud',
    'setda',
    'kabid_lain',
    'direktur',
    'super',
    'pemda',
    'pemda_pantau',
    'val_lke',
    'uji',
  ];
  const unit = ['ajukan', 'tarik', 'nonaktifkan', 'aktifkan'];
  const putusan = ['setujui-kabid', 'tolak-kabid', 'cabut-kabid', 'setujui-opd', 'tolak-opd', 'cabut-opd'];
  /** The administrator writes for every unit. */
  const bolehOf = (username: string, keadaan: string) =>
    (username === 'super' ? boleh.dinkes : boleh[username])?.[keadaan]?.split(' ') ?? [];

  let orang: AnggotaRinci;
  beforeAll(async () => {
    orang = await place('Uji Semua Langkah');
    const { rows } = await sql<{ id: number }>`select id from pegawai where peg_nip = ${orang.nip}`.execute(
      test.db,
    );
    await addAccount(test, 'uji', rows[0]?.id ?? 0, DINKES, 'validator_kepala_opd');
  });
  async function set(keadaan: KeadaanAnggota): Promise<AnggotaRinci> {
    await sql`update tim_kerja_anggota set status = ${keadaan}, menunggu_sejak = null where id = ${orang.id}`.execute(
      test.db,
    );
    return read(orang.id);
  }
  const attempt = (username: string, row: AnggotaRinci, langkah: string) =>
    unit.includes(langkah)
      ? client(username).post(
          `/tim-kerja/${tim}/anggota/${row.nip}/langkah`,
          { langkah, catatan: CATATAN },
          { 'if-match': `"${row.versi}"` },
        )
      : take(username, row, langkah);

  it.each(keadaanAnggota)(
    'from "%s" is refused to everybody whose it is not, and taken by who may',
    async (keadaan) => {
      const row = await set(keadaan);
      const refusals = new Set<number>();
      for (const username of [...Object.keys(boleh), ...lain]) {
        for (const langkah of [...unit, ...putusan].filter(
          (one) => !bolehOf(username, keadaan).includes(one),
        )) {
          const { status, body } = await attempt(username, row, langkah);
          const told = [403, 404, 409].includes(status) && body.pesan.length > 10;
          expect([username, langkah, told || status]).toEqual([username, langkah, true]);
          refusals.add(status);
        }
      }
      expect([...refusals].sort()).toEqual([403, 404, 409]);
      expect(await read(orang.id)).toEqual(row);
      for (const username of [...Object.keys(boleh), 'super']) {
        await set(keadaan);
        const { langkah } = (await client(username).get(`/validasi-anggota/${orang.id}`)).body.data ?? {};
        if (langkah !== undefined)
          expect([...langkah].sort()).toEqual([...bolehOf(username, keadaan)].sort());
        for (const one of bolehOf(username, keadaan)) {
          const answer = await attempt(username, await set(keadaan), one);
          expect([username, one, answer.status]).toEqual([username, one, 200]);
          expect(answer.body.data.status).not.toBe(keadaan);
        }
      }
    },
  );
});

describe('two who may both decide', () => {
  /** Both at once with the version that both have read; answers who won, after exactly one of them did. */
  async function race(id: number, acts: readonly (readonly [username: string, langkah: string])[]) {
    const before = await read(id);
    // Both sessions are open before either decides.
    for (const [username] of acts) await client(username).get(`/validasi-anggota/${id}`);
    const answers = await Promise.all(acts.map(([username, langkah]) => take(username, before, langkah)));
    const now = await read(id);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const loser = answers.find(({ status }) => status === 409)?.body;
    expect(loser.pesan).toContain(`"${keadaanAnggotaWords[now.status]}"`);
    expect(loser.terkini).toEqual({ status: now.status, versi: now.versi });
    const [winner] = acts[answers.findIndex(({ status }) => status === 200)] ?? [];
    expect(now.riwayat.length).toBe(before.riwayat.length + 1);
    return { winner, now };
  }

  it.each([
    ['setujui-kabid', 'setujui-kabid'],
    ['tolak-kabid', 'setujui-kabid'],
    ['setujui-kabid', 'tolak-kabid'],
  ])(
    'about an overdue row, the head of division (%s) and the agency head (%s): one of them does',
    async (a, b) => {
      const { id } = await place(`Uji Berebut ${a} ${b}`);
      await sql`update tim_kerja_anggota set menunggu_sejak = now() - interval '8 days' where id = ${id}`.execute(
        test.db,
      );
      const { winner, now } = await race(id, [
        ['kabid_kesmas', a],
        ['kadinkes', b],
      ]);
      const langkah = winner === 'kabid_kesmas' ? a : b;
      expect(now.status).toBe(langkah === 'setujui-kabid' ? 'menunggu_opd' : 'ditolak_kabid');
      expect(now.riwayat[0]).toMatchObject({
        langkah,
        sebagai: winner === 'kabid_kesmas' ? KESMAS : 'Kepala Dinas Kesehatan',
      });
    },
  );

  it('the agency head and who acts for him: one of them does, under his own name', async () => {
    const acting = await addPegawai(test, 'Uji Plt', DINKES, KESMAS);
    await addAccount(test, 'plt_kadinkes', acting, DINKES);
    const path = `/pejabat-sementara/${DINKES}`;
    const { jabatan } = (await client('dinkes').get(path)).body;
    await client('dinkes').post(path, {
      jabatan_id: jabatan.find(({ nama }: { nama: string }) => nama === 'Kepala Dinas Kesehatan').id,
      pegawai_id: acting,
      jenis: 'plt',
      mulai: '2020-01-01',
      selesai: '2100-01-01',
      dasar: 'SP 800/13/2025',
    });
    const row = await place('Uji Berebut Plt');
    await take('kabid_kesmas', row, 'setujui-kabid');
    const { winner, now } = await race(row.id, [
      ['plt_kadinkes', 'setujui-opd'],
      ['kadinkes', 'tolak-opd'],
    ]);
    const sebagai = winner === 'kadinkes' ? 'Kepala Dinas Kesehatan' : 'Plt. Kepala Dinas Kesehatan';
    expect(now.riwayat[0]).toMatchObject({ sebagai });
    expect(now.status).toBe(winner === 'kadinkes' ? 'ditolak_opd' : 'disetujui');
  });
});

it('a head of division meets people of his own division alone: in his queue, on their page, one by one and many', async () => {
  const [own, foreign] = [await place('Uji Sendiri'), await place('Uji Seberang', bidangLain)];
  const queued = async (username: string) =>
    (await client(username).get('/validasi-anggota?sebagai=kabid&q=Uji Se')).body.data.map(
      ({ id }: { id: number }) => id,
    );
  expect(await queued('kabid_kesmas')).toEqual([own.id]);
  expect(await queued('kabid_lain')).toEqual([foreign.id]);
  expect((await client('kabid_kesmas').get(`/validasi-anggota/${foreign.id}`)).status).toBe(404);
  expect((await client('kabid_lain').get(`/validasi-anggota/${foreign.id}`)).status).toBe(200);
  for (const langkah of ['setujui-kabid', 'tolak-kabid'])
    expect((await take('kabid_kesmas', foreign, langkah)).status).toBe(404);
  for (const putusan of ['setujui', 'tolak']) {
    const { status, body } = await decideMany('kabid_kesmas', putusan, foreign);
    expect([status, body.data]).toEqual([
      200,
      { jumlah: 0, gagal: [{ id: foreign.id, pesan: expect.stringMatching(/tidak ditemukan/i) }] },
    ]);
  }
  expect(await read(foreign.id)).toMatchObject({ status: 'menunggu_kabid', versi: foreign.versi });
  expect((await decideMany('kabid_lain', 'setujui', foreign)).body.data).toEqual({ jumlah: 1, gagal: [] });
  expect((await read(foreign.id)).riwayat[0]).toMatchObject({
    langkah: 'setujui-kabid',
    sebagai: bidangLain,
  });
});

describe('what changes while a place waits', () => {
  const queued = async (username: string, sebagai: string, id: number): Promise<boolean> =>
    (await client(username).get(`/validasi-anggota?sebagai=${sebagai}&q=Uji`)).body.data.some(
      (row: { id: number }) => row.id === id,
    );
  const postOf = async (jabatan: string) => {
    const { rows } = await sql<{ id: number; nip: string | null }>`
      select id, pejabat_nip as nip from struktur_organisasi
      where jabatan_nama = ${jabatan} and deleted_at is null`.execute(test.db);
    return rows[0] ?? { id: 0, nip: null };
  };
  const hold = (jabatan: string, nip: string | null) =>
    sql`update struktur_organisasi set pejabat_nip = ${nip} where jabatan_nama = ${jabatan}`.execute(test.db);
  async function move(
    place: AnggotaRinci,
    satuan_kerja_id: number,
    unit_kerja_id: number | null,
    tmt_jabatan = '2025-06-02',
  ) {
    const { versi } = (await client('super').get(`/pegawai/${place.nip}`)).body.data;
    const body = {
      pangkat_gol: null,
      jabatan: 'Pelaksana',
      jenis_jabatan: 'pelaksana',
      atasan_nip: null,
      satuan_kerja_id,
      unit_kerja_id,
      tmt_jabatan,
    };
    const answer = await client('super').post(`/pegawai/${place.nip}/pindah`, body, {
      'if-match': `"${versi}"`,
    });
    expect([answer.status, answer.body.errors]).toEqual([200, undefined]);
    return read(place.id);
  }

  it('the head of the division leaves and another one comes: the turn goes to the agency head and back', async () => {
    const { nip } = await postOf(KESMAS);
    const row = await place('Uji Bidang Kosong');
    expect(await queued('kadinkes', 'opd', row.id)).toBe(false);
    await hold(KESMAS, null);
    expect(await queued('kadinkes', 'opd', row.id)).toBe(true);
    expect(await queued('kabid_kesmas', 'kabid', row.id)).toBe(false);
    expect((await take('kabid_kesmas', row, 'setujui-kabid')).status).toBe(404);
    await hold(KESMAS, nip);
    expect(await queued('kadinkes', 'opd', row.id)).toBe(false);
    expect((await take('kadinkes', row, 'setujui-kabid')).status).toBe(409);
    expect(await queued('kabid_kesmas', 'kabid', row.id)).toBe(true);
    await hold(KESMAS, null);
    expect((await take('kadinkes', row, 'setujui-kabid')).body.data.status).toBe('menunggu_opd');
    await hold(KESMAS, nip);
    // What was said in a post that was held rightly stays said.
    expect((await take('kadinkes', await read(row.id), 'setujui-opd')).body.data.status).toBe('disetujui');
  });

  it('who acts for a head begins and ends: his word counts in between alone', async () => {
    const acting = await addPegawai(test, 'Uji Plh Bidang', DINKES, KESMAS);
    await addAccount(test, 'plh_kesmas', acting, DINKES);
    const [satu, dua] = [await place('Uji Plh Satu'), await place('Uji Plh Dua')];
    expect((await take('plh_kesmas', satu, 'setujui-kabid')).status).toBe(404);
    const { id: jabatan_id } = await postOf(KESMAS);
    const path = `/pejabat-sementara/${DINKES}`;
    const { body } = await client('dinkes').post(path, {
      jabatan_id,
      pegawai_id: acting,
      jenis: 'plh',
      mulai: '2020-01-01',
      selesai: '2100-01-01',
      dasar: 'SP 800/14/2025',
    });
    expect(await queued('plh_kesmas', 'semua', satu.id)).toBe(true);
    expect((await take('plh_kesmas', satu, 'setujui-kabid')).body.data).toMatchObject({
      status: 'menunggu_opd',
      riwayat: [{ sebagai: `Plh. ${KESMAS}` }, {}, {}],
    });
    await client('dinkes').remove(`${path}/${body.data.id}`, 1);
    expect((await take('plh_kesmas', dua, 'setujui-kabid')).status).toBe(404);
    expect((await take('plh_kesmas', await read(satu.id), 'cabut-kabid')).status).toBe(409);
    expect(await queued('kabid_kesmas', 'kabid', dua.id)).toBe(true);
  });

  it('the person comes to another division: its head is asked, also after the former one has approved', async () => {
    const lain = await postOf(bidangLain);
    const waiting = await place('Uji Pindah Bidang');
    expect((await move(waiting, DINKES, lain.id)).status).toBe('menunggu_kabid');
    expect(await queued('kabid_lain', 'kabid', waiting.id)).toBe(true);
    expect((await take('kabid_kesmas', await read(waiting.id), 'setujui-kabid')).status).toBe(404);

    const approved = await place('Uji Pindah Sesudah');
    await take('kabid_kesmas', approved, 'setujui-kabid');
    const asked = await move(approved, DINKES, lain.id);
    expect(asked).toMatchObject({
      status: 'menunggu_kabid',
      riwayat: [{ langkah: 'pindah', ke: 'menunggu_kabid' }, {}, {}, {}],
    });
    expect((await take('kadinkes', asked, 'setujui-opd')).status).toBe(409);
    await take('kabid_lain', asked, 'setujui-kabid');
    expect((await take('kadinkes', await read(approved.id), 'setujui-opd')).body.data.status).toBe(
      'disetujui',
    );
    // What was approved to the end stays so.
    const back = await move(approved, DINKES, (await postOf(KESMAS)).id, '2025-06-03');
    expect(back.status).toBe('disetujui');
  });

  it('the person comes to another unit: its head has the first word, the one of the team the last', async () => {
    const row = await place('Uji Pindah Satuan Kerja');
    await take('kabid_kesmas', row, 'setujui-kabid');
    const asked = await move(row, RSUD, null);
    expect(asked).toMatchObject({ status: 'menunggu_kabid', dipinjam: true });
    expect((await take('kabid_kesmas', asked, 'setujui-kabid')).status).toBe(409);
    expect((await take('direktur', asked, 'setujui-kabid')).status).toBe(200);
    expect((await take('direktur', await read(row.id), 'setujui-opd')).status).toBe(409);
    expect((await take('kadinkes', await read(row.id), 'setujui-opd')).body.data.status).toBe('disetujui');
  });

  it('a correction that leaves him in his division asks nobody again', async () => {
    const row = await place('Uji Koreksi');
    await take('kabid_kesmas', row, 'setujui-kabid');
    const { versi, nama, satuan_kerja, ...own } = (await client('super').get(`/pegawai/${row.nip}`)).body
      .data;
    const body = {
      nama: `${nama}, S.Kep.`,
      jabatan: 'Perawat',
      jenis_jabatan: own.jenis_jabatan,
      pangkat_gol: own.pangkat_gol,
      atasan_nip: null,
      unit_kerja_id: (await postOf(KESMAS)).id,
    };
    expect((await client('dinkes').put(`/pegawai/${row.nip}`, body, versi)).status).toBe(200);
    expect((await read(row.id)).status).toBe('menunggu_opd');
  });

  it('the leader changes: places go on as they were, and that of the new leader ends for as long as he leads', async () => {
    const [other, next] = [await place('Uji Tetap'), await place('Uji Jadi Ketua')];
    await take('kabid_kesmas', other, 'setujui-kabid');
    const { rows } = await sql<{ id: number }>`select id from pegawai where peg_nip = ${next.nip}`.execute(
      test.db,
    );
    const team = async () => (await client('dinkes').get(`/tim-kerja/${tim}`)).body.data;
    const lead = async (ketua_pegawai_id: number | null) => {
      const { nama, versi } = await team();
      return client('dinkes').put(
        `/tim-kerja/${tim}`,
        { nama, unit_kerja_id: null, ketua_pegawai_id },
        versi,
      );
    };
    expect((await lead(rows[0]?.id ?? 0)).status).toBe(200);
    expect((await read(other.id)).status).toBe('menunggu_opd');
    const ended = await read(next.id);
    expect(ended.status).toBe('nonaktif');
    const again = async () =>
      client('dinkes').post(
        `/tim-kerja/${tim}/anggota/${next.nip}/langkah`,
        { langkah: 'aktifkan', catatan: '' },
        { 'if-match': `"${(await read(next.id)).versi}"` },
      );
    const refused = await again();
    expect([refused.status, refused.body.pesan]).toEqual([
      409,
      'Uji Jadi Ketua sudah menjadi ketua tim ini.',
    ]);
    expect((await lead(null)).status).toBe(200);
    expect((await again()).body.data.status).toBe('draf');
  });
});

it('a lent member has the head of his own division first, the head of the receiving unit last, and nobody else between', async () => {
  const { rows } = await sql<{ jabatan: string }>`
    select jabatan_nama as jabatan from struktur_organisasi
    where satuan_kerja_id = ${RSUD} and level = 2 and pejabat_nip is not null and deleted_at is null
    order by id limit 1`.execute(test.db);
  const bidang = rows[0]?.jabatan ?? '';
  await addAccountOf(test, 'kabid_rsud', bidang, RSUD);
  const lent = await place('Uji Dipinjam Bidang', bidang, RSUD);
  expect(lent).toMatchObject({ status: 'menunggu_kabid', dipinjam: true });
  const { menunggu } = await read(lent.id);
  expect(menunggu).toHaveLength(1);
  for (const username of ['direktur', 'kadinkes', 'kabid_kesmas'])
    expect((await take(username, lent, 'setujui-kabid')).status).toBeGreaterThanOrEqual(404);
  const first = await take('kabid_rsud', lent, 'setujui-kabid');
  expect(first.body.data).toMatchObject({ status: 'menunggu_opd', riwayat: [{ sebagai: bidang }, {}, {}] });
  const asked = await read(lent.id);
  for (const username of ['direktur', 'kabid_rsud', 'kabid_kesmas'])
    expect((await take(username, asked, 'setujui-opd')).status).toBeGreaterThanOrEqual(404);
  const last = await take('kadinkes', asked, 'setujui-opd');
  expect(last.body.data).toMatchObject({
    status: 'disetujui',
    riwayat: [{ sebagai: 'Kepala Dinas Kesehatan' }, { sebagai: bidang }, {}, {}],
  });
});
