import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BebanKerja, BebanOrang, LangkahTim, TimSaya, TimSayaDetail } from '@selaras/contracts';
import { kinerjaLangkahAksiCalls } from '@selaras/contracts';
import { sql } from 'kysely';
import { isInTeamOfStep } from '../../../kit/bukti-langkah-aksi/team-reader';
import { readSheet } from '../../../kit/sheet-import/read-sheet';
import { examplePdf } from '../../../testing/example-files';
import { OCTETS } from '../../../testing/file-client';
import { planningClient } from '../../../testing/planning-client';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { DINKES, TAHUN } from '../testing/team-people';

const LAMA = { peran: 'Anggota sekaligus sekretaris tim', target: 'Menyelesaikan 4 laporan hasil kerja tim' };
const BARU = { peran: 'Anggota', target: 'Menyelesaikan 9 laporan hasil kerja tim' };

let test: TestApp;
let timId: number;
let nip: string;
const as = (username: string) => planningClient(test, username, TAHUN);
const data = async (username: string, path: string) => (await as(username).get(path)).body.data;
const team = (): Promise<TimSayaDetail> => data('ketua_tim', `/tim-saya/ketua/${timId}`);
const led = async (): Promise<TimSaya> => (await data('ketua_tim', '/tim-saya/ketua'))[0];
const place = () => data('dinkes', `/tim-kerja/${timId}/anggota/${nip}`);
const row = <Row>(rows: readonly Row[], found: (one: Row) => boolean): Row => {
  const one = rows.find(found);
  if (one === undefined) throw new Error('There is no such row');
  return one;
};

/** Changes the place as its unit does. */
async function ubah(isi: object) {
  const { versi } = await place();
  const { status } = await as('dinkes').put(`/tim-kerja/${timId}/anggota/${nip}`, isi, versi);
  expect(status).toBe(200);
}
async function putuskan(username: string, langkah: string) {
  const { id, versi } = await place();
  const { status } = await as(username).post(
    `/validasi-anggota/${id}/langkah`,
    { langkah, catatan: /^(tolak|cabut)/.test(langkah) ? 'Targetnya terlalu banyak' : '' },
    { 'if-match': `"${versi}"` },
  );
  expect(status).toBe(200);
}

/** A step of the team that he carries in part, with his part. */
async function carried() {
  const langkah = row((await team()).daftar_langkah, ({ bagian }) => bagian.some((one) => one.nip === nip));
  return { langkah, bagian: row(langkah.bagian, (one) => one.nip === nip) };
}
const quarter = async (triwulan: number) => {
  const { langkah } = await data('anggota_tim', '/tim-saya/anggota');
  const { bagian } = await carried();
  const own = row<{ bagian_id: number; triwulan: { versi: number; realisasi: number | null }[] }>(
    langkah,
    ({ bagian_id }) => bagian_id === bagian.id,
  );
  return { id: bagian.id, ...own.triwulan[triwulan - 1] };
};
async function report(triwulan: number, realisasi: number) {
  const { id, versi = 0 } = await quarter(triwulan);
  return as('anggota_tim').put(`/tim-saya/anggota/${id}/${triwulan}`, { realisasi }, versi);
}
async function answer(triwulan: number, putusan: 'dikonfirmasi' | 'dikembalikan') {
  const { id, versi, realisasi } = await quarter(triwulan);
  return as('ketua_tim').post(
    `/tim-saya/ketua/${timId}/realisasi/${id}/${triwulan}`,
    { putusan, realisasi, catatan: 'Periksa kembali' },
    { 'if-match': `"${versi}"` },
  );
}
const share = (langkah: LangkahTim, bagian: object[]) =>
  as('ketua_tim').put(`/tim-saya/ketua/${timId}/langkah/${langkah.id}/pembagian`, { bagian }, langkah.versi);
const partsOf = ({ bagian }: LangkahTim) =>
  bagian.map((one) => ({ nip: one.nip, target: one.triwulan.map(({ target }) => target) }));

