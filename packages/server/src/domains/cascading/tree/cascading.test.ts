import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import {
  type CascadingTree,
  cascadingTreeSchema,
  HEADER_TAHUN_KINERJA,
  HEADER_TAHUN_PUBLIK,
} from '@selaras/contracts';
import { asActor } from '../../../database/as-actor';
import { approvePlan } from '../../../testing/plan-state/approve-plan';
import { startTestApp, type TestApp } from '../../../testing/test-app';

const DINKES = 1012;
const RSUD = 1013;
const DPMPTSP = 1046;
/** A unit whose plan of 2025 still waits for its validators. */
const MENUNGGU = 1015;

let test: TestApp;
const signed = new Map<string, { authorization: string }>();

beforeAll(async () => {
  test = await startTestApp();
  await approvePlan(test);
  for (const name of ['super', 'dinkes', 'rsud', 'bagorganisasi', 'setda', 'pemda_pantau']) {
    signed.set(name, await test.signIn(name));
  }
});
afterAll(() => test.close());

const ask = (username: string, unit: number | null, tahun = 2025, headers: Record<string, string> = {}) =>
  test.app.inject({
    url: `/api/cascading${unit === null ? '' : `?satuan_kerja_id=${unit}`}`,
    headers: { ...signed.get(username), [HEADER_TAHUN_KINERJA]: String(tahun), ...headers },
  });
const askPublic = (unit: number | null, tahun = 2025, headers: Record<string, string> = {}) =>
  test.app.inject({
    url: `/api/public-display/cascading${unit === null ? '' : `?satuan_kerja_id=${unit}`}`,
    headers: { [HEADER_TAHUN_PUBLIK]: String(tahun), ...headers },
  });
const treeOf = (answer: { json(): unknown }): CascadingTree => cascadingTreeSchema.parse(answer.json());
const levelsOf = ({ data }: CascadingTree) => {
  const pd = data.flatMap((root) => root.sasaran_strategis_pd);
  const program = pd.flatMap((node) => node.kinerja_program);
  const kegiatan = program.flatMap((node) => node.kinerja_kegiatan);
  const sub = kegiatan.flatMap((node) => node.kinerja_sub_kegiatan);
  return [data, pd, program, kegiatan, sub] as const;
};
const unitsOf = (tree: CascadingTree) =>
  new Set(levelsOf(tree)[1].map(({ satuan_kerja }) => satuan_kerja.satuan_kerja_id));
const touch = (unit: number) =>
  asActor(test.db, null, (tx) =>
    tx
      .updateTable('kinerja_sub_kegiatan')
      .set({ skp: true })
      .where('satuan_kerja_id', '=', unit)
      .where('tahun_kinerja', '=', 2025)
      .execute(),
  );

describe('a unit’s tree', () => {
  it('has all five levels of that unit and says how many boxes it holds', async () => {
    const tree = treeOf(await ask('dinkes', DINKES));
    const levels = levelsOf(tree);
    for (const level of levels) expect(level.length).toBeGreaterThan(0);
    expect(tree.meta.jumlah).toBe(levels.flat().length);
    expect(tree.meta).toMatchObject({ tahun: 2025, satuan_kerja: { satuan_kerja_id: DINKES } });
    for (const node of levels.slice(1).flat()) expect(node.satuan_kerja.satuan_kerja_id).toBe(DINKES);
  });

  it('names what staff look for on a box: nomenclature, owner, failure with cause and solution', async () => {
    const sub = levelsOf(treeOf(await ask('dinkes', DINKES)))[4];
    const hamil = sub.find(({ sub_kegiatan }) => sub_kegiatan?.nama.includes('Ibu Hamil'));
    expect(hamil).toMatchObject({
      satuan: 'orang',
      pengampu: 'tim-kerja',
      tim_kerja: { nama: 'Tim Kerja Kesehatan Keluarga', ketua: { peg_nama: expect.any(String) } },
      indikator_kemendagri: 'Jumlah Ibu Hamil yang Mendapatkan Pelayanan Kesehatan Sesuai Standar',
    });
  });

  it('holds the other year when the header says so', async () => {
    const [now, before] = [treeOf(await ask('dinkes', DINKES)), treeOf(await ask('dinkes', DINKES, 2024))];
    const ids = ({ data }: CascadingTree) =>
      data.flatMap((root) =>
        root.sasaran_strategis_pd.flatMap((pd) => pd.kinerja_program.map(({ id }) => id)),
      );
    expect(ids(now).some((id) => ids(before).includes(id))).toBe(false);
    expect(now.data[0]?.target).toBe(now.data[0]?.target_2);
    expect(before.data[0]?.target).toBe(before.data[0]?.target_1);
  });

  it.each([
    ['a unit that does not exist', 4711, 404],
    ['no number', Number.NaN, 422],
    ['a negative number', -1, 422],
  ])('is refused for %s', async (_, unit, status) => {
    expect((await ask('super', unit)).statusCode).toBe(status);
    expect((await askPublic(unit)).statusCode).toBe(status);
  });

  it('is refused for a year that is not open, and without a session', async () => {
    expect((await ask('super', DINKES, 1999)).statusCode).toBe(422);
    expect((await test.app.inject('/api/cascading')).statusCode).toBe(401);
  });
});

