import type { PerjanjianDetail } from '@selaras/contracts';
import { agreementServer, key, match, terbit } from '../../../testing/agreement-steps';
import { approvePlan } from '../../../testing/plan-state/approve-plan';
import { planningClient } from '../../../testing/planning-client';

const server = agreementServer();

describe('issuing', () => {
  it('freezes targets, money and parties; the document keeps them when the plan changes', async () => {
    const { id } = await server.steps.subjectWithout();
    await server.steps.setTarget(id, 77);
    const pk = await server.steps.issued(id);
    expect(pk).toMatchObject({ tanggal: '2025-02-03', tempat: 'Tirtakota', kemampuan: { perubahan: true } });
    await server.steps.setTarget(id, 88);
    await server.test.db
      .updateTable('pegawai')
      .set({ peg_nama: 'Pejabat Baru' })
      .where('peg_nip', '=', pk.pihak_pertama?.nip ?? '')
      .execute();
    const later = await server.dinkes.get(`/perjanjian-kinerja/${pk.id}`);
    expect(later.body.data).toMatchObject({ item: [{ target: 77 }], pihak_pertama: pk.pihak_pertama });
    const pdf = await server.steps.pdfOf(id);
    expect(pdf).toContain(' 77');
    expect(pdf).not.toContain('Pejabat Baru');
  });

  it('stands on the approved plan: until then it is refused in words', async () => {
    const { id } = await server.steps.subjectWithout();
    await approvePlan(server.test, 1012, 'dikembalikan');
    const { id: pk, versi, kendala } = await server.steps.draft(id);
    const refused = await server.dinkes.post(`/perjanjian-kinerja/${pk}/terbitkan`, terbit, match(versi));
    expect(kendala).toContain('belum disetujui');
    expect(refused).toMatchObject({ status: 409, body: { pesan: `Belum dapat diterbitkan. ${kendala}` } });
    await approvePlan(server.test);
    const issued = await server.dinkes.post(`/perjanjian-kinerja/${pk}/terbitkan`, terbit, match(versi));
    expect(issued).toMatchObject({ status: 200, body: { data: { kendala: null } } });
  });

  it('opens for its own unit and who sees all; for nobody else, by whichever id it is asked', async () => {
    const { id } = await server.steps.subjectWithout();
    const pk = await server.steps.issued(id);
    for (const more of ['', `&perjanjian_id=${pk.id}`, '&tahun_kinerja=2025']) {
      const status = async (reader?: string) => (await server.steps.open(id, reader, more)).statusCode;
      expect([await status(), await status('rsud')]).toEqual([404, 404]);
      expect([await status('dinkes'), await status('pemda_pantau')]).toEqual([200, 200]);
    }
    const { headers } = await server.steps.open(id, 'dinkes');
    expect(headers['content-disposition']).toContain(`perjanjian-kinerja-kinerja-program-2025-${pk.id}.pdf`);
  });

  it('needs the version that was read', async () => {
    const { id } = await server.steps.subjectWithout();
    const { id: pk, versi } = await server.steps.draft(id);
    const path = `/perjanjian-kinerja/${pk}/terbitkan`;
    expect((await server.dinkes.post(path, terbit)).status).toBe(428);
    const stale = await server.dinkes.post(path, terbit, match(versi + 1));
    expect(stale).toMatchObject({ status: 412, body: { terkini: { id: pk, status: 'draf' } } });
  });

  it('happens once on a double click', async () => {
    const { id } = await server.steps.subjectWithout();
    const { id: pk, versi } = await server.steps.draft(id);
    const same = { ...match(versi), ...key() };
    const answers = await Promise.all(
      [1, 2].map(() => server.dinkes.post(`/perjanjian-kinerja/${pk}/terbitkan`, terbit, same)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[1]?.body).toEqual(answers[0]?.body);
  });

  it.each([{ tanggal: 'kemarin', tempat: 'X' }, { tanggal: '2025-02-03', tempat: '' }, {}])(
    'refuses %j field by field',
    async (body) => {
      const { id } = await server.steps.subjectWithout();
      const { id: pk, versi } = await server.steps.draft(id);
      const refused = await server.dinkes.post(`/perjanjian-kinerja/${pk}/terbitkan`, body, match(versi));
      expect(refused.status).toBe(422);
    },
  );

  it('leaves who did it in the audit log', async () => {
    const { id } = await server.steps.subjectWithout();
    const pk = await server.steps.issued(id);
    const log = await server.test.db
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
    const { id } = await server.steps.subjectWithout();
    await server.steps.setTarget(id, 50);
    const murni = await server.steps.issued(id);
    await server.steps.setTarget(id, 60);
    const perubahan = await server.steps.draft(id);
    expect(perubahan).toMatchObject({ tahap: 'perubahan', perubahan_ke: 1, item: [{ target: 60 }] });
    expect(await server.steps.pdfOf(id)).not.toContain('PERUBAHAN');
    const path = `/perjanjian-kinerja/${perubahan.id}/terbitkan`;
    const terbitan = await server.dinkes.post(path, terbit, match(perubahan.versi));
    expect(
      terbitan.body.data.terbitan.map(({ perubahan_ke }: { perubahan_ke: number }) => perubahan_ke),
    ).toEqual([0, 1]);
    expect(await server.steps.pdfOf(id)).toContain('PERJANJIAN KINERJA PERUBAHAN TAHUN 2025');
    const lama = await server.steps.pdfOf(id, `&perjanjian_id=${murni.id}`);
    expect(lama).not.toContain('PERUBAHAN');
    expect(lama).toContain(' 50');
    expect((await server.steps.draft(id)).perubahan_ke).toBe(2);
  });
});

describe('the regent’s agreement', () => {
  it('names the regent, is the regency’s to issue, and read by every unit once it is signed', async () => {
    const pemda = planningClient(server.test, 'pemda');
    const chainOf = async () => {
      const { id } = await server.steps.subjectWithout();
      const { id: own } = await server.steps.draft(id);
      return (await server.dinkes.get(`/perjanjian-kinerja/${own}`)).body.data.rantai[0];
    };
    const original = await chainOf();
    expect(original).toMatchObject({ jenis: 'pemda', status: 'ditandatangani', id: expect.any(Number) });
    const made = (await pemda.post('/perjanjian-kinerja-pemda', {}, key())).body.data as PerjanjianDetail;
    expect(made).toMatchObject({ jenis: 'pemda', tahap: 'perubahan', pihak_kedua: null, satuan_kerja: null });
    expect((await server.dinkes.get(`/perjanjian-kinerja/${made.id}`)).status).toBe(403);
    const body = { ...terbit, nama: 'Dr. Bupati Baru', jabatan: 'Bupati Tirtaraya' };
    expect(
      (await server.dinkes.post(`/perjanjian-kinerja-pemda/${made.id}/terbitkan`, body, match(made.versi)))
        .status,
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
    // Issued and not signed it is for the regency alone, and hides nowhere the original that is signed.
    expect((await server.dinkes.get(`/perjanjian-kinerja/${made.id}`)).status).toBe(403);
    expect(await chainOf()).toEqual(original);
    const before = await server.dinkes.get(`/perjanjian-kinerja/${original.id}`);
    expect(before.body.data.terbitan).toMatchObject([{ id: original.id }]);
    const berkas_id = await server.steps.upload('pemda');
    const path = `/perjanjian-kinerja-pemda/${made.id}/salinan`;
    expect((await pemda.send('PUT', path, { berkas_id }, match(answer.body.data.versi))).status).toBe(200);
    expect((await server.dinkes.get(`/perjanjian-kinerja/${made.id}`)).status).toBe(200);
    expect((await chainOf()).id).toBe(made.id);
  });
});
