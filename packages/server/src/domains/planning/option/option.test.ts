import {
  HEADER_TAHUN_KINERJA,
  OPTION_LIMIT,
  type Option,
  optionListSchema,
  pengampuOptionSchema,
} from '@selaras/contracts';
import { sql } from 'kysely';
import { asActor } from '../../../database/as-actor';
import { startTestApp, type TestApp } from '../../../testing/test-app';

const DINKES = 1012;
const RSUD = 1013;

let test: TestApp;
const signed = new Map<string, { authorization: string }>();
beforeAll(async () => {
  test = await startTestApp();
  for (const name of ['super', 'dinkes', 'rsud', 'setda', 'bagorganisasi', 'val_bappeda', 'kabid_kesmas']) {
    signed.set(name, await test.signIn(name));
  }
});
afterAll(() => test.close());

const ask = (username: string, path: string, tahun = '2025') =>
  test.app.inject({
    url: `/api/option/${path}`,
    headers: { ...signed.get(username), [HEADER_TAHUN_KINERJA]: tahun },
  });
const list = async (username: string, path: string, tahun?: string): Promise<Option[]> => {
  const answer = await ask(username, path, tahun);
  expect(answer.statusCode).toBe(200);
  return optionListSchema.parse(answer.json());
};
const values = (options: readonly Option[]) => options.map(({ value }) => value).sort();
const unitsOf = async (
  table: 'kinerja_program' | 'program' | 'kegiatan' | 'sub_kegiatan' | 'tim_kerja' | 'struktur_organisasi',
  options: readonly Option[],
) => {
  const rows = await test.db
    .selectFrom(table)
    .select('satuan_kerja_id')
    .distinct()
    .where('id', 'in', values(options) as number[])
    .execute();
  return rows.map((row) => row.satuan_kerja_id);
};

describe('every option list', () => {
  const lists = [
    'indikator/kinerja-program',
    'indikator/kinerja-kegiatan',
    'indikator/kinerja-sub-kegiatan',
    'indikator/kinerja-langkah-aksi',
    'sasaran/kinerja-program',
    'sasaran/kinerja-kegiatan',
    'sasaran/kinerja-sub-kegiatan',
    'sasaran/kinerja-langkah-aksi',
    'indikator-sasaran-strategis',
    'indikator-tujuan',
    'kegiatan',
    'misi',
    'pegawai',
    'pengampu/tim-kerja',
    'pengampu/unit-kerja',
    'program',
    'sasaran-strategis',
    'satuan-kerja',
    `sub-kegiatan/${DINKES}`,
    'tujuan',
  ];

  it.each(lists)('%s answers an array of value and label that is not empty', async (path) => {
    const options = await list('dinkes', path);
    expect(options.length).toBeGreaterThan(0);
    expect(options.length).toBeLessThanOrEqual(OPTION_LIMIT);
    expect(new Set(values(options)).size).toBe(options.length);
    for (const { label } of options) expect(label).not.toBe('');
  });

  it.each(lists)(
    '%s is closed to guests and to unknown years, and finds nothing for nonsense',
    async (path) => {
      expect((await test.app.inject(`/api/option/${path}`)).statusCode).toBe(401);
      expect((await ask('dinkes', path, '1999')).statusCode).toBe(422);
      expect(await list('dinkes', `${path}?q=tidak-ada-sama-sekali`)).toEqual([]);
    },
  );

  it('finds entries by a part of the label, whatever its case and without wildcards', async () => {
    const all = await list('super', 'satuan-kerja');
    const found = await list('super', 'satuan-kerja?q=KESEHAT');
    expect(found.length).toBeGreaterThan(0);
    expect(values(found)).toEqual(values(all.filter(({ label }) => /kesehat/i.test(label))));
    expect(await list('super', 'satuan-kerja?q=%25')).toEqual([]);
  });
});

