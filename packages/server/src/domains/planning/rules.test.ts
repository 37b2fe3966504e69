import {
  kinerjaLangkahAksiCalls,
  kinerjaSubKegiatanCalls,
  sasaranStrategisPdCalls,
  sasaranStrategisRpjmdCalls,
  subKegiatanCalls,
  visiMisiRpjmdCalls,
} from '@selaras/contracts';
import { approvePlan } from '../../testing/plan-state/approve-plan';
import { openDeadlines } from '../../testing/plan-state/open-deadlines';
import { addStaff, bodyOf, planningClient } from '../../testing/planning-client';
import { startTestApp, type TestApp } from '../../testing/test-app';

const OWN = 1022;

let test: TestApp;
type Client = ReturnType<typeof planningClient>;
let own: Client;
let superUser: Client;
let pemda: Client;
beforeAll(async () => {
  test = await startTestApp();
  await approvePlan(test);
  await openDeadlines(test, 2024);
  await addStaff(test, 'staf_dpmd', OWN);
  own = planningClient(test, 'staf_dpmd');
  superUser = planningClient(test, 'super');
  pemda = planningClient(test, 'pemda');
});
afterAll(() => test.close());

const first = async (client: Client, path: string) => {
  const [{ id }] = (await client.get(path)).body.data;
  return client.row(path.split('?', 1)[0] ?? path, id);
};

describe('the vision with its missions, goals and objectives', () => {
  const path = '/visi-misi-rpjmd';
  type Tree = { misi: { nomor: string; tujuan: { sasaran: { indikator: object[] }[] }[] }[] };
  const tree = async () => (await first(pemda, path)) as unknown as Tree & { id: number; versi: number };
  const save = async (change: (body: Tree) => void) => {
    const row = await tree();
    const body = structuredClone(bodyOf(row as never, visiMisiRpjmdCalls.update)) as unknown as Tree;
    change(body);
    return pemda.put(`${path}/${row.id}`, body, row.versi);
  };

  it('is one tree with one version: a branch is added, renumbered and taken away again', async () => {
    const before = await tree();
    const added = await save((body) => {
      body.misi.push({
        nomor: '9',
        misi: 'Misi baru',
        tujuan: [{ nomor: '9.1', tujuan: 'Tujuan baru' }],
      } as never);
    });
    expect(added.status).toBe(200);
    expect(added.body.data.versi).toBe(before.versi + 1);
    expect(added.body.data.misi.at(-1)).toMatchObject({
      nomor: '9',
      tujuan: [{ nomor: '9.1', sasaran: [] }],
    });

    const swapped = await save(({ misi: [a, b] }) => {
      if (a && b) [a.nomor, b.nomor] = [b.nomor, a.nomor];
    });
    expect(swapped.status).toBe(200);
    const removed = await save((body) => body.misi.pop());
    expect(removed.body.data.misi).toHaveLength(before.misi.length);
  });

  it('refuses a number twice and the deletion of what a goal of the regency uses', async () => {
    const twice = await save(({ misi: [a, b] }) => {
      if (a && b) b.nomor = a.nomor;
    });
    expect(twice.body.errors).toHaveProperty(['misi.1.nomor']);
    const used = await save(({ misi: [a] }) => a?.tujuan[0]?.sasaran[0]?.indikator.splice(0));
    expect(used).toMatchObject({ status: 409, body: { terkini: { anak: expect.any(Array) } } });
    const above = await save((body) => body.misi.splice(0, 1));
    expect(above.status).toBe(409);
  });

  it('is written by the regency only, once a period', async () => {
    const row = await tree();
    const body = bodyOf(row as never, visiMisiRpjmdCalls.create);
    expect((await own.put(`${path}/${row.id}`, body, row.versi)).status).toBe(403);
    expect((await pemda.post(path, { ...body, misi: [] })).body.errors.tahun_mulai).toEqual([
      'Visi periode ini sudah ada; ubah yang sudah ada',
    ]);
    expect((await pemda.post(path, { ...body, misi: [], tahun_mulai: 2019 })).body.errors).toHaveProperty(
      'tahun_mulai',
    );
  });
});

