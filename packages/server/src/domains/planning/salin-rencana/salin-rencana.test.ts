import type { PratinjauSalinan } from '@selaras/contracts';
import { sql } from 'kysely';
import { addStaff, planningClient } from '../../../testing/planning-client';
import { startTestApp, type TestApp } from '../../../testing/test-app';

const UNIT = 1012;
const OTHER = 1013;
const PATH = '/salin-rencana';

let test: TestApp;
beforeAll(async () => {
  // Every test copies into a year of its own: none of these has a plan.
  test = await startTestApp({ seed: 'demo', env: { TAHUN_KINERJA: '2024,2025,2026,2027,2028' } });
  await addStaff(test, 'perencana_lain', OTHER);
});
afterAll(() => test.close());

type Row = PratinjauSalinan['baris'][number];

function copier(username: string, tahun: number, unit = UNIT) {
  const client = planningClient(test, username, tahun);
  const preview = async (dari?: number): Promise<PratinjauSalinan> => {
    const { status, body } = await client.get(
      `${PATH}?satuan_kerja_id=${unit}${dari === undefined ? '' : `&dari=${dari}`}`,
    );
    expect(status).toBe(200);
    return body.data;
  };
  const choose = (rows: readonly Row[]) =>
    rows.flatMap(({ keadaan, kunci, sidik }) => (keadaan === 'baru' ? [{ kunci, sidik }] : []));
  return {
    ...client,
    preview,
    copy: (dari: number, rows: readonly Row[], headers?: object) =>
      client.post(PATH, { satuan_kerja_id: unit, dari, pilihan: choose(rows) }, headers),
    undo: (salinan: string) => client.post(`${PATH}/batalkan`, { satuan_kerja_id: unit, salinan }),
  };
}

/** Rows of a unit's plan of a year, level by level. */
async function counts(tahun: number, unit = UNIT): Promise<Record<string, number>> {
  const { rows } = await sql<{ tabel: string; jumlah: number }>`
    select * from (
      select 'program' as tabel, count(*)::integer as jumlah from program
        where satuan_kerja_id = ${unit} and tahun_kinerja = ${tahun} and deleted_at is null
      union all select 'kinerja-program', count(*)::integer from kinerja_program
        where satuan_kerja_id = ${unit} and tahun_kinerja = ${tahun} and deleted_at is null
      union all select 'kinerja-sub-kegiatan', count(*)::integer from kinerja_sub_kegiatan
        where satuan_kerja_id = ${unit} and tahun_kinerja = ${tahun} and deleted_at is null
      union all select 'kinerja-langkah-aksi', count(*)::integer from kinerja_langkah_aksi
        where satuan_kerja_id = ${unit} and tahun_kinerja = ${tahun} and deleted_at is null
      union all select 'kamus', count(*)::integer from kamus_indikator
        where satuan_kerja_id = ${unit} and tahun = ${tahun} and deleted_at is null
      union all select 'csf', count(*)::integer from kinerja_csf
        where satuan_kerja_id = ${unit} and tahun = ${tahun} and deleted_at is null
    ) semua`.execute(test.db);
  return Object.fromEntries(rows.map(({ tabel, jumlah }) => [tabel, jumlah]));
}

const nothing = {
  program: 0,
  'kinerja-program': 0,
  'kinerja-sub-kegiatan': 0,
  'kinerja-langkah-aksi': 0,
  kamus: 0,
  csf: 0,
};

