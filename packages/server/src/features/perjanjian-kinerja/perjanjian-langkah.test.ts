import type { BarisPerjanjian, BarisPerjanjianPegawai, PerjanjianRincian } from '@selaras/contracts';
import { contohPdf, contohPng } from '../../testing/example-files';
import { readPdf } from '../../testing/pdf-text';
import { planningClient } from '../../testing/planning-client';
import { startTestApp, type TestApp } from '../../testing/test-app';

jest.setTimeout(60_000);

let test: TestApp;
let dinkes: ReturnType<typeof planningClient>;
beforeAll(async () => {
  test = await startTestApp();
  dinkes = planningClient(test, 'dinkes');
});
afterAll(() => test.close());

const terbit = { tanggal: '2025-02-03', tempat: 'Tirtakota' };
const key = () => ({ 'idempotency-key': Math.random().toString(36) });
const match = (versi: number) => ({ 'if-match': `"${versi}"` });

/** A performance of Dinas Kesehatan without any agreement, its money and owner known. */
async function subjectWithout(offset = 0) {
  const row = await test.db
    .selectFrom('kinerja_program as r')
    .where('r.satuan_kerja_id', '=', 1012)
    .where('r.tahun_kinerja', '=', 2025)
    .where('r.deleted_at', 'is', null)
    .select(['r.id', 'r.indikator', 'r.target'])
    .orderBy('r.id')
    .offset(offset)
    .executeTakeFirstOrThrow();
  await test.db
    .deleteFrom('perjanjian_kinerja')
    .where('jenis', '=', 'kinerja-program')
    .where('subjek_id', '=', row.id)
    .execute();
  await test.db
    .updateTable('kinerja_program')
    .set({ status_upload_pk: null })
    .where('id', '=', row.id)
    .execute();
  return row;
}
const bodyOf = (subjek_id: number, satuan_kerja_id = 1012) => ({
  satuan_kerja_id,
  jenis: 'kinerja-program',
  subjek_id,
});
async function draft(subjek_id: number): Promise<PerjanjianRincian> {
  const made = await dinkes.post('/perjanjian-kinerja', bodyOf(subjek_id), key());
  expect(made.status).toBe(201);
  return made.body.data;
}
async function issued(subjek_id: number): Promise<PerjanjianRincian> {
  const { id, versi } = await draft(subjek_id);
  const answer = await dinkes.post(`/perjanjian-kinerja/${id}/terbitkan`, terbit, match(versi));
  expect(answer.body).toMatchObject({ data: { status: 'diterbitkan' } });
  return answer.body.data;
}
const statusPk = async (id: number) =>
  (
    await test.db
      .selectFrom('kinerja_program')
      .where('id', '=', id)
      .select('status_upload_pk')
      .executeTakeFirstOrThrow()
  ).status_upload_pk;
const setTarget = (id: number, target: number) =>
  test.db.updateTable('kinerja_program').set({ target }).where('id', '=', id).execute();
async function upload(username: string, isi: Buffer = contohPdf(), nama = 'pk.pdf'): Promise<number> {
  const answer = await test.app.inject({
    method: 'POST',
    url: `/api/berkas?nama=${nama}&tujuan=pk_ttd`,
    headers: { ...(await test.signIn(username)), 'content-type': 'application/octet-stream' },
    payload: isi,
  });
  return answer.statusCode === 201 ? answer.json().data.id : answer.statusCode;
}
async function pdfOf(subjek_id: number, more = ''): Promise<string> {
  const { rawPayload } = await test.app.inject({
    url: `/api/perjanjian-kinerja/download?jenis=kinerja-program&id=${subjek_id}${more}`,
    headers: await test.signIn('dinkes'),
  });
  return readPdf(rawPayload).pages.join(' ');
}