describe('lists of a unit’s rows', () => {
  it.each(['kegiatan', 'program', 'pengampu/tim-kerja', 'pengampu/unit-kerja', 'indikator/kinerja-program'])(
    '%s are forced to the own unit, whatever is asked for',
    async (path) => {
      const own = await list('dinkes', path);
      expect(values(await list('dinkes', `${path}?satuan_kerja_id=${RSUD}`))).toEqual(values(own));
      expect(values(await list('kabid_kesmas', path))).toEqual(values(own));
      const other = await list('super', `${path}?satuan_kerja_id=${RSUD}`);
      expect(values(other)).not.toEqual(values(own));
      expect(values(await list('rsud', path))).toEqual(values(other));
    },
  );

  it('hold every unit for a role that sees all', async () => {
    expect((await unitsOf('program', await list('val_bappeda', 'program'))).length).toBeGreaterThan(10);
    expect(await unitsOf('program', await list('dinkes', 'program'))).toEqual([DINKES]);
  });

  it('hold the divisions for the secretariat, and only itself for a division', async () => {
    const units = await unitsOf('struktur_organisasi', await list('setda', 'pengampu/unit-kerja'));
    expect(units.length).toBeGreaterThan(2);
    for (const unit of units) expect(String(unit)).toMatch(/^9999/);
    const own = await unitsOf('struktur_organisasi', await list('bagorganisasi', 'pengampu/unit-kerja'));
    expect(own).toEqual([999906]);
  });

  it.each(['kegiatan', 'program', 'indikator/kinerja-program', 'sasaran/kinerja-program'])(
    '%s name single rows by their ids, of the own unit alone',
    async (path) => {
      const own = await list('dinkes', path);
      const last = own.slice(-1);
      expect(await list('dinkes', `${path}?ids=${values(last)}`)).toEqual(last);
      expect(await list('rsud', `${path}?ids=${values(last)}`)).toEqual([]);
    },
  );

  it('are of the chosen year', async () => {
    const [now, before] = [await list('dinkes', 'program'), await list('dinkes', 'program', '2024')];
    expect(values(now).some((value) => values(before).includes(value))).toBe(false);
  });

  it('leave out what was deleted', async () => {
    const [first] = await list('rsud', 'program');
    await asActor(test.db, null, (tx) =>
      tx
        .updateTable('program')
        .set({ deleted_at: new Date() })
        .where('id', '=', Number(first?.value))
        .execute(),
    );
    expect(values(await list('rsud', 'program'))).not.toContain(first?.value);
  });

  it('give an employee by NIP and name', async () => {
    const [first] = await list('dinkes', 'pegawai');
    const row = await test.db
      .selectFrom('pegawai')
      .select(['peg_nama', 'satuan_kerja_id'])
      .where('peg_nip', '=', String(first?.value))
      .executeTakeFirstOrThrow();
    expect(row.satuan_kerja_id).toBe(DINKES);
    expect(first?.label).toContain(row.peg_nama);
  });

  it.each(['indikator/program', 'sasaran/kinerja-pegawai', 'indikator/misi'])(
    'refuse the model of %s',
    async (path) => {
      expect((await ask('super', path)).statusCode).toBe(422);
    },
  );
});

describe('the owners of a performance', () => {
  it.each(['kinerja_program', 'kinerja_kegiatan', 'kinerja_sub_kegiatan'] as const)(
    'that %s has today are all to be chosen again',
    async (table) => {
      const options = await list('dinkes', `pengampu/unit-kerja?type=${table.replaceAll('_', '-')}`);
      const used = await test.db
        .selectFrom(table)
        .select('struktur_organisasi_id')
        .distinct()
        .where('satuan_kerja_id', '=', DINKES)
        .where('struktur_organisasi_id', 'is not', null)
        .execute();
      expect(values(options)).toEqual(expect.arrayContaining(used.map((row) => row.struktur_organisasi_id)));
    },
  );

  it('are higher posts for programs than for activities', async () => {
    const [program, kegiatan] = [
      await list('rsud', 'pengampu/unit-kerja?type=kinerja-program'),
      await list('rsud', 'pengampu/unit-kerja?type=kinerja-kegiatan'),
    ];
    expect(values(kegiatan)).toEqual(expect.arrayContaining(values(program)));
    expect(kegiatan.length).toBeGreaterThan(program.length);
  });

  it('tell who holds the post on the day, acting holders by their kind, and who leads the team', async () => {
    const owners = async (path: string, username = 'dinkes') =>
      pengampuOptionSchema.array().parse((await ask(username, `pengampu/${path}`)).json());
    const post = (await owners('unit-kerja')).find(({ orang }) => orang.length === 1);
    if (post === undefined) throw new Error('nobody holds a post of Dinkes');
    const [holder] = post.orang;
    expect(holder).toEqual({ nama: expect.any(String), jenis: null });
    const deputy = await test.db
      .selectFrom('pegawai')
      .select(['peg_nip', 'peg_nama'])
      .where('satuan_kerja_id', '=', DINKES)
      .where('peg_nama', '<>', holder?.nama ?? '')
      .executeTakeFirstOrThrow();
    await sql`
      insert into pejabat_sementara (satuan_kerja_id, struktur_organisasi_id, nip, jenis, mulai, selesai, dasar)
      values (${DINKES}, ${post.value}, ${deputy.peg_nip}, 'plh', now()::date - 2, now()::date + 30, 'SK')`.execute(
      test.db,
    );
    const now = (await owners('unit-kerja')).find(({ value }) => value === post.value);
    expect(now?.orang).toEqual([holder, { nama: deputy.peg_nama, jenis: 'plh' }]);
    const found = await owners(`unit-kerja?q=${encodeURIComponent(deputy.peg_nama)}`);
    expect(values(found)).toContain(post.value);
    expect(await owners('unit-kerja?q=jenis')).toEqual([]);

    const [team] = await owners('tim-kerja');
    const { nip_ketua } = await test.db
      .selectFrom('tim_kerja')
      .select('nip_ketua')
      .where('id', '=', Number(team?.value))
      .executeTakeFirstOrThrow();
    const { peg_nama } = await test.db
      .selectFrom('pegawai')
      .select('peg_nama')
      .where('peg_nip', '=', nip_ketua)
      .executeTakeFirstOrThrow();
    expect(team?.orang).toEqual([{ nama: peg_nama, jenis: null }]);
    // Names of another unit's people are not told by asking for it.
    expect(values(await owners(`unit-kerja?satuan_kerja_id=${RSUD}`))).toEqual(
      values(await owners('unit-kerja')),
    );
  });

  it('know only the three levels as type', async () => {
    expect((await ask('super', 'pengampu/unit-kerja?type=kinerja-langkah-aksi')).statusCode).toBe(422);
  });
});

