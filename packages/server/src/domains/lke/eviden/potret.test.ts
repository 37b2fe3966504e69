import {
  type LkeTawaran,
  lkeBuktiCalls,
  lkePotretCalls,
  type Naskah,
  type PotretBeku,
  type SumberPortal,
  sumberPortal,
} from '@selaras/contracts';
import { analisisLkip, keadaanLke, sumberPortalWords, zonedDate } from '@selaras/domain';
import { kanonik, sidikOf } from '../../../kit/potret/kanonik';
import { planningClient } from '../../../testing/planning-client';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { readFrozen, sejak } from '../potret/potret-content';
import { lkeWriter } from '../testing/lke-writer';

const UNIT = 1046;
const TAHUN = 2025;
const BUKTI = `/lke/bukti/${UNIT}`;

let test: TestApp;
let lembar: ReturnType<typeof lkeWriter>;
/** Ids of criteria by their number: `1.b.10`. */
let kriteria: ReadonlyMap<string, number>;
beforeAll(async () => {
  test = await startTestApp();
  lembar = lkeWriter(test, UNIT, TAHUN);
  const { komponen } = (await unit().get('/lke/instrumen')).body.data;
  const subs = komponen.flatMap(({ subKomponen }: { subKomponen: object[] }) => subKomponen);
  kriteria = new Map(
    subs.flatMap((sub: { nomor: string; kriteria: { id: number; nomor: number }[] }) =>
      sub.kriteria.map(({ id, nomor }) => [`${sub.nomor}.${nomor}`, id] as const),
    ),
  );
});
beforeEach(() => lembar.clear());
afterAll(() => test.close());

const client = (username: string, tahun = TAHUN) => planningClient(test, username, tahun);
const unit = () => client('dpmptsp');
const idOf = (nomor: string) => kriteria.get(nomor) ?? 0;
const offersOf = async (nomor: string) =>
  (await unit().get(`/lke/potret/${UNIT}/kriteria/${idOf(nomor)}`)).body.data as {
    tawaran: LkeTawaran[];
    kosong: SumberPortal[];
  };
const offer = async (nomor: string, sumber: SumberPortal): Promise<LkeTawaran> => {
  const found = (await offersOf(nomor)).tawaran.find((one) => one.sumber === sumber);
  if (found === undefined) throw new Error(`${sumber} is not offered`);
  return found;
};
const take = async (nomor: string, sumber: SumberPortal, sidik?: string, headers?: object) =>
  unit().post(
    BUKTI,
    {
      kriteria_id: idOf(nomor),
      isi: { jenis: 'portal', sumber, sidik: sidik ?? (await offer(nomor, sumber)).sidik },
    },
    headers,
  );
const frozen = async (versiId: number, username = 'dpmptsp') =>
  client(username).get(`/lke/potret/${UNIT}/${versiId}`);
const bukti = async (nomor: string) =>
  (await unit().get(`/lke/lembar/${UNIT}`)).body.data.baris.find(
    ({ kriteria_id }: { kriteria_id: number }) => kriteria_id === idOf(nomor),
  ).bukti;
const figure = ({ potret }: Pick<PotretBeku, 'potret'>, nama: string) =>
  potret.angka.find((one) => one.nama === nama)?.nilai;
/** One more agreement of the unit's year is signed. */
const sign = async () => {
  const row = await test.db
    .selectFrom('perjanjian_kinerja')
    .where('satuan_kerja_id', '=', UNIT)
    .where('tahun', '=', TAHUN)
    .where('jenis', '<>', 'pegawai')
    .where('status', '=', 'draf')
    .where('deleted_at', 'is', null)
    .select('id')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  await test.db
    .updateTable('perjanjian_kinerja')
    .set({ status: 'ditandatangani', tanggal: '2025-02-03' })
    .where('id', '=', row.id)
    .execute();
};