describe('a draft', () => {
  it('shows the plan as it is, and marks its performance', async () => {
    const { id, indikator } = await subjectWithout();
    const made = await draft(id);
    expect(made).toMatchObject({
      status: 'draf',
      tahap: 'murni',
      tanggal: null,
      item: [{ indikator }],
      kendala: null,
      kemampuan: { terbitkan: true, tandaTangan: false, perubahan: false, hapus: true },
    });
    expect(await statusPk(id)).toBe('draf');
    await setTarget(id, 4321);
    const now = await dinkes.get(`/perjanjian-kinerja/${made.id}`);
    expect(now.body.data.item[0].target).toBe(4321);
    expect(await pdfOf(id)).toContain('4.321');
  });

  it('is one, however often it is begun', async () => {
    const { id } = await subjectWithout();
    const [first, ...others] = await Promise.all(Array.from({ length: 10 }, () => draft(id)));
    expect(others.map((row) => row.id)).toEqual(others.map(() => first?.id));
  });

  it('can be taken away, which clears the mark; an issued one cannot', async () => {
    const { id } = await subjectWithout();
    const made = await draft(id);
    expect((await dinkes.remove(`/perjanjian-kinerja/${made.id}`, made.versi)).status).toBe(204);
    expect(await statusPk(id)).toBeNull();
    const { id: pk, versi } = await issued(id);
    const refused = await dinkes.remove(`/perjanjian-kinerja/${pk}`, versi);
    expect(refused.status).toBe(409);
    expect(refused.body.pesan).toContain('Buat perubahannya');
  });

  it('stands below the agreements of the levels above it, the regent’s first', async () => {
    const { id } = await subjectWithout();
    const { rantai } = await draft(id);
    expect(rantai.map(({ jenis }) => jenis)).toEqual(['pemda', 'sasaran-strategis-pd']);
    expect(rantai[0]).toMatchObject({ jabatan: 'Bupati Tirtaraya', status: 'ditandatangani' });
  });

  it('that nobody could sign says why, and is not issued', async () => {
    const { id } = await subjectWithout(1);
    await test.db
      .updateTable('kinerja_program')
      .set({ pengampu: null, struktur_organisasi_id: null, tim_kerja_id: null })
      .where('id', '=', id)
      .execute();
    const made = await draft(id);
    expect(made.kendala).toContain('Pengampu belum ditetapkan');
    const refused = await dinkes.post(`/perjanjian-kinerja/${made.id}/terbitkan`, terbit, match(made.versi));
    expect(refused).toMatchObject({ status: 409, body: { kode: 'BENTROK' } });
  });

  it('without a target is not issued', async () => {
    const { id } = await subjectWithout();
    await test.db.updateTable('kinerja_program').set({ target: null }).where('id', '=', id).execute();
    expect((await draft(id)).kendala).toContain('belum bertarget');
    await setTarget(id, 10);
  });
});