describe('five-year rows', () => {
  it('of the regency compute the achievement of every year and take each indicator once', async () => {
    const row = await first(pemda, '/sasaran-strategis-rpjmd');
    const answer = await pemda.change(sasaranStrategisRpjmdCalls.update, row.id, {
      polaritas: 'minimize',
      satuan: 'indeks',
      ...{ target_1: 100, target_2: 50, realisasi_1: 90, realisasi_2: 60, realisasi_3: null },
    });
    expect(answer.body.data).toMatchObject({ capaian_1: 110, capaian_2: 80, capaian_3: null });
    const again = await pemda.post('/sasaran-strategis-rpjmd', {
      ...bodyOf(row, sasaranStrategisRpjmdCalls.create),
      kinerja_tercapai: [],
      kinerja_tidak_tercapai: [],
    });
    expect(again.body.errors.indikator_sasaran_strategis_id).toEqual([
      'Indikator ini sudah dipakai baris lain',
    ]);
  });

  it('of a unit are the unit’s own, below a goal of the same period, with an address that is one', async () => {
    const row = await first(own, '/sasaran-strategis-pd');
    const change = (fields: object) => own.change(sasaranStrategisPdCalls.update, row.id, fields);
    expect((await change({ definisi_operasional: 'javascript:alert(1)' })).status).toBe(422);
    expect((await change({ definisi_operasional: 'https://tirtaraya.go.id/do.pdf' })).status).toBe(200);
    expect((await change({ sasaran_strategis_rpjmd_id: 999_999 })).body.errors).toHaveProperty(
      'sasaran_strategis_rpjmd_id',
    );
    expect((await change({ satuan_kerja_id: 1012 })).status).toBe(422);
    expect(
      (
        await pemda.put(
          `/sasaran-strategis-pd/${row.id}`,
          bodyOf(row, sasaranStrategisPdCalls.update),
          row.versi,
        )
      ).status,
    ).toBe(403);
    const refused = await own.remove(
      `/sasaran-strategis-pd/${row.id}`,
      (await own.row('/sasaran-strategis-pd', row.id)).versi,
    );
    expect(refused.body.terkini.anak[0].level).toBe('kinerja-program');
  });
});

describe('nomenclature', () => {
  it('has codes of the ministry’s form, below their parent’s, each once in a unit and year', async () => {
    const row = await first(superUser, '/sub-kegiatan');
    const body = bodyOf(row, subKegiatanCalls.create);
    const errorsOf = async (kode: string) =>
      (await superUser.post('/sub-kegiatan', { ...body, kode })).body.errors.kode;
    expect(await errorsOf('1.2')).toEqual([expect.stringContaining('contoh')]);
    expect(await errorsOf('9.99.99.2.01.0001')).toEqual([expect.stringContaining('diawali kode kegiatan')]);
    expect(await errorsOf(String(row.kode))).toEqual([expect.stringContaining('sudah dipakai')]);
    expect((await own.get('/sub-kegiatan')).status).toBe(403);
    const refused = await superUser.remove(`/sub-kegiatan/${row.id}`, row.versi);
    expect(refused.body.terkini.anak[0].level).toBe('kinerja-sub-kegiatan');
  });

  it('gives a sub-activity performance its ministry indicator when that is left empty', async () => {
    const { data } = (await superUser.get('/sub-kegiatan?q=Ibu Hamil')).body;
    const { id, indikator_kemendagri } = data[0];
    const dinkes = planningClient(test, 'super');
    const [row] = (await dinkes.get(`/kinerja-sub-kegiatan?sub_kegiatan_id=${id}`)).body.data;
    const changed = await dinkes.change(kinerjaSubKegiatanCalls.update, row.id, { indikator_kemendagri: '' });
    expect(changed.body.data.indikator_kemendagri).toBe(indikator_kemendagri);
  });
});

describe('deadlines', () => {
  it('are one of each code in a year and count at once', async () => {
    const { data } = (await superUser.get('/referensi')).body;
    const row = data.find(({ kode }: { kode: string }) => kode === 'batas_waktu_perencanaan');
    const { kode, nama, nilai_text } = row;
    expect(
      (await superUser.post('/referensi', { kode, nama, nilai_text, nilai_date: '2030-01-01' })).status,
    ).toBe(422);
    expect(
      (
        await superUser.put(
          `/referensi/${row.id}`,
          { kode, nama, nilai_text, nilai_date: '2030-02-31' },
          row.versi,
        )
      ).status,
    ).toBe(422);
    const changed = await superUser.put(
      `/referensi/${row.id}`,
      { kode, nama, nilai_text, nilai_date: '2030-02-28' },
      row.versi,
    );
    expect(changed.body.data.nilai_date).toBe('2030-02-28');
    expect((await own.get('/referensi/count-down')).body.nilai_date).toBe('2030-02-28');
  });
});