describe('the regency’s tree', () => {
  it('has each goal of a unit on a line of its own, for staff and for everybody', async () => {
    for (const answer of [await ask('super', null), await askPublic(null)]) {
      const { data } = treeOf(answer);
      const [head, ...lines] = answer.body.split('\n');
      expect(head).toBe('{"data":[');
      expect(lines.pop()).toMatch(/^\],"meta":\{.+\}\}$/);
      expect(lines.filter((line) => line.startsWith('],')).length).toBe(data.length);
      const ofUnits = lines.filter((line) => /^\{"id":\d+,.*"kinerja_program_cross":\[/.test(line));
      expect(ofUnits).toHaveLength(data.flatMap((goal) => goal.sasaran_strategis_pd).length);
    }
  });

  it('tells everybody no NIP that somebody typed, and keeps its lines', async () => {
    const NIP = '198003122005011004';
    const before = (await askPublic(null)).body.split('\n').length;
    await asActor(test.db, null, (tx) =>
      tx
        .updateTable('kinerja_sub_kegiatan')
        .set({ sasaran: `Terlaksananya layanan oleh Siti (NIP ${NIP})` })
        .where('satuan_kerja_id', '=', DINKES)
        .where('tahun_kinerja', '=', 2025)
        .execute(),
    );
    const after = await askPublic(null);
    expect(after.body).toContain('Terlaksananya layanan oleh');
    expect(after.body).not.toContain(NIP);
    expect(after.body.split('\n')).toHaveLength(before);
    expect((await ask('super', null)).body).toContain(NIP);
  });

  it('holds the twelve goals with the units below them', async () => {
    const tree = treeOf(await ask('super', null));
    expect(tree.data).toHaveLength(12);
    expect(unitsOf(tree).size).toBeGreaterThan(30);
    expect(tree.meta.satuan_kerja).toBeNull();
    expect(tree.meta.jumlah).toBe(levelsOf(tree).flat().length);
  });

  it('names the indicators that a box stands for beside its own', async () => {
    await asActor(test.db, null, (tx) =>
      tx
        .updateTable('sasaran_strategis_rpjmd')
        .set({ indikator_merge: JSON.stringify([2]) })
        .where('id', '=', 1)
        .execute(),
    );
    expect(treeOf(await ask('super', null)).data[0]?.indikator_merge.map(({ id }) => id)).toContain(2);
  });
});