describe('issuing', () => {
  it('freezes targets, money and parties; the document keeps them when the plan changes', async () => {
    const { id } = await subjectWithout();
    await setTarget(id, 77);
    const pk = await issued(id);
    expect(pk).toMatchObject({ tanggal: '2025-02-03', tempat: 'Tirtakota', kemampuan: { perubahan: true } });
    await setTarget(id, 88);
    await test.db
      .updateTable('pegawai')
      .set({ peg_nama: 'Pejabat Baru' })
      .where('peg_nip', '=', pk.pihak_pertama?.nip ?? '')
      .execute();
    const later = await dinkes.get(`/perjanjian-kinerja/${pk.id}`);
    expect(later.body.data).toMatchObject({ item: [{ target: 77 }], pihak_pertama: pk.pihak_pertama });
    const pdf = await pdfOf(id);
    expect(pdf).toContain(' 77');
    expect(pdf).not.toContain('Pejabat Baru');
  });

  it('needs the version that was read', async () => {
    const { id } = await subjectWithout();
    const { id: pk, versi } = await draft(id);
    const path = `/perjanjian-kinerja/${pk}/terbitkan`;
    expect((await dinkes.post(path, terbit)).status).toBe(428);
    const stale = await dinkes.post(path, terbit, match(versi + 1));
    expect(stale).toMatchObject({ status: 412, body: { terkini: { id: pk, status: 'draf' } } });
  });

  it('happens once on a double click', async () => {
    const { id } = await subjectWithout();
    const { id: pk, versi } = await draft(id);
    const same = { ...match(versi), ...key() };
    const answers = await Promise.all(
      [1, 2].map(() => dinkes.post(`/perjanjian-kinerja/${pk}/terbitkan`, terbit, same)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[1]?.body).toEqual(answers[0]?.body);
  });

  it.each([{ tanggal: 'kemarin', tempat: 'X' }, { tanggal: '2025-02-03', tempat: '' }, {}])(
    'refuses %j field by field',
    async (body) => {
      const { id } = await subjectWithout();
      const { id: pk, versi } = await draft(id);
      const refused = await dinkes.post(`/perjanjian-kinerja/${pk}/terbitkan`, body, match(versi));
      expect(refused.status).toBe(422);
    },
  );

  it('leaves who did it in the audit log', async () => {
    const { id } = await subjectWithout();
    const pk = await issued(id);
    const log = await test.db
      .selectFrom('audit_log')
      .innerJoin('users', 'users.id', 'audit_log.pengguna_id')
      .where('tabel', '=', 'perjanjian_kinerja')
      .where('baris_id', '=', pk.id)
      .select(['aksi', 'username'])
      .orderBy('audit_log.id')
      .execute();
    expect(log).toEqual([
      { aksi: 'insert', username: 'dinkes' },
      { aksi: 'update', username: 'dinkes' },
    ]);
  });
});

describe('an amendment', () => {
  it('is another agreement with the new targets; the original stays as it was', async () => {
    const { id } = await subjectWithout();
    await setTarget(id, 50);
    const murni = await issued(id);
    await setTarget(id, 60);
    const perubahan = await draft(id);
    expect(perubahan).toMatchObject({ tahap: 'perubahan', perubahan_ke: 1, item: [{ target: 60 }] });
    expect(await pdfOf(id)).not.toContain('PERUBAHAN');
    const path = `/perjanjian-kinerja/${perubahan.id}/terbitkan`;
    const terbitan = await dinkes.post(path, terbit, match(perubahan.versi));
    expect(
      terbitan.body.data.terbitan.map(({ perubahan_ke }: { perubahan_ke: number }) => perubahan_ke),
    ).toEqual([0, 1]);
    expect(await pdfOf(id)).toContain('PERJANJIAN KINERJA PERUBAHAN TAHUN 2025');
    const lama = await pdfOf(id, `&perjanjian_id=${murni.id}`);
    expect(lama).not.toContain('PERUBAHAN');
    expect(lama).toContain(' 50');
    expect((await draft(id)).perubahan_ke).toBe(2);
  });
});

describe('the signed copy', () => {
  it('is kept with its agreement, read as it is, and sets what the diagram’s button reads', async () => {
    const { id } = await subjectWithout();
    const pk = await issued(id);
    expect(await statusPk(id)).toBe('draf');
    const berkas_id = await upload('dinkes');
    const signed = await dinkes.send(
      'PUT',
      `/perjanjian-kinerja/${pk.id}/salinan`,
      { berkas_id },
      match(pk.versi),
    );
    expect(signed.body.data).toMatchObject({
      status: 'ditandatangani',
      berkas: { id: berkas_id, nama: 'pk.pdf' },
    });
    expect(await statusPk(id)).toBe('ditandatangani');
    const file = async (username: string) =>
      (await test.app.inject({ url: `/api/berkas/${berkas_id}`, headers: await test.signIn(username) }))
        .statusCode;
    expect(await file('pemda_pantau')).toBe(200);
    expect(await file('rsud')).toBe(404);
  });

  it('can be replaced, and lets the one before go', async () => {
    const { id } = await subjectWithout();
    let pk = await issued(id);
    const ids: number[] = [];
    for (const _ of [1, 2]) {
      const berkas_id = await upload('dinkes');
      ids.push(berkas_id);
      pk = (await dinkes.send('PUT', `/perjanjian-kinerja/${pk.id}/salinan`, { berkas_id }, match(pk.versi)))
        .body.data;
    }
    const used = await test.db
      .selectFrom('berkas')
      .where('id', 'in', ids)
      .select(['id', 'dipakai'])
      .orderBy('id')
      .execute();
    expect(used.map(({ dipakai }) => dipakai)).toEqual([false, true]);
  });

  it('is a PDF of who keeps it, of an issued agreement', async () => {
    const { id } = await subjectWithout();
    const { id: pk, versi } = await draft(id);
    const put = async (berkas_id: number) =>
      (await dinkes.send('PUT', `/perjanjian-kinerja/${pk}/salinan`, { berkas_id }, match(versi))).status;
    expect(await upload('dinkes', contohPng(), 'pk.png')).toBe(422);
    expect(await put(await upload('dinkes'))).toBe(409);
    const terbitan = await dinkes.post(`/perjanjian-kinerja/${pk}/terbitkan`, terbit, match(versi));
    const after = match(terbitan.body.data.versi);
    const foreign = await dinkes.send(
      'PUT',
      `/perjanjian-kinerja/${pk}/salinan`,
      { berkas_id: await upload('rsud') },
      after,
    );
    expect(foreign.status).toBe(422);
  });
});

describe('who may do what', () => {
  it('a unit works on its own agreements alone, the regency reads all and changes none of them', async () => {
    const { id } = await subjectWithout();
    const { id: pk, versi } = await draft(id);
    for (const name of ['rsud', 'pemda', 'pemda_pantau', 'kabid_kesmas']) {
      const person = planningClient(test, name);
      expect((await person.post('/perjanjian-kinerja', bodyOf(id))).status).toBe(403);
      expect((await person.post(`/perjanjian-kinerja/${pk}/terbitkan`, terbit, match(versi))).status).toBe(
        403,
      );
    }
    const status = async (name: string) =>
      (await planningClient(test, name).get(`/perjanjian-kinerja/${pk}`)).status;
    expect(await status('pemda_pantau')).toBe(200);
    expect(await status('rsud')).toBe(403);
    const pantau = await planningClient(test, 'pemda_pantau').get(`/perjanjian-kinerja/${pk}`);
    expect(Object.values(pantau.body.data.kemampuan)).toEqual([false, false, false, false]);
  });

  it('nobody makes one about another unit’s performance', async () => {
    const foreign = await test.db
      .selectFrom('kinerja_program')
      .where('satuan_kerja_id', '=', 1013)
      .where('tahun_kinerja', '=', 2025)
      .select('id')
      .executeTakeFirstOrThrow();
    expect((await dinkes.post('/perjanjian-kinerja', bodyOf(foreign.id))).status).toBe(404);
    expect((await dinkes.post('/perjanjian-kinerja', bodyOf(foreign.id, 1013))).status).toBe(403);
  });

  it('an agreement is not found through the path of another family', async () => {
    const { id } = await subjectWithout();
    const { id: pk, versi } = await draft(id);
    const person = planningClient(test, 'super');
    expect((await person.get(`/perjanjian-kinerja-pegawai/${pk}`)).status).toBe(404);
    const through = await person.post(
      `/perjanjian-kinerja-pemda/${pk}/terbitkan`,
      { ...terbit, nama: 'X', jabatan: 'Y' },
      match(versi),
    );
    expect(through.status).toBe(404);
  });
});

describe('the regent’s agreement', () => {
  it('names the regent, is the regency’s to issue, and read by every unit once it is', async () => {
    const pemda = planningClient(test, 'pemda');
    const made = (await pemda.post('/perjanjian-kinerja-pemda', {}, key())).body.data as PerjanjianRincian;
    expect(made).toMatchObject({ jenis: 'pemda', tahap: 'perubahan', pihak_kedua: null, satuan_kerja: null });
    expect((await dinkes.get(`/perjanjian-kinerja/${made.id}`)).status).toBe(403);
    const body = { ...terbit, nama: 'Dr. Bupati Baru', jabatan: 'Bupati Tirtaraya' };
    expect(
      (await dinkes.post(`/perjanjian-kinerja-pemda/${made.id}/terbitkan`, body, match(made.versi))).status,
    ).toBe(403);
    const answer = await pemda.post(
      `/perjanjian-kinerja-pemda/${made.id}/terbitkan`,
      body,
      match(made.versi),
    );
    expect(answer.body.data.pihak_pertama).toEqual({
      nama: 'Dr. Bupati Baru',
      jabatan: 'Bupati Tirtaraya',
      pangkat: null,
      nip: null,
    });
    expect(answer.body.data.item.length).toBeGreaterThan(10);
    expect((await dinkes.get(`/perjanjian-kinerja/${made.id}`)).status).toBe(200);
  });
});

describe('the list of a unit’s agreements', () => {
  const list = async (name: string, query = '') =>
    (await planningClient(test, name).get(`/perjanjian-kinerja?${query}`)).body as {
      data: BarisPerjanjian[];
      total: number;
    };

  it('goes from the unit’s goals down, with both parties, and knows what has none yet', async () => {
    const { id } = await subjectWithout();
    const { data } = await list('dinkes', 'jenis=kinerja-program');
    const row = data.find(({ subjek_id }) => subjek_id === id);
    expect(row).toMatchObject({
      perjanjian: null,
      kemampuan: { buat: true },
      satuan_kerja: { satuan_kerja_id: 1012 },
    });
    expect(row?.pihak_pertama?.jabatan).toBeTruthy();
    expect(JSON.stringify(data)).not.toMatch(/\d{18}/);
    const all = await list('dinkes');
    expect(all.data.map(({ jenis }) => jenis)).toEqual(
      all.data.map(({ jenis }) => jenis).toSorted((a, b) => order(a) - order(b)),
    );
  });
  const order = (jenis: string) =>
    ['pemda', 'sasaran-strategis-pd', 'kinerja-program', 'kinerja-kegiatan', 'kinerja-sub-kegiatan'].indexOf(
      jenis,
    );

  it.each(['belum', 'draf', 'diterbitkan', 'ditandatangani'])(
    'shows those that are %s alone',
    async (status) => {
      const { data } = await list('super', `status=${status}`);
      expect(data.length).toBeGreaterThan(0);
      for (const { perjanjian } of data) expect(perjanjian?.status ?? 'belum').toBe(status);
    },
  );

  it('is the own unit’s, whichever unit is asked for; who sees all has the regent’s too', async () => {
    const own = await list('rsud', 'satuan_kerja_id=1012');
    expect(new Set(own.data.map(({ satuan_kerja }) => satuan_kerja?.satuan_kerja_id))).toEqual(
      new Set([1013]),
    );
    expect((await list('pemda')).data[0]?.jenis).toBe('pemda');
    expect((await list('dinkes')).data[0]?.jenis).toBe('sasaran-strategis-pd');
  });

  it('finds by words of goal, indicator and signer', async () => {
    const all = await list('super');
    const found = await list('super', `q=${encodeURIComponent('indeks risiko')}`);
    expect(found.total).toBeLessThan(all.total);
  });
});

describe('agreements of employees', () => {
  const people = async (name: string, query = '') =>
    (await planningClient(test, name).get(`/perjanjian-kinerja-pegawai?${query}`)).body as {
      data: BarisPerjanjianPegawai[];
      total: number;
    };
  async function staffWithTargets() {
    const row = await test.db
      .selectFrom('langkah_aksi_anggota as a')
      .innerJoin('kinerja_langkah_aksi as l', 'l.id', 'a.langkah_aksi_id')
      .innerJoin('pegawai as p', 'p.peg_nip', 'a.nip')
      .where('p.satuan_kerja_id', '=', 1012)
      .where('l.tahun_kinerja', '=', 2025)
      .where('p.atasan_nip', 'is not', null)
      .where('a.target', 'is not', null)
      .select('a.nip')
      .executeTakeFirstOrThrow();
    return row.nip;
  }

  it('are listed for the head of their division, by name, his own unit alone', async () => {
    const { data, total } = await people('kabid_kesmas');
    expect(total).toBeGreaterThan(0);
    expect(new Set(data.map(({ satuan_kerja }) => satuan_kerja.satuan_kerja_id))).toEqual(new Set([1012]));
    expect(data.every(({ kemampuan }) => kemampuan.buat)).toBe(true);
    const [first] = data;
    expect((await people('kabid_kesmas', `q=${first?.nip}`)).data).toEqual([first]);
  });

  it('are made, issued and signed by him, with the targets of the employee’s action steps', async () => {
    const nip = await staffWithTargets();
    const kabid = planningClient(test, 'kabid_kesmas');
    const made = await kabid.post('/perjanjian-kinerja-pegawai', { satuan_kerja_id: 1012, nip }, key());
    expect(made.status).toBe(201);
    const pk = made.body.data as PerjanjianRincian;
    expect(pk).toMatchObject({ jenis: 'pegawai', pihak_pertama: { nip }, kendala: null });
    expect(pk.rantai.map(({ jenis }) => jenis)).toEqual([
      'pemda',
      'sasaran-strategis-pd',
      'kinerja-program',
      'kinerja-kegiatan',
      'kinerja-sub-kegiatan',
    ]);
    const path = `/perjanjian-kinerja-pegawai/${pk.id}`;
    const terbitan = await kabid.post(`${path}/terbitkan`, terbit, match(pk.versi));
    expect(terbitan.status).toBe(200);
    const berkas_id = await upload('kabid_kesmas');
    const signed = await kabid.send('PUT', `${path}/salinan`, { berkas_id }, match(terbitan.body.data.versi));
    expect(signed.body.data.status).toBe('ditandatangani');
    // The chain names to him what only others may open, and leads nowhere.
    expect(pk.rantai.map(({ id }) => id)).toEqual(pk.rantai.map(() => null));
    expect((await planningClient(test, 'rsud').get(path)).status).toBe(403);
    expect((await people('kabid_kesmas', 'status=ditandatangani')).data.map((row) => row.nip)).toEqual([nip]);
  });
});