beforeAll(async () => {
  test = await startTestApp();
  await test.db.deleteFrom('realisasi_anggota').execute();
  timId = (await led()).id;
  const user = await test.db
    .selectFrom('users')
    .where('username', '=', 'anggota_tim')
    .select('peg_nip')
    .executeTakeFirstOrThrow();
  nip = user.peg_nip ?? '';
  expect(await place()).toMatchObject({ status: 'disetujui', ...LAMA, berlaku: LAMA });
});
afterAll(() => test.close());

// Each state follows from the one before it.
describe.each([
  ['menunggu_kabid', () => ubah(BARU)],
  ['menunggu_opd', () => putuskan('kabid_kesmas', 'setujui-kabid')],
  ['ditolak_opd', () => putuskan('kadinkes', 'tolak-opd')],
  ['draf', () => ubah({ ...BARU, target: 'Menyelesaikan 8 laporan hasil kerja tim' })],
] as const)('what was approved applies while a change of it is %s', (status, reach) => {
  let before: TimSaya;
  beforeAll(async () => {
    before = await led();
    await reach();
    expect(await place()).toMatchObject({ status, berlaku: LAMA });
  });

  it('to his leader: he is one of the team, with his name, and in its figures', async () => {
    const { orang, daftar_langkah } = await team();
    const person = row(orang, (one) => one.nip === nip);
    expect(person.nama).toMatch(/\p{L}/u);
    const parts = daftar_langkah.flatMap(({ bagian }) => bagian).filter((one) => one.nip === nip);
    expect(parts.length).toBeGreaterThan(0);
    for (const part of parts)
      expect(part).toMatchObject({ disetujui: true, diputus: true, nama: person.nama });
    expect(await led()).toEqual(before);
    const sheet = await readSheet((await as('ketua_tim').get('/tim-saya/ketua/ekspor')).raw);
    expect(sheet.flat()).toContain(String(before.anggota));
  });

  it('to what he reports: the leader confirms it and sends it back', async () => {
    expect((await report(1, 1)).status).toBe(200);
    const tasks = await as('ketua_tim').get('/hari-ini');
    expect(JSON.stringify(tasks.body)).toContain('tim-kerja.laporan');
    const confirmed = await answer(1, 'dikonfirmasi');
    expect([confirmed.status, confirmed.body.data?.keadaan]).toEqual([200, 'dikonfirmasi']);
    expect((await answer(1, 'dikembalikan')).body.data.keadaan).toBe('dikembalikan');
    await report(1, 0);
    await test.db.deleteFrom('realisasi_anggota').execute();
    await sql`update langkah_aksi_anggota set realisasi_tw1 = null where nip = ${nip}`.execute(test.db);
  });

  it('to distribution: he receives more, and hands it back', async () => {
    const { langkah } = await carried();
    const leader = row((await team()).orang, ({ ketua }) => ketua).nip;
    const parts = partsOf(langkah);
    const nothing = langkah.target.map((value) => (value === null ? null : 0));
    const others = parts.filter((one) => one.nip !== leader).map((one) => ({ ...one, target: nothing }));
    const taken = await share(langkah, [{ nip: leader, target: langkah.target }, ...others]);
    expect([taken.status, taken.body.pesan]).toEqual([200, undefined]);
    const given = await share(taken.body.data, parts);
    expect([given.status, given.body.pesan]).toEqual([200, undefined]);
    expect(partsOf(given.body.data)).toEqual(expect.arrayContaining(parts));
  });

  it('to the load view: he stands in his team, and shares are moved from and to him', async () => {
    const { orang: people, tim: teams }: BebanKerja = await data('kadinkes', `/beban-kerja/${DINKES}`);
    const found = row(people, (one) => one.nip === nip);
    expect(found.tim).toContain(timId);
    expect(teams.map(({ id }) => id)).toContain(timId);
    const one: BebanOrang = await data('kadinkes', `/beban-kerja/${DINKES}/orang/${found.pegawai_id}`);
    const step = row(
      one.langkah,
      ({ tim, bagian }) => tim?.id === timId && bagian.some((part) => (part ?? 0) > 0),
    );
    const members = row(one.tim, ({ id }) => id === timId).orang;
    expect(members.map(({ pegawai_id }) => pegawai_id)).toContain(found.pegawai_id);
    const other = row(members, ({ pegawai_id }) => pegawai_id !== found.pegawai_id).pegawai_id;
    const jumlah = step.bagian.map((part, at) =>
      at === step.bagian.findIndex((value) => (value ?? 0) > 0) ? part : 0,
    );
    const move = (dari: number, ke: number, versi: number) =>
      as('kadinkes').post(
        `/beban-kerja/${DINKES}/orang/${dari}/pindah`,
        { langkah_id: step.id, tim_id: timId, ke, jumlah },
        { 'if-match': `"${versi}"` },
      );
    const moved = await move(found.pegawai_id, other, step.versi);
    expect([moved.status, moved.body.pesan]).toEqual([200, undefined]);
    const back = await move(other, found.pegawai_id, moved.body.data.versi);
    expect([back.status, back.body.pesan]).toEqual([200, undefined]);
  });

  it('to evidence: his leader and the head of the division read what he attaches', async () => {
    const uploaded = await test.app.inject({
      method: 'POST',
      url: '/api/berkas?nama=foto.pdf&tujuan=bukti_langkah_aksi',
      headers: { ...(await test.signIn('anggota_tim')), ...OCTETS },
      payload: examplePdf(),
    });
    const berkas_id = uploaded.json().data.id;
    const { id } = await quarter(2);
    const path = `/tim-saya/anggota/${id}/2/bukti`;
    const attached = await as('anggota_tim').post(path, { berkas_id });
    expect(attached.status).toBe(201);
    for (const username of ['ketua_tim', 'kabid_kesmas', 'anggota_tim'])
      expect([username, (await as(username).get(`/berkas/${berkas_id}`)).status]).toEqual([username, 200]);
    const shown = (await carried()).bagian.triwulan[1]?.bukti.map(({ berkas }) => berkas.id);
    expect(shown).toContain(berkas_id);
    await as('anggota_tim').remove(`${path}/${attached.body.data.bukti[0].id}`, 0);
  });

  it('to planning: he is offered for steps of the team, and a step with him is saved and told as the team’s', async () => {
    const { langkah } = await carried();
    const step = await test.db
      .selectFrom('kinerja_langkah_aksi')
      .where('id', '=', langkah.id)
      .select(['sasaran', 'kinerja_sub_kegiatan_id'])
      .executeTakeFirstOrThrow();
    const offered = await as('dinkes').get(
      `/option/pegawai?satuan_kerja_id=${DINKES}&kinerja_sub_kegiatan_id=${step.kinerja_sub_kegiatan_id}`,
    );
    expect(JSON.stringify(offered.body)).toContain(nip);
    const saved = await as('dinkes').change(kinerjaLangkahAksiCalls.update, langkah.id, {
      sasaran: `${step.sasaran} lagi`,
    });
    expect([saved.status, saved.body.pesan]).toEqual([200, undefined]);
    const undo = new Error('only looked at');
    const looked = test.db.transaction().execute(async (tx) => {
      await sql`update kinerja_sub_kegiatan set tim_kerja_id = null, pengampu = null
        where id = ${step.kinerja_sub_kegiatan_id}`.execute(tx);
      const { id } = await tx
        .selectFrom('users')
        .where('username', '=', 'ketua_tim')
        .select('id')
        .executeTakeFirstOrThrow();
      expect(await isInTeamOfStep(tx, { userId: id, now: new Date() }, langkah.id)).toBe(true);
      throw undo;
    });
    await expect(looked).rejects.toBe(undo);
  });

  it('to the pages that tell of him: his own, his team’s, and what he carries already', async () => {
    const { tim } = await data('anggota_tim', '/tim-saya/anggota');
    const own = row<{ id: number; diusulkan: object }>(tim, ({ id }) => id === timId);
    expect(own).toMatchObject({ ...LAMA, berlaku: true, keadaan: status });
    expect(own.diusulkan).toMatchObject({ peran: BARU.peran });

    const { anggota, anggota_tim } = await data('dinkes', `/tim-kerja/${timId}`);
    expect(row<{ nip: string }>(anggota_tim, (one) => one.nip === nip)).toMatchObject({
      status,
      berlaku: LAMA,
    });
    const applies = anggota_tim.filter(({ berlaku }: { berlaku: unknown }) => berlaku !== null);
    expect(anggota.disetujui).toBe(applies.length);

    const { id } = await test.db
      .selectFrom('pegawai')
      .where('peg_nip', '=', nip)
      .select('id')
      .executeTakeFirstOrThrow();
    const calon = await data('dinkes', `/calon-anggota/${DINKES}/${id}`);
    expect(calon.tim).toContainEqual(
      expect.objectContaining({ id: timId, peran: LAMA.peran, status, berlaku: true }),
    );
  });
});