describe('drafts', () => {
  it('are seen by their own unit and by roles that see all, by nobody else', async () => {
    expect(levelsOf(treeOf(await ask('super', MENUNGGU)))[4].length).toBeGreaterThan(0);
    expect(levelsOf(treeOf(await ask('pemda_pantau', MENUNGGU)))[4].length).toBeGreaterThan(0);
    expect(levelsOf(treeOf(await ask('bagorganisasi', 999906)))[1].length).toBeGreaterThan(0);
    expect(levelsOf(treeOf(await ask('setda', 999906)))[1].length).toBeGreaterThan(0);
    for (const answer of [
      await ask('dinkes', MENUNGGU),
      await ask('rsud', 999906),
      await askPublic(MENUNGGU),
    ]) {
      expect(treeOf(answer)).toMatchObject({ data: [], meta: { jumlah: 0 } });
    }
  });

  it('are left out of the regency’s tree in the same way', async () => {
    expect(unitsOf(treeOf(await ask('super', null)))).toContain(MENUNGGU);
    expect(unitsOf(treeOf(await ask('dinkes', null)))).not.toContain(MENUNGGU);
    expect(unitsOf(treeOf(await askPublic(null)))).not.toContain(MENUNGGU);
    expect(unitsOf(treeOf(await ask('bagorganisasi', null)))).toContain(999906);
    expect(unitsOf(treeOf(await ask('dinkes', null)))).not.toContain(999906);
  });

  it('are final as soon as the last validator has approved, and every reader hears of it', async () => {
    const unit = 1019;
    const before = await askPublic(unit);
    await asActor(test.db, null, (tx) =>
      tx
        .updateTable('validasi_perencanaan')
        .set({ keadaan: 'disetujui', status: true, tahap: 3 })
        .where('satuan_kerja_id', '=', unit)
        .where('tahun', '=', 2025)
        .execute(),
    );
    const after = await askPublic(unit, 2025, { 'if-none-match': String(before.headers.etag) });
    expect(after.statusCode).toBe(200);
    expect(treeOf(before).data).toEqual([]);
    expect(treeOf(after).data.length).toBeGreaterThan(0);
  });
});

describe('the public tree', () => {
  it('carries no personal number, no draft of an agreement and no ability', async () => {
    const { body } = await askPublic(null);
    expect(body).not.toMatch(/\d{18}/);
    expect(body).not.toContain('"draf"');
    expect(treeOf({ json: () => JSON.parse(body) }).meta.kemampuan).toEqual({ ubah: false });
    expect((await ask('super', null)).body).toContain('"draf"');
  });
});

describe('the sign of an agreement', () => {
  const kinds = [
    'pemda',
    'sasaran-strategis-pd',
    'kinerja-program',
    'kinerja-kegiatan',
    'kinerja-sub-kegiatan',
  ];
  const signsOf = (tree: CascadingTree) =>
    levelsOf(tree).flatMap((level, at) =>
      level.flatMap(({ id, status_upload_pk: status }) =>
        status === null ? [] : [{ jenis: kinds[at] ?? '', id, status }],
      ),
    );
  const open = (name: string, { jenis, id }: { jenis: string; id: number }) =>
    test.app.inject({
      url: `/api/perjanjian-kinerja/download?${new URLSearchParams({ jenis, id: String(id), tahun_kinerja: '2025' })}`,
      headers: signed.get(name),
    });

  it.each(['rsud', 'dinkes', 'super'])(
    'stands on a box only where its document opens for %s',
    async (name) => {
      const signs = signsOf(treeOf(await ask(name, null)));
      const tried = kinds.flatMap((jenis) =>
        ['draf', 'ditandatangani'].flatMap((status) =>
          signs.filter((sign) => sign.jenis === jenis && sign.status === status).slice(0, 2),
        ),
      );
      expect(tried.length).toBeGreaterThan(kinds.length);
      for (const sign of tried) {
        expect({ ...sign, status: (await open(name, sign)).statusCode }).toEqual({ ...sign, status: 200 });
      }
    },
  );

  it('is that of a draft in the reader’s own unit, and not in others', async () => {
    const draftsOf = async (name: string) =>
      signsOf(treeOf(await ask(name, DINKES))).filter(({ status }) => status === 'draf');
    expect((await draftsOf('dinkes')).length).toBeGreaterThan(0);
    expect(await draftsOf('rsud')).toEqual([]);
  });

  it('is that of the signed original for others while an amendment is not signed', async () => {
    const original = await test.db
      .selectFrom('perjanjian_kinerja')
      .selectAll()
      .where('jenis', '=', 'kinerja-program')
      .where('status', '=', 'ditandatangani')
      .where('satuan_kerja_id', 'not in', [DINKES, RSUD])
      .where('tahun', '=', 2025)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const subjek = original.subjek_id ?? 0;
    const { id: _, versi: __, ...copied } = original;
    await asActor(test.db, null, async (tx) => {
      await tx
        .insertInto('perjanjian_kinerja')
        .values({ ...copied, tahap: 'perubahan', perubahan_ke: 1, status: 'diterbitkan' })
        .execute();
      await tx
        .updateTable('kinerja_program')
        .set({ status_upload_pk: 'draf' })
        .where('id', '=', subjek)
        .execute();
    });
    const box = { jenis: 'kinerja-program', id: subjek };
    const signIn = (tree: CascadingTree) =>
      signsOf(tree).find(({ jenis, id }) => jenis === box.jenis && id === box.id)?.status;
    const unit = original.satuan_kerja_id;
    expect(signIn(treeOf(await ask('super', unit)))).toBe('draf');
    expect(signIn(treeOf(await ask('rsud', unit)))).toBe('ditandatangani');
    expect(signIn(treeOf(await askPublic(unit)))).toBe('ditandatangani');
    expect((await open('rsud', box)).headers['content-disposition']).toContain(`-${original.id}-`);
  });

  it('tells of a goal what there is about the year that is shown', async () => {
    const signOf = async () =>
      levelsOf(treeOf(await ask('dinkes', DINKES)))[1].find(
        ({ status_upload_pk }) => status_upload_pk !== null,
      );
    const goal = await signOf();
    if (goal === undefined) throw new Error('no goal with an agreement');
    await asActor(test.db, null, (tx) =>
      tx
        .updateTable('perjanjian_kinerja')
        .set({ deleted_at: new Date() })
        .where('jenis', '=', 'sasaran-strategis-pd')
        .where('subjek_id', '=', goal.id)
        .where('tahun', '=', 2025)
        .execute(),
    );
    const signs = signsOf(treeOf(await ask('dinkes', DINKES)));
    expect(signs.filter(({ jenis, id }) => jenis === 'sasaran-strategis-pd' && id === goal.id)).toEqual([]);
    expect(signsOf(treeOf(await ask('dinkes', DINKES, 2024)))).toContainEqual(
      expect.objectContaining({ jenis: 'sasaran-strategis-pd', id: goal.id }),
    );
  });
});