describe('sub-activities of a unit', () => {
  it('are refused for a foreign unit and given to who sees all', async () => {
    expect((await ask('dinkes', `sub-kegiatan/${RSUD}`)).statusCode).toBe(403);
    expect((await list('super', `sub-kegiatan/${RSUD}`)).length).toBeGreaterThan(0);
    expect((await ask('bagorganisasi', 'sub-kegiatan/9999')).statusCode).toBe(403);
    expect((await ask('setda', 'sub-kegiatan/999906')).statusCode).toBe(200);
    expect((await ask('super', 'sub-kegiatan/dinkes')).statusCode).toBe(422);
  });
});

describe('lists by ids', () => {
  it.each(['misi', 'tujuan', 'indikator-tujuan', 'sasaran-strategis', 'indikator-sasaran-strategis'])(
    '%s takes a list with commas and a repeated parameter alike',
    async (path) => {
      const all = await list('dinkes', path);
      const [first, second] = values(all);
      expect(values(await list('dinkes', `${path}?ids=${first},${second}`))).toEqual([first, second]);
      expect(values(await list('dinkes', `${path}?ids=${first}&ids=${second}`))).toEqual([first, second]);
      expect(await list('dinkes', `${path}?ids=`)).toEqual(all);
      expect(await list('dinkes', `${path}?ids=999999`)).toEqual([]);
      expect((await ask('dinkes', `${path}?ids=satu`)).statusCode).toBe(422);
    },
  );

  it('are numbered texts in the order of their numbers', async () => {
    const labels = (await list('dinkes', 'misi')).map(({ label }) => label);
    expect(labels).toHaveLength(4);
    expect(labels[0]).toMatch(/^1 Meningkatkan/);
    expect(labels.map((label) => label[0])).toEqual(['1', '2', '3', '4']);
  });
});

describe('units', () => {
  it('are all of them for who sees all, else the own one', async () => {
    expect(await list('super', 'satuan-kerja')).toHaveLength(40);
    expect(values(await list('dinkes', 'satuan-kerja'))).toEqual([DINKES]);
    expect(values(await list('bagorganisasi', 'satuan-kerja'))).toEqual([999906]);
    expect(await list('setda', 'satuan-kerja')).toHaveLength(9);
  });

  it('of the secretariat case are the secretariat with its divisions', async () => {
    const found = values(await list('super', 'satuan-kerja?satuan_kerja_id=9999'));
    expect(found).toHaveLength(9);
    for (const value of found) expect(String(value)).toMatch(/^9999/);
    expect(await list('dinkes', 'satuan-kerja?satuan_kerja_id=9999')).toEqual([]);
  });

  it('are narrowed by a list of ids', async () => {
    expect(values(await list('super', `satuan-kerja?satuan_kerja_ids=${DINKES},${RSUD}`))).toEqual([
      DINKES,
      RSUD,
    ]);
    expect(values(await list('dinkes', `satuan-kerja?satuan_kerja_ids=${DINKES},${RSUD}`))).toEqual([DINKES]);
  });

  it('are open to the public as a list of names', async () => {
    const answer = await test.app.inject('/api/public-display/option/satuan-kerja?q=rumah');
    expect(optionListSchema.parse(answer.json()).length).toBeGreaterThan(0);
    expect((await test.app.inject('/api/public-display/option/satuan-kerja')).json()).toHaveLength(40);
  });
});