it('once the change is approved it applies, and once that is revoked nothing does', async () => {
  const { versi } = await place();
  const path = `/tim-kerja/${timId}/anggota/${nip}/langkah`;
  const asked = await as('dinkes').post(
    path,
    { langkah: 'ajukan', catatan: '' },
    { 'if-match': `"${versi}"` },
  );
  expect(asked.status).toBe(200);
  await putuskan('kabid_kesmas', 'setujui-kabid');
  await putuskan('kadinkes', 'setujui-opd');
  const own = async () =>
    row<{ id: number }>((await data('anggota_tim', '/tim-saya/anggota')).tim, ({ id }) => id === timId);
  expect(await own()).toMatchObject({ peran: BARU.peran, berlaku: true, diusulkan: null });
  await putuskan('kadinkes', 'cabut-opd');
  expect(await own()).toMatchObject({ peran: BARU.peran, berlaku: false, diusulkan: null });
  expect((await team()).orang.map((one) => one.nip)).not.toContain(nip);
});

it('the head of the division reads the evidence of a step of no team that the leader carries himself', async () => {
  const undo = new Error('only looked at');
  const looked = test.db.transaction().execute(async (tx) => {
    const { langkah } = await data('ketua_tim', '/tim-saya/anggota');
    const { id } = langkah[0];
    await sql`update langkah_aksi_anggota set deleted_at = now() where langkah_aksi_id = ${id}
      and nip <> (select peg_nip from users where username = 'ketua_tim')`.execute(tx);
    await sql`update kinerja_sub_kegiatan set tim_kerja_id = null, pengampu = null
      where id = (select kinerja_sub_kegiatan_id from kinerja_langkah_aksi where id = ${id})`.execute(tx);
    const reads = async (username: string) => {
      const user = await tx
        .selectFrom('users')
        .where('username', '=', username)
        .select('id')
        .executeTakeFirstOrThrow();
      return isInTeamOfStep(tx, { userId: user.id, now: new Date() }, id);
    };
    expect([await reads('ketua_tim'), await reads('kabid_kesmas'), await reads('rsud')]).toEqual([
      true,
      true,
      false,
    ]);
    throw undo;
  });
  await expect(looked).rejects.toBe(undo);
});

it('is asked in one place: no other query says by itself what applies of a place in a team', () => {
  const root = join(import.meta.dirname, '../../..');
  const asking = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => /berlaku_sejak is (not )?null/.test(readFileSync(join(root, file), 'utf8')));
  expect(asking).toEqual([join('kit', 'tim-kerja', 'tempat-berlaku.ts')]);
});