describe('cross cutting', () => {
  const propose = (status: 'diusulkan' | 'disetujui', anak: 'program' | 'sasaran', unit: number) =>
    asActor(test.db, null, async (tx) => {
      const induk = await tx
        .selectFrom('sasaran_strategis_pd')
        .where('satuan_kerja_id', '=', DINKES)
        .select(['id', 'sasaran_strategis_rpjmd_id'])
        .executeTakeFirstOrThrow();
      const goal = await tx
        .selectFrom('sasaran_strategis_rpjmd')
        .where('id', '=', induk.sasaran_strategis_rpjmd_id)
        .select('satuan_kerja_id')
        .executeTakeFirstOrThrow();
      const program = anak === 'program';
      const child = await tx
        .selectFrom(program ? 'kinerja_program' : 'sasaran_strategis_pd')
        .where('satuan_kerja_id', '=', unit)
        .$if(program, (query) => query.where('tahun_kinerja' as never, '=', 2025 as never))
        .select('id')
        .executeTakeFirstOrThrow();
      await tx
        .insertInto('kinerja_cross')
        .values({
          tahun: 2025,
          level_induk: program ? 'sasaran-strategis-pd' : 'sasaran-strategis-rpjmd',
          induk_id: program ? induk.id : induk.sasaran_strategis_rpjmd_id,
          satuan_kerja_induk_id: program ? DINKES : goal.satuan_kerja_id,
          level_anak: program ? 'kinerja-program' : 'sasaran-strategis-pd',
          anak_id: child.id,
          satuan_kerja_id: unit,
          status,
        })
        .execute();
      return child.id;
    });
  const crossOf = (tree: CascadingTree) =>
    levelsOf(tree)[1].flatMap(({ kinerja_program_cross }) => kinerja_program_cross);

  it('shows an approved contribution as a box without children that names its unit', async () => {
    const id = await propose('disetujui', 'program', 1026);
    const tree = treeOf(await askPublic(DINKES));
    const found = crossOf(tree).find((node) => node.id === id);
    expect(found).toMatchObject({
      is_cross: true,
      kinerja_kegiatan: [],
      kinerja_kegiatan_cross: [],
      satuan_kerja: { satuan_kerja_id: 1026, satuan_kerja_nama: expect.any(String) },
    });
    expect(crossOf(treeOf(await askPublic(null))).find((node) => node.id === id)).toEqual(found);
    expect(tree.meta.jumlah).toBe(levelsOf(tree).flat().length);
  });

  it('names the programme of a contributed sub-activity in its own unit, and of every other the one above it', async () => {
    const child = await test.db
      .selectFrom('kinerja_sub_kegiatan as sub')
      .innerJoin('kinerja_kegiatan as kegiatan', 'kegiatan.id', 'sub.kinerja_kegiatan_id')
      .where('sub.satuan_kerja_id', '=', 1026)
      .where('sub.tahun_kinerja', '=', 2025)
      .select(['sub.id', 'kegiatan.kinerja_program_id'])
      .executeTakeFirstOrThrow();
    const [, , programs, activities] = levelsOf(treeOf(await askPublic(DINKES)));
    const above = activities[0];
    if (above === undefined) throw new Error('no activity');
    await asActor(test.db, null, (tx) =>
      tx
        .insertInto('kinerja_cross')
        .values({
          tahun: 2025,
          level_induk: 'kinerja-kegiatan',
          induk_id: above.id,
          satuan_kerja_induk_id: DINKES,
          level_anak: 'kinerja-sub-kegiatan',
          anak_id: child.id,
          satuan_kerja_id: 1026,
          status: 'disetujui',
        })
        .execute(),
    );
    const shown = levelsOf(treeOf(await askPublic(DINKES)))[3].find(({ id }) => id === above.id);
    expect(shown?.kinerja_sub_kegiatan_cross).toMatchObject([
      { id: child.id, kinerja_program_id: child.kinerja_program_id },
    ]);
    for (const program of programs) {
      const subs = program.kinerja_kegiatan.flatMap(({ kinerja_sub_kegiatan }) => kinerja_sub_kegiatan);
      expect(new Set(subs.map(({ kinerja_program_id }) => kinerja_program_id))).toEqual(
        new Set(subs.length > 0 ? [program.id] : []),
      );
    }
  });

  it('hides a proposal that nobody has approved', async () => {
    const id = await propose('diusulkan', 'program', 1023);
    expect(crossOf(treeOf(await ask('super', DINKES))).map((node) => node.id)).not.toContain(id);
  });

  it('hides a contribution whose own plan is not final from those who may not see that plan', async () => {
    const id = await propose('disetujui', 'program', MENUNGGU);
    expect(crossOf(treeOf(await ask('super', DINKES))).map((node) => node.id)).toContain(id);
    expect(crossOf(treeOf(await ask('dinkes', DINKES))).map((node) => node.id)).not.toContain(id);
    expect(crossOf(treeOf(await askPublic(DINKES))).map((node) => node.id)).not.toContain(id);
  });

  it('shows nobody the draft of a contributor because that one looked first', async () => {
    const id = await propose('disetujui', 'program', 999906);
    for (const name of ['bagorganisasi', 'rsud']) {
      expect(crossOf(treeOf(await ask(name, DINKES))).map((node) => node.id)).not.toContain(id);
    }
    expect(crossOf(treeOf(await ask('bagorganisasi', null))).map((node) => node.id)).toContain(id);
  });

  it('stands under a goal of the regency in every tree that shows the goal, and its changes reach that tree', async () => {
    const id = await propose('disetujui', 'sasaran', 1021);
    const before = await askPublic(DINKES);
    const cross = treeOf(before).data.flatMap((root) => root.sasaran_strategis_pd_cross);
    expect(cross.map((node) => node.id)).toContain(id);
    await asActor(test.db, null, (tx) =>
      tx.updateTable('sasaran_strategis_pd').set({ iku: 'Berubah' }).where('id', '=', id).execute(),
    );
    const after = await askPublic(DINKES, 2025, { 'if-none-match': String(before.headers.etag) });
    expect(after.statusCode).toBe(200);
    expect(after.body).toContain('Berubah');
  });
});