describe('what the portal knows of a unit', () => {
  it('is told by one source for each key, which people have a name for', () => {
    expect([...test.app.potretSources.keys()].sort()).toEqual([...sumberPortal].sort());
    expect(Object.keys(sumberPortalWords)).toEqual([...sumberPortal]);
  });

  it.each([
    [1012, 2024],
    [1046, 2025],
    [999906, 2025],
  ])(
    'of unit %i in %i names no personal number, and every table has cells for its heads',
    async (id, tahun) => {
      const told: SumberPortal[] = [];
      for (const [sumber, read] of test.app.potretSources) {
        const potret = await read({ db: test.db, satuan_kerja_id: id, tahun, now: new Date() });
        if (potret === null) continue;
        told.push(sumber);
        const schema = lkePotretCalls.tawaran.answer?.shape.data.shape.tawaran.element.shape.potret;
        expect(schema?.safeParse(potret).error).toBeUndefined();
        // A hash may have as many digits in a row by chance.
        expect(JSON.stringify(potret).replaceAll(/"[0-9a-f]{64}"/g, '""')).not.toMatch(/\d{18}/);
        for (const { judul, kolom, baris } of potret.tabel) {
          expect({ sumber, judul, cells: baris.filter(({ sel }) => sel.length !== kolom.length) }).toEqual({
            sumber,
            judul,
            cells: [],
          });
        }
      }
      expect(told).toEqual(
        expect.arrayContaining(['renstra', 'rencana-kerja', 'perjanjian-kinerja', 'cascading', 'rapor']),
      );
    },
  );

  it('agrees with itself: the tree has the programmes of the plan, the dictionary its indicators', async () => {
    const read = async (sumber: SumberPortal) =>
      test.app.potretSources.get(sumber)?.({
        db: test.db,
        satuan_kerja_id: UNIT,
        tahun: TAHUN,
        now: new Date(),
      });
    const [plan, tree, words] = [
      await read('rencana-kerja'),
      await read('cascading'),
      await read('kamus-indikator'),
    ];
    if (!plan || !tree || !words) throw new Error('nothing is told');
    const named = (potret: NonNullable<typeof plan>, nama: string) => figure({ potret }, nama);
    for (const level of ['Program', 'Kegiatan', 'Sub kegiatan']) {
      expect(named(tree, level)).toBe(named(plan, level));
    }
    expect(words.tabel[1]?.jumlah).toBe(plan.tabel[0]?.jumlah);
  });

  it('says which quarter’s realisation was entered in time, and which after its deadline', async () => {
    const read = test.app.potretSources.get('realisasi-triwulan');
    const told = async () => {
      const potret = await read?.({ db: test.db, satuan_kerja_id: UNIT, tahun: TAHUN, now: new Date() });
      if (!potret) throw new Error('nothing is told');
      const [quarters, subs] = potret.tabel;
      const counts = quarters?.baris.map(({ sel }) => sel.slice(4));
      const rows = subs?.baris.map(({ sel }) => sel) ?? [];
      const figures = ['Diisi tepat waktu', 'Diisi sesudah batas', 'Waktu pengisian tidak tercatat'];
      return { counts, rows, sums: figures.map((nama) => figure({ potret }, nama)) };
    };
    const subs = test.db
      .updateTable('kinerja_sub_kegiatan')
      .where('satuan_kerja_id', '=', UNIT)
      .where('tahun_kinerja', '=', TAHUN);
    const none = { realisasi_tw1: null, realisasi_tw2: null, realisasi_tw3: null, realisasi_tw4: null };
    await subs.set({ ...none, target_tw1: 5, target_tw2: 5, target_tw3: 5, target_tw4: 5 }).execute();
    const count = (await told()).rows.length;
    expect(count).toBeGreaterThan(1);
    expect((await told()).sums).toEqual([0, 0, 0]);

    const deadline = (tw: number, nilai_date: string) =>
      test.db
        .updateTable('referensi')
        .set({ nilai_date })
        .where('kode', '=', `batas_realisasi_tw${tw}`)
        .where('tahun', '=', TAHUN)
        .execute();
    await deadline(1, zonedDate(new Date(Date.now() + 86_400_000)));
    await deadline(2, zonedDate(new Date()));
    await deadline(3, '2999-12-31');
    await subs.set({ realisasi_tw1: 4, realisasi_tw2: 4 }).execute();
    const { counts, rows, sums } = await told();
    expect(counts).toEqual([
      [count, 0, 0],
      [0, count, 0],
      [0, 0, 0],
      [0, 0, 0],
    ]);
    expect(sums).toEqual([count, count, 0]);
    for (const sel of rows) {
      expect(sel.slice(1)).toEqual(['tepat waktu', 'sesudah batas', 'belum diisi', 'belum diisi']);
    }

    await deadline(1, '2020-01-01');
    expect((await told()).sums).toEqual([0, count * 2, 0]);
    await deadline(2, '2999-12-31');
    await subs.set({ realisasi_tw2: 5 }).execute();
    expect((await told()).counts?.slice(0, 2)).toEqual([
      [0, count, 0],
      [count, 0, 0],
    ]);
  });

  it('was taken by some units of the seed, in the very form of those who take it now', async () => {
    const rows = await test.db
      .selectFrom('lke_eviden_versi as v')
      .innerJoin('lke_eviden as e', 'e.id', 'v.eviden_id')
      .innerJoin('lke_bukti as b', 'b.eviden_versi_id', 'v.id')
      .where('v.isi', 'is not', null)
      .select(['v.isi', 'e.tahun', 'e.satuan_kerja_id'])
      .distinct()
      .execute();
    expect(new Set(rows.map(({ tahun }) => tahun))).toEqual(new Set([2024, 2025]));
    for (const { isi, tahun, satuan_kerja_id } of rows) {
      const frozen = readFrozen(isi ?? '');
      expect(frozen).toMatchObject({ tahun, satuan_kerja: { id: satuan_kerja_id } });
      const read = test.app.potretSources.get(frozen.sumber);
      const now = await read?.({ db: test.db, satuan_kerja_id, tahun, now: new Date() });
      expect(sejak(frozen, now ?? null)).toEqual({ sama: true, perubahan: [] });
    }
  });

  it('is offered by the criteria’s mapping, as it stands now; what has nothing to say is named apart', async () => {
    const answer = await unit().get(`/lke/potret/${UNIT}/kriteria/${idOf('1.b.4')}`);
    expect(lkePotretCalls.tawaran.answer?.safeParse(answer.body).success).toBe(true);
    const { tawaran } = await offersOf('1.b.4');
    expect(tawaran.map(({ sumber, diambil }) => [sumber, diambil])).toEqual([
      ['renstra', null],
      ['rencana-kerja', null],
    ]);
    expect(await offersOf('1.a.1')).toEqual({ tawaran: [], kosong: [] });
    await test.db
      .updateTable('dokumen')
      .set({ ditarik_pada: new Date(), alasan_tarik: 'Salah', ditarik_oleh: 1 })
      .where('satuan_kerja_id', '=', UNIT)
      .execute();
    expect(await offersOf('3.a.1')).toEqual({ tawaran: [], kosong: ['alur-lkip', 'lkip'] });
  });
});