describe('the preview', () => {
  it('says of every row what happens and why, and writes nothing', async () => {
    const dinkes = copier('dinkes', 2026);
    const { dari, tahun_sumber, kemampuan, baris } = await dinkes.preview();
    expect(dari).toBe(2025);
    expect(tahun_sumber.map(({ tahun }) => tahun)).toEqual([2025, 2024]);
    expect(kemampuan.salin).toBe(true);
    const states = (jenis: Row['jenis']) => [
      ...new Set(baris.filter((row) => row.jenis === jenis).map(({ keadaan }) => keadaan)),
    ];
    expect(states('sasaran-strategis-pd')).toEqual(['ada']);
    expect(states('program')).toEqual(['tidak']);
    expect(states('kinerja-program')).toEqual(['baru']);
    expect(states('kinerja-langkah-aksi').sort()).toEqual(['baru', 'tidak']);
    const words = baris.flatMap(({ catatan }) => catatan);
    expect(words).toContain('Tanpa program: kodenya belum ada di nomenklatur');
    expect(words).toContain('Langkah perbaikan menjawab kegagalan tahun 2025');
    expect(words.some((one) => /^Tanpa pengampu: belum ada tim kerja .+ tahun 2026$/.test(one))).toBe(true);
    expect(await counts(2026)).toEqual(nothing);
  });

  it('of another unit is refused, as is copying into it', async () => {
    const other = copier('perencana_lain', 2026);
    expect((await other.get(`${PATH}?satuan_kerja_id=${UNIT}`)).status).toBe(403);
    expect((await other.copy(2025, [{ keadaan: 'baru', kunci: 'a', sidik: 'b' } as Row])).status).toBe(403);
    expect((await other.undo('2025-01-31T00:00:00.000000Z')).status).toBe(403);
  });

  it('of a year that is not earlier is refused', async () => {
    const dinkes = copier('dinkes', 2025);
    expect((await dinkes.get(`${PATH}?satuan_kerja_id=${UNIT}&dari=2025`)).status).toBe(422);
  });
});