describe('the version of a tree', () => {
  it('answers 304 until something of the unit changes', async () => {
    const first = await ask('dinkes', DINKES);
    const again = () => ask('dinkes', DINKES, 2025, { 'if-none-match': String(first.headers.etag) });
    expect(first.headers.etag).toMatch(/^"[\w-]+"$/);
    const same = await again();
    expect([same.statusCode, same.body]).toEqual([304, '']);
    await touch(DPMPTSP);
    expect((await again()).statusCode).toBe(304);
    await touch(DINKES);
    const changed = await again();
    expect(changed.statusCode).toBe(200);
    expect(changed.headers.etag).not.toBe(first.headers.etag);
    expect(treeOf(changed).meta.versi).toBeGreaterThan(treeOf(first).meta.versi);
  });

  it('moves for the whole regency with any unit', async () => {
    const first = await askPublic(null);
    await touch(DPMPTSP);
    const second = await askPublic(null, 2025, { 'if-none-match': String(first.headers.etag) });
    expect(second.statusCode).toBe(200);
  });

  it('differs by year, by unit and by what the reader may see', async () => {
    const tags = await Promise.all([
      ask('dinkes', DINKES),
      ask('dinkes', DINKES, 2024),
      ask('dinkes', 1013),
      ask('rsud', DINKES),
      ask('pemda_pantau', DINKES),
      askPublic(DINKES),
    ]);
    expect(new Set(tags.map(({ headers }) => headers.etag)).size).toBe(tags.length);
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)(
    'has bytes and a tag of its own for %s, which also brings the 304',
    async (encoding, decode) => {
      const plain = await ask('dinkes', DINKES);
      for (let time = 0; time < 2; time += 1) {
        const packed = await ask('dinkes', DINKES, 2025, { 'accept-encoding': encoding });
        expect(packed.headers['content-encoding']).toBe(encoding);
        expect(packed.headers.etag).not.toBe(plain.headers.etag);
        expect(decode(packed.rawPayload).toString()).toBe(plain.body);
        const again = await ask('dinkes', DINKES, 2025, {
          'accept-encoding': encoding,
          'if-none-match': String(packed.headers.etag),
        });
        expect(again.statusCode).toBe(304);
      }
    },
  );
});

describe('the right to edit', () => {
  const ubah = async (username: string, unit: number) =>
    treeOf(await ask(username, unit)).meta.kemampuan.ubah;

  it('is there for the own unit when its plan was sent back, not while it is locked unless for super', async () => {
    expect(await ubah('bagorganisasi', 999906)).toBe(true);
    expect(await ubah('super', 999906)).toBe(true);
    expect(await ubah('super', MENUNGGU)).toBe(true);
    expect(await ubah('pemda_pantau', 999906)).toBe(false);
    expect(await ubah('dinkes', 999906)).toBe(false);
  });

  it('adds no row to a plan that was sent back for its figures alone, unless for super', async () => {
    const sentBack = (tahap: number) =>
      asActor(test.db, null, (tx) =>
        tx
          .updateTable('validasi_perencanaan')
          .set({ keadaan: 'dikembalikan', status: false, tahap })
          .where('satuan_kerja_id', '=', 999906)
          .where('tahun', '=', 2025)
          .execute(),
      );
    const ability = async (username: string) => treeOf(await ask(username, 999906)).meta.kemampuan;
    await sentBack(2);
    expect(await ability('bagorganisasi')).toEqual({ ubah: true });
    expect(await ability('super')).toEqual({ ubah: true, tambah: true });
    await sentBack(1);
    expect(await ability('bagorganisasi')).toEqual({ ubah: true, tambah: true });
  });

  it('is that of the realisation alone in an approved plan, until its quarters are over', async () => {
    const ability = async (username: string, unit: number) =>
      treeOf(await ask(username, unit)).meta.kemampuan;
    const deadline = (tw: number, nilai_date: string) =>
      asActor(test.db, null, (tx) =>
        tx
          .updateTable('referensi')
          .set({ nilai_date })
          .where('kode', '=', `batas_realisasi_tw${tw}`)
          .where('tahun', '=', 2025)
          .execute(),
      );
    for (const tw of [1, 2, 3, 4]) await deadline(tw, '2020-01-01');
    expect(await ability('dinkes', DINKES)).toEqual({ ubah: false });
    await deadline(4, '2099-12-31');
    expect(await ability('dinkes', DINKES)).toEqual({ ubah: true, hanya_realisasi: true });
    expect(await ability('bagorganisasi', 999906)).toEqual({ ubah: true, tambah: true });
    expect(await ability('rsud', DINKES)).toEqual({ ubah: false });
    expect(await ability('super', DINKES)).toEqual({ ubah: true, tambah: true });
  });

  it('ends with the deadline for everybody but super', async () => {
    await asActor(test.db, null, (tx) =>
      tx.updateTable('referensi').set({ nilai_date: '2020-01-01' }).where('tahun', '=', 2025).execute(),
    );
    expect(await ubah('bagorganisasi', 999906)).toBe(false);
    expect(await ubah('super', 999906)).toBe(true);
  });
});