describe('what a source says', () => {
  const told = async (sumber: SumberPortal) =>
    test.app.potretSources.get(sumber)?.({
      db: test.db,
      satuan_kerja_id: UNIT,
      tahun: TAHUN,
      now: new Date(),
    });
  const angka = async (sumber: SumberPortal) =>
    Object.fromEntries(
      (await told(sumber))?.angka.map(({ nama, nilai, dari }) => [nama, [nilai, dari]]) ?? [],
    );

  it('of cross-cutting is who supports whom, in both directions, what was agreed and with how many units', async () => {
    const [OTHER, THIRD] = [1012, 1013];
    await test.db
      .deleteFrom('kinerja_cross')
      .where('tahun', '=', TAHUN)
      .where(({ eb, or }) => or([eb('satuan_kerja_id', '=', UNIT), eb('satuan_kerja_induk_id', '=', UNIT)]))
      .execute();
    expect(await told('cross-cutting')).toBeNull();
    const node = (table: 'kinerja_program' | 'kinerja_kegiatan', owner: number) =>
      test.db
        .selectFrom(table)
        .where('satuan_kerja_id', '=', owner)
        .where('tahun_kinerja', '=', TAHUN)
        .where('deleted_at', 'is', null)
        .select(['id', 'indikator'])
        .orderBy('id')
        .executeTakeFirstOrThrow();
    const nameOf = async (id: number) =>
      (
        await test.db
          .selectFrom('satuan_kerja')
          .where('satuan_kerja_id', '=', id)
          .select('satuan_kerja_nama')
          .executeTakeFirstOrThrow()
      ).satuan_kerja_nama;
    const lines: (string | number | null)[][] = [];
    for (const [atas, bawah, status, kata] of [
      [UNIT, OTHER, 'disetujui', 'Disetujui'],
      [OTHER, UNIT, 'disetujui', 'Disetujui'],
      [THIRD, UNIT, 'disetujui', 'Disetujui'],
      [UNIT, THIRD, 'ditolak', 'Ditolak'],
    ] as const) {
      const [induk, anak] = [await node('kinerja_program', atas), await node('kinerja_kegiatan', bawah)];
      await test.db
        .insertInto('kinerja_cross')
        .values({
          tahun: TAHUN,
          level_induk: 'kinerja-program',
          induk_id: induk.id,
          level_anak: 'kinerja-kegiatan',
          anak_id: anak.id,
          satuan_kerja_induk_id: atas,
          satuan_kerja_id: bawah,
          status,
          catatan: status === 'ditolak' ? 'Bukan tugas kami' : null,
        })
        .execute();
      lines.push([induk.indikator, await nameOf(atas), anak.indikator, await nameOf(bawah), kata]);
    }
    expect(await angka('cross-cutting')).toEqual({
      Usulan: [4, null],
      Disetujui: [3, 4],
      'Didukung unit lain': [1, null],
      'Mendukung unit lain': [2, null],
      'Satuan kerja yang terlibat': [2, null],
    });
    const potret = await told('cross-cutting');
    expect(potret?.kalimat).toBe('3 kinerja lintas unit disetujui bersama 2 satuan kerja lain.');
    expect(potret?.tabel[0]?.baris.map(({ sel }) => sel)).toEqual(expect.arrayContaining(lines));
    expect(potret?.tabel[0]?.jumlah).toBe(4);
  });

  it('of the report is its newest published version with title, day and size, nothing once it is withdrawn', async () => {
    const owned = { satuan_kerja_id: UNIT, tahun: TAHUN };
    await test.db
      .updateTable('dokumen')
      .set({ deleted_at: new Date() })
      .where('satuan_kerja_id', '=', UNIT)
      .where('jenis_dokumen_id', '=', 1)
      .where('tahun', '=', TAHUN)
      .execute();
    expect(await told('lkip')).toBeNull();
    const id = await test.db.transaction().execute(async (tx) => {
      const { id: dokumen_id } = await tx
        .insertInto('dokumen')
        .values({ ...owned, jenis_dokumen_id: 1, tahun_akhir: TAHUN, nomor_versi: 2 })
        .returning('id')
        .executeTakeFirstOrThrow();
      for (const nomor of [1, 2]) {
        const berkas = await tx
          .insertInto('berkas')
          .values({
            nama: `lkip-${nomor}.pdf`,
            nama_acak: `${nomor}`.padStart(32, 'b'),
            jenis: 'application/pdf',
            ukuran: nomor * 1_048_576,
            sha256: `${nomor}`.repeat(64),
            satuan_kerja_id: UNIT,
            tujuan: 'dokumen',
            created_by: 1,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        await tx
          .insertInto('dokumen_versi')
          .values({
            dokumen_id,
            nomor,
            judul: `LKIP versi ${nomor}`,
            berkas_id: berkas.id,
            created_at: new Date(`2026-03-0${nomor}T03:00:00Z`),
          })
          .execute();
      }
      return dokumen_id;
    });
    const potret = await told('lkip');
    expect(potret).toMatchObject({
      judul: `Laporan kinerja ${TAHUN}`,
      kalimat: 'Laporan kinerja dipublikasikan pada 2 Maret 2026 (versi 2).',
    });
    expect(potret?.tabel).toMatchObject([
      {
        kolom: ['Tahun', 'Judul', 'Dipublikasikan', 'Versi', 'Ukuran'],
        baris: [
          { sel: [String(TAHUN), 'LKIP versi 2', '2 Maret 2026', 2, expect.stringMatching(/^2(,0+)? MB$/)] },
        ],
        jumlah: 1,
      },
    ]);
    await test.db
      .updateTable('dokumen')
      .set({ ditarik_pada: new Date(), alasan_tarik: 'Salah', ditarik_oleh: 1 })
      .where('id', '=', id)
      .execute();
    expect(await told('lkip')).toBeNull();
  });

  it('of the report’s chapters is every section as it was written, whole, with the hash of its text', async () => {
    const paragraph = (text: string) => ({
      type: 'paragraph' as const,
      content: [{ type: 'text' as const, text }],
    });
    const long = Array.from({ length: 400 }, (_, at) => `kata${at}`).join(' ');
    const opening: Naskah = {
      type: 'doc',
      content: [paragraph('Dinas dibentuk tahun 2016.'), paragraph(long)],
    };
    const ending: Naskah = {
      type: 'doc',
      content: [
        {
          type: 'bulletList',
          content: [{ type: 'listItem', content: [paragraph('Langkah pertama')] }],
        },
        {
          type: 'table',
          content: [
            {
              type: 'tableRow',
              content: [
                { type: 'tableCell', content: [paragraph('Target')] },
                { type: 'tableCell', content: [paragraph('90')] },
              ],
            },
          ],
        },
      ],
    };
    const { id: lkip_id } = await test.db
      .insertInto('lkip')
      .values({ satuan_kerja_id: UNIT, tahun: TAHUN })
      .onConflict((conflict) => conflict.columns(['satuan_kerja_id', 'tahun']).doUpdateSet({ tahun: TAHUN }))
      .returning('id')
      .executeTakeFirstOrThrow();
    const write = (bagian: string, isi: Naskah) => {
      const written = {
        isi: JSON.stringify(isi),
        ditulis_pada: new Date('2026-02-03T03:00:00Z'),
        ditulis_oleh: 1,
      };
      return test.db
        .insertInto('lkip_bab')
        .values({ lkip_id, bagian, ...written })
        .onConflict((conflict) => conflict.columns(['lkip_id', 'bagian']).doUpdateSet(written))
        .execute();
    };
    await write('gambaran-umum', opening);
    await write('penutup', ending);

    const seen = await offer('3.b.1', 'bab-lkip');
    const [sections, text] = seen.potret.tabel;
    expect(sections?.kolom).toEqual(['Bab', 'Bagian', 'Ditulis', 'Kata', 'Sidik naskah (SHA-256)']);
    expect(sections?.baris.map(({ sel }) => sel)).toEqual(
      expect.arrayContaining([
        ['Bab I. Pendahuluan', 'Gambaran Umum Organisasi', '3 Februari 2026', 404, sidikOf(kanonik(opening))],
        ['Bab IV. Penutup', 'Penutup', '3 Februari 2026', expect.any(Number), sidikOf(kanonik(ending))],
      ]),
    );
    const lines = text?.baris.map(({ tingkat, sel }) => [tingkat, sel[0]]) ?? [];
    expect(lines.slice(0, 3)).toEqual([
      [0, 'Bab I. Pendahuluan'],
      [1, 'Gambaran Umum Organisasi'],
      [2, 'Dinas dibentuk tahun 2016.'],
    ]);
    expect(lines.map(([, line]) => line).join(' ')).toContain(long);
    expect(lines.slice(-3)).toEqual([
      [1, 'Penutup'],
      [2, '• Langkah pertama'],
      [2, 'Target | 90'],
    ]);

    const { eviden_versi_id } = (await take('3.b.1', 'bab-lkip', seen.sidik)).body.data;
    await write('penutup', opening);
    const { isi, sejak: since } = (await frozen(eviden_versi_id)).body.data;
    expect(isi.potret).toEqual(seen.potret);
    expect(since).toMatchObject({ sama: false });
    expect((await offer('3.b.1', 'bab-lkip')).potret.tabel[0]?.baris.at(-1)?.sel).toContain(
      sidikOf(kanonik(opening)),
    );
  });

  it('of the report’s chapters is every analysis of an indicator too, under its name, in the words that were taken', async () => {
    const report = `/lkip/satuan-kerja/${UNIT}`;
    const { baris } = (await unit().get(`${report}/narasi`)).body.data;
    const { indikator } = baris.find(({ narasi }: { narasi: object | null }) => narasi === null);
    const begun = await unit().post(`${report}/narasi`, { indikator_id: indikator.id });
    expect(begun.status).toBe(201);
    const { bagian } = (await unit().get(`/lkip/narasi-pd/${begun.body.data.id}`)).body.data;
    const { versi, draf } = bagian[0];
    const section = `${report}/bagian/narasi-${begun.body.data.id}-1`;
    const title = [1, `${indikator.indikator}: ${analisisLkip[0]}`];
    const told = async () => {
      const { angka, tabel } = (await offer('3.b.2', 'bab-lkip')).potret;
      const lines = tabel[1]?.baris.map(({ tingkat, sel }) => [tingkat, sel[0]]) ?? [];
      return {
        jumlah: angka.find(({ nama }) => nama === 'Analisis indikator yang ditulis')?.nilai ?? 0,
        lines,
      };
    };
    const before = await told();
    expect(before.lines).not.toContainEqual(title);
    const taken = await unit().put(`${section}/draf`, { keputusan: 'diambil', draf: draf.teks }, versi);
    expect(taken.status).toBe(200);
    const after = await told();
    expect(after.jumlah).toBe(before.jumlah + 1);
    expect(after.lines).toContainEqual(title);
    expect(after.lines.map(([, line]) => line).join(' ')).toContain(draf.teks.split('\n')[0]);
  });
});

it('what is offered is frozen with the instrument', async () => {
  const of = (tahun: number) =>
    test.db
      .selectFrom('lke_kriteria as c')
      .innerJoin('lke_sub_komponen as p', 'p.id', 'c.sub_komponen_id')
      .innerJoin('lke_komponen as k', 'k.id', 'p.komponen_id')
      .innerJoin('lke_instrumen as i', 'i.id', 'k.instrumen_id')
      .where('i.tahun', '=', tahun)
      .select('c.id');
  const change = test.db.updateTable('lke_kriteria').set({ sumber: ['lkip'] });
  await expect(change.where('id', 'in', of(TAHUN)).execute()).rejects.toThrow('sudah dipakai');
});

describe('taking it as evidence', () => {
  it('freezes what it said, byte for byte, whatever becomes of the data', async () => {
    await sign();
    const seen = await offer('1.b.10', 'perjanjian-kinerja');
    const answer = await take('1.b.10', 'perjanjian-kinerja', seen.sidik);
    expect(answer.status).toBe(201);
    expect(lkeBuktiCalls.ajukan.answer?.safeParse(answer.body).success).toBe(true);
    const { eviden_versi_id, sha256, jenis, tautan, berkas } = answer.body.data;
    expect({ jenis, tautan, berkas }).toEqual({ jenis: 'portal', tautan: null, berkas: null });
    await sign();

    const { body } = await frozen(eviden_versi_id);
    expect(lkePotretCalls.get.answer?.safeParse(body).success).toBe(true);
    const { isi, ukuran, sejak: since } = body.data;
    const bytes = kanonik(isi);
    expect([sidikOf(bytes), Buffer.byteLength(bytes)]).toEqual([sha256, ukuran]);
    expect(body.data.oleh).toEqual(expect.any(String));
    expect(isi.potret).toEqual(seen.potret);
    expect(isi).toMatchObject({ sumber: 'perjanjian-kinerja', tahun: TAHUN, satuan_kerja: { id: UNIT } });
    const before = figure(seen, 'Ditandatangani') ?? 0;
    const dari = seen.potret.angka[0]?.dari;
    expect(since).toEqual({
      sama: false,
      perubahan: expect.arrayContaining([
        `Ditandatangani: ${before} dari ${dari} menjadi ${before + 1} dari ${dari}`,
      ]),
    });
    expect((await offer('1.b.10', 'perjanjian-kinerja')).diambil).toMatchObject({
      eviden_versi_id,
      sama: false,
      diajukan: true,
    });
  });

  it('again gives the next number where it is taken, and nothing new while nothing changed', async () => {
    const first = (await take('1.b.10', 'perjanjian-kinerja')).body.data;
    await take('1.b.11', 'perjanjian-kinerja');
    expect((await take('1.b.10', 'perjanjian-kinerja')).body.data).toEqual(first);
    await sign();
    const stale = await take('1.b.10', 'perjanjian-kinerja', '0'.repeat(64));
    expect([stale.status, stale.body.pesan]).toEqual([
      409,
      'Data di portal berubah sejak Anda melihatnya. Periksa yang baru, lalu ambil.',
    ]);
    const second = (await take('1.b.10', 'perjanjian-kinerja')).body.data;
    expect(second).toMatchObject({ nomor: first.nomor + 1, eviden_id: first.eviden_id });
    expect((await bukti('1.b.10')).map(({ id }: { id: number }) => id)).toEqual([second.id]);
    expect(await bukti('1.b.11')).toMatchObject([{ nomor: first.nomor }]);
  });

  it('twice at once, or sent twice, stands once', async () => {
    const { sidik } = await offer('1.b.10', 'rencana-kerja');
    const both = await Promise.all([
      take('1.b.10', 'rencana-kerja', sidik),
      take('1.b.10', 'rencana-kerja', sidik),
    ]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(await bukti('1.b.10')).toHaveLength(1);
    const key = { 'idempotency-key': 'ambil-sekali' };
    const [one, two] = [
      await take('1.b.11', 'perjanjian-kinerja', undefined, key),
      await take('1.b.11', 'perjanjian-kinerja', undefined, key),
    ];
    expect(two.body).toEqual(one.body);
  });

  it('in the repair round leaves what was scored, which the database never gives away', async () => {
    const scored = (await take('1.b.10', 'perjanjian-kinerja')).body.data;
    await lembar.score(1, 'B', 'Lengkapi tanda tangan');
    for (const keadaan of ['dinilai_1', 'selesai_1', 'perbaikan'] as const) await lembar.put(keadaan);
    await sign();
    const again = (await take('1.b.10', 'perjanjian-kinerja')).body.data;
    expect(again).toMatchObject({ nomor: scored.nomor + 1, tahap: 2 });
    expect(await bukti('1.b.10')).toMatchObject([
      { nomor: scored.nomor, tahap: 1 },
      { nomor: again.nomor, tahap: 2 },
    ]);
    const rows = test.db.updateTable('lke_eviden_versi').set({ isi: '{}', sha256: sidikOf('{}') });
    await expect(rows.where('id', '=', again.eviden_versi_id).execute()).rejects.toThrow('beri nomor baru');
    const gone = test.db.deleteFrom('lke_eviden_versi').where('id', '=', scored.eviden_versi_id);
    await expect(gone.execute()).rejects.toThrow();
    const forged = test.db.insertInto('lke_eviden_versi').values({
      eviden_id: again.eviden_id,
      satuan_kerja_id: UNIT,
      nomor: 99,
      isi: '{"a":1}',
      sha256: '0'.repeat(64),
    });
    await expect(forged.execute()).rejects.toThrow('sidik_isi');
  });

  it('is refused for a criterion that is not offered it, and a source that nobody knows', async () => {
    const { sidik } = await offer('1.b.10', 'perjanjian-kinerja');
    expect((await take('1.a.1', 'perjanjian-kinerja', sidik)).status).toBe(422);
    expect((await take('1.b.10', 'cascading', sidik)).status).toBe(422);
    expect((await take('1.b.10', 'cuaca' as SumberPortal, sidik)).status).toBe(422);
  });

  it.each(keadaanLke.filter((keadaan) => !['draft', 'perbaikan'].includes(keadaan)))(
    'is refused in %s, with the state in words',
    async (keadaan) => {
      const { sidik } = await offer('1.b.10', 'perjanjian-kinerja');
      await lembar.put(keadaan);
      const { status, body } = await take('1.b.10', 'perjanjian-kinerja', sidik);
      expect([status, body.pesan]).toEqual([409, expect.stringMatching(/^Evaluasi ini \S/)]);
    },
  );

  it('is offered to the unit alone, and read by it, its evaluators, plenary and super, by nobody else', async () => {
    const { eviden_versi_id } = (await take('1.b.10', 'perjanjian-kinerja')).body.data;
    const offered = `/lke/potret/${UNIT}/kriteria/${idOf('1.b.10')}`;
    expect((await frozen(eviden_versi_id, 'val_lke')).status).toBe(404);
    await lembar.assign('val_lke');
    for (const username of ['val_lke', 'val_pleno', 'super']) {
      const { status, body } = await frozen(eviden_versi_id, username);
      expect({ username, status, sejak: body.data?.sejak }).toEqual({ username, status: 200, sejak: null });
      expect((await client(username).get(offered)).status).toBe(403);
    }
    for (const username of ['rsud', 'pemda', 'pemda_pantau']) {
      expect([username, (await frozen(eviden_versi_id, username)).status]).toEqual([username, 403]);
      expect((await client(username).get(offered)).status).toBe(403);
    }
    // Neither below another unit's address, nor any other kind of evidence.
    expect((await client('rsud').get(`/lke/potret/1013/${eviden_versi_id}`)).status).toBe(404);
    await lembar.prove();
    const link = (await bukti('1.a.1'))[0];
    expect((await frozen(link.eviden_versi_id)).status).toBe(404);
    expect((await unit().get(`/lke/potret/${UNIT}/kriteria/999999`)).status).toBe(404);
  });
});