describe('action steps', () => {
  const path = '/kinerja-langkah-aksi';

  it('are carried by approved members only, each once', async () => {
    const { data } = (await own.get(path)).body;
    const row = data.find(({ anggota }: { anggota: object[] }) => anggota.length > 0);
    const [member] = row.anggota;
    const change = (anggota: object[]) => own.change(kinerjaLangkahAksiCalls.update, row.id, { anggota });
    const fresh = { ...member, id: undefined };
    expect((await change([member, fresh])).body.errors['anggota.1.nip']).toBeDefined();
    expect(
      (await change([{ ...fresh, nip: '199001012015031999' }])).body.errors['anggota.0.nip'],
    ).toBeDefined();
    expect((await change([{ ...fresh, nip: 'x' }])).status).toBe(422);
    expect((await change([])).body.data.anggota).toEqual([]);
    expect((await change([fresh])).body.data.anggota).toMatchObject([{ nip: member.nip }]);
  });

  it('have members whose targets for the year are together those of the quarters', async () => {
    const { data } = (await own.get(`${path}?perbaikan=false`)).body;
    const row = data.find(({ anggota }: { anggota: object[] }) => anggota.length > 0);
    const fresh = { ...row.anggota[0], id: undefined };
    const targets = { target_tw1: 1, target_tw2: 2, target_tw3: 3, target_tw4: 4 };
    const change = (target: number | null) =>
      own.change(kinerjaLangkahAksiCalls.update, row.id, { ...targets, anggota: [{ ...fresh, target }] });
    expect((await change(9)).body.errors['anggota.0.target']).toEqual([
      'Target anggota berjumlah 9, sedangkan target keempat triwulan langkah ini 10',
    ]);
    expect((await change(10)).status).toBe(200);
    expect((await change(null)).status).toBe(200);
  });

  it('are the heads of division’s work too, in their own unit', async () => {
    const kabid = planningClient(test, 'kabid_kesmas');
    expect((await kabid.get(path)).body).toMatchObject({ kunci: { alasan: 'validasi' } });
    expect((await kabid.get('/kinerja-program')).status).toBe(403);
  });

  it('that repair a failure can be made and taken away while the plan is locked, as long as a quarter is open', async () => {
    const dinkes = planningClient(test, 'dinkes');
    const { data } = (await dinkes.get(`${path}?perbaikan=true`)).body;
    const row = await dinkes.row(path, data[0].id);
    const body = { ...bodyOf(row, kinerjaLangkahAksiCalls.create), anggota: [] };
    const made = await dinkes.post(path, body);
    expect(made.status).toBe(201);
    expect((await dinkes.post(path, { ...body, penyebab_kegagalan_id: null })).status).toBe(423);
    const plain = await first(dinkes, `${path}?perbaikan=false`);
    expect(plain.penyebab_kegagalan).toBeNull();
    expect((await dinkes.remove(`${path}/${plain.id}`, plain.versi)).status).toBe(423);
    expect((await dinkes.remove(`${path}/${made.body.data.id}`, 1)).status).toBe(204);
  });
});

describe('the owner of a sub-activity', () => {
  it('is changed alone, to a team of the unit', async () => {
    const row = await first(own, '/kinerja-sub-kegiatan');
    const ask = (body: object, versi = row.versi) =>
      own.put(`/kinerja-sub-kegiatan/${row.id}/tim-kerja`, body, versi);
    const [team] = (await own.get('/option/pengampu/tim-kerja')).body;
    const body = { pengampu: 'tim-kerja', tim_kerja_id: team.value, struktur_organisasi_id: null };
    expect((await ask({ ...body, tim_kerja_id: 1 })).body.errors).toHaveProperty('tim_kerja_id');
    const changed = await ask(body);
    expect(changed.body.data).toMatchObject({
      pengampu: 'tim-kerja',
      tim_kerja: { id: team.value },
      sasaran: row.sasaran,
    });
    expect((await ask(body)).status).toBe(412);
    const dinkes = planningClient(test, 'dinkes');
    const locked = await first(dinkes, '/kinerja-sub-kegiatan');
    const none = { pengampu: null, tim_kerja_id: null, struktur_organisasi_id: null };
    expect(
      (await dinkes.put(`/kinerja-sub-kegiatan/${locked.id}/tim-kerja`, none, locked.versi)).status,
    ).toBe(423);
  });
});