describe('a copy', () => {
  it('makes the plan of a closed year anew, as a draft without anything that was reached, and once only', async () => {
    const dinkes = copier('dinkes', 2026);
    const { baris } = await dinkes.preview(2024);
    const key = { 'idempotency-key': 'salin-2026' };
    const { status, body } = await dinkes.copy(2024, baris, key);
    expect(status).toBe(201);
    const source = await counts(2024);
    const made = await counts(2026);
    expect(made['kinerja-program']).toBe(source['kinerja-program']);
    expect(made['kinerja-sub-kegiatan']).toBe(source['kinerja-sub-kegiatan']);
    expect(made['kinerja-langkah-aksi']).toBe(body.data.jumlah['kinerja-langkah-aksi']);
    expect(made.program).toBe(0);
    const { rows: reached } = await sql`
      select from kinerja_sub_kegiatan where satuan_kerja_id = ${UNIT} and tahun_kinerja = 2026
        and (realisasi is not null or realisasi_tw1 is not null or realisasi_anggaran_tw1 is not null
          or penyebab_kegagalan is not null or validasi_bappeda is not null or sub_kegiatan_id is not null)`.execute(
      test.db,
    );
    expect(reached).toEqual([]);
    const { rows: targets } = await sql<{ sama: boolean }>`
      select bool_and((lama.target, lama.target_tw4, lama.satuan) is not distinct from
          (baru.target, baru.target_tw4, baru.satuan)) as sama
      from kinerja_program lama join kinerja_program baru using (satuan_kerja_id, sasaran_strategis_pd_id, indikator)
      where lama.satuan_kerja_id = ${UNIT} and lama.tahun_kinerja = 2024 and baru.tahun_kinerja = 2026`.execute(
      test.db,
    );
    expect(targets).toEqual([{ sama: true }]);
    expect((await dinkes.get('/validasi-perencanaan')).body.data).toBeNull();

    expect((await dinkes.copy(2024, baris, key)).body).toEqual(body);
    const again = await dinkes.copy(2024, baris);
    expect(again.status).toBe(409);
    expect(again.body.pesan).toContain('sudah ada di tahun 2026');
    expect(await counts(2026)).toEqual(made);
    const { baris: after } = await dinkes.preview(2024);
    expect(after.filter(({ keadaan }) => keadaan === 'baru')).toEqual([]);
  });

  it('by two at once makes every row once', async () => {
    const [one, two] = [copier('dinkes', 2027), copier('super', 2027)];
    const { baris } = await one.preview(2025);
    const { baris: ofSuper } = await two.preview(2025);
    const answers = await Promise.all([one.copy(2025, baris), two.copy(2025, ofSuper)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const { rows } = await sql`
      select indikator from kinerja_program where satuan_kerja_id = ${UNIT} and tahun_kinerja = 2027
        and deleted_at is null group by indikator, sasaran_strategis_pd_id having count(*) > (
          select count(*) from kinerja_program l where l.satuan_kerja_id = ${UNIT} and l.tahun_kinerja = 2025
            and l.deleted_at is null and l.indikator = kinerja_program.indikator
            and l.sasaran_strategis_pd_id = kinerja_program.sasaran_strategis_pd_id)`.execute(test.db);
    expect(rows).toEqual([]);
  });

  it('of what changed since the preview is refused as a whole, and says what changed', async () => {
    const dinkes = copier('perencana_lain', 2026, OTHER);
    const { baris } = await dinkes.preview(2025);
    const row = baris.find(({ jenis }) => jenis === 'kinerja-program');
    await sql`update kinerja_program set sasaran = sasaran || ' baru' where id = ${row?.id}`.execute(test.db);
    const { status, body } = await dinkes.copy(2025, baris);
    expect(status).toBe(409);
    expect(body.pesan).toContain(`Kinerja program "${row?.indikator}" isinya berubah`);
    expect(body.terkini.berubah).toEqual([
      expect.objectContaining({ kunci: row?.kunci, pesan: 'isinya berubah' }),
    ]);
    expect(await counts(2026, OTHER)).toEqual(nothing);
  });

  it('without the row above is refused', async () => {
    const dinkes = copier('perencana_lain', 2026, OTHER);
    const { baris } = await dinkes.preview(2025);
    const { status, body } = await dinkes.copy(
      2025,
      baris.filter(({ jenis }) => jenis === 'kinerja-kegiatan'),
    );
    expect([status, body.errors]).toEqual([422, { pilihan: ['Pilih juga induk barisnya'] }]);
  });

  it('is refused while the plan is locked, in the words of the lock, and super passes it', async () => {
    await test.db
      .insertInto('validasi_perencanaan')
      .values({ satuan_kerja_id: OTHER, tahun: 2028, status: true, tahap: 3, keadaan: 'disetujui' })
      .execute();
    const planner = copier('perencana_lain', 2028, OTHER);
    const { kunci, kemampuan, baris } = await planner.preview(2025);
    expect(kemampuan.salin).toBe(false);
    const { status, body } = await planner.copy(2025, baris);
    expect([status, body.pesan]).toEqual([423, kunci.pesan]);
    expect(await counts(2028, OTHER)).toEqual(nothing);
    const { baris: ofSuper } = await copier('super', 2028, OTHER).preview(2025);
    expect((await copier('super', 2028, OTHER).copy(2025, ofSuper)).status).toBe(201);
    const { rows } = await sql`
      select distinct melewati_kunci from audit_log
      where tabel = 'kinerja_program' and (sesudah ->> 'tahun_kinerja')::integer = 2028
        and (sesudah ->> 'satuan_kerja_id')::bigint = ${OTHER}`.execute(test.db);
    expect(rows).toEqual([{ melewati_kunci: 'validasi' }]);
  });
});

describe('taking a copy back', () => {
  it('removes what nobody changed since, and keeps what was changed with what stands above it', async () => {
    const root = copier('super', 2028);
    const { baris } = await root.preview(2025);
    const { body } = await root.copy(2025, baris);
    const total = Object.values(body.data.jumlah as Record<string, number>).reduce((sum, one) => sum + one);
    expect(body.data.jumlah.program).toBeGreaterThan(0);
    const made = await counts(2028);
    expect(made.program).toBe((await counts(2025)).program);

    const { rows } = await sql<{ id: number }>`
      select min(id) as id from kinerja_langkah_aksi where satuan_kerja_id = ${UNIT} and tahun_kinerja = 2028`.execute(
      test.db,
    );
    await sql`update kinerja_langkah_aksi set target_tw1 = 5 where id = ${rows[0]?.id}`.execute(test.db);
    // Somebody else takes nothing of it back.
    expect((await copier('dinkes', 2028).undo(body.data.salinan)).body.data).toEqual({
      dihapus: 0,
      tinggal: 0,
    });
    const undone = await root.undo(body.data.salinan);
    const { dihapus, tinggal } = undone.body.data;
    // The step, the three performances above it, and their nomenclature.
    expect([dihapus + tinggal, tinggal]).toEqual([total, 7]);
    expect(await counts(2028)).toMatchObject({
      'kinerja-langkah-aksi': 1,
      'kinerja-sub-kegiatan': 1,
      'kinerja-program': 1,
      program: 1,
    });
    const { baris: again } = await root.preview(2025);
    expect(again.filter(({ keadaan }) => keadaan === 'baru')).toHaveLength(dihapus);
  });
});
