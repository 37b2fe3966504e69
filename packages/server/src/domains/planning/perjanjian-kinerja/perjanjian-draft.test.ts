import { kinerjaProgramCalls } from '@selaras/contracts';
import { sql } from 'kysely';
import { agreementServer, match, terbit } from '../../../testing/agreement-steps';
import { bodyOf, planningClient } from '../../../testing/planning-client';

const server = agreementServer();

describe('a draft', () => {
  it('shows the plan as it is, and marks its performance', async () => {
    const { id, indikator } = await server.steps.subjectWithout();
    const made = await server.steps.draft(id);
    expect(made).toMatchObject({
      status: 'draf',
      tahap: 'murni',
      tanggal: null,
      item: [{ indikator }],
      kendala: null,
      kemampuan: { terbitkan: true, tandaTangan: false, perubahan: false, hapus: true },
    });
    expect(await server.steps.statusPk(id)).toBe('draf');
    await server.steps.setTarget(id, 4321);
    const now = await server.dinkes.get(`/perjanjian-kinerja/${made.id}`);
    expect(now.body.data.item[0].target).toBe(4321);
    expect(await server.steps.pdfOf(id)).toContain('4.321');
  });

  it('is one, however often it is begun', async () => {
    const { id } = await server.steps.subjectWithout();
    const [first, ...others] = await Promise.all(Array.from({ length: 10 }, () => server.steps.draft(id)));
    expect(others.map((row) => row.id)).toEqual(others.map(() => first?.id));
  });

  it('can be taken away, which clears the mark; an issued one cannot', async () => {
    const { id } = await server.steps.subjectWithout();
    const made = await server.steps.draft(id);
    expect((await server.dinkes.remove(`/perjanjian-kinerja/${made.id}`, made.versi)).status).toBe(204);
    expect(await server.steps.statusPk(id)).toBeNull();
    const { id: pk, versi } = await server.steps.issued(id);
    const refused = await server.dinkes.remove(`/perjanjian-kinerja/${pk}`, versi);
    expect(refused.status).toBe(409);
    expect(refused.body.pesan).toContain('Buat perubahannya');
  });

  it('stands below the agreements of the levels above it, the regent’s first', async () => {
    const { id } = await server.steps.subjectWithout();
    const { rantai } = await server.steps.draft(id);
    expect(rantai.map(({ jenis }) => jenis)).toEqual(['pemda', 'sasaran-strategis-pd']);
    expect(rantai[0]).toMatchObject({ jabatan: 'Bupati Tirtaraya', status: 'ditandatangani' });
  });

  it('that nobody could sign says why, and is not issued', async () => {
    const { id } = await server.steps.subjectWithout(1);
    await server.test.db
      .updateTable('kinerja_program')
      .set({ pengampu: null, struktur_organisasi_id: null, tim_kerja_id: null })
      .where('id', '=', id)
      .execute();
    const made = await server.steps.draft(id);
    expect(made.kendala).toContain('Pengampu belum ditetapkan');
    const refused = await server.dinkes.post(
      `/perjanjian-kinerja/${made.id}/terbitkan`,
      terbit,
      match(made.versi),
    );
    expect(refused).toMatchObject({ status: 409, body: { kode: 'BENTROK' } });
  });

  it('without a target is not issued', async () => {
    const { id } = await server.steps.subjectWithout();
    await server.steps.setTarget(id, null);
    expect((await server.steps.draft(id)).kendala).toContain('belum bertarget');
    await server.steps.setTarget(id, 10);
  });
});

describe('the mark of a performance', () => {
  const rowOf = (id: number) =>
    server.test.db
      .selectFrom('kinerja_program')
      .where('id', '=', id)
      .select(['versi', 'updated_at', 'status_upload_pk'])
      .executeTakeFirstOrThrow();
  const versionOfUnit = async () =>
    (
      await server.test.db
        .selectFrom('versi_data')
        .where('satuan_kerja_id', '=', 1012)
        .select('versi')
        .executeTakeFirstOrThrow()
    ).versi;

  it('moves with its agreement, and a form of it that is open is saved all the same', async () => {
    const { id } = await server.steps.subjectWithout(2);
    const superUser = planningClient(server.test, 'super');
    const open = await superUser.row('/kinerja-program', id);
    const before = await rowOf(id);
    await server.steps.issued(id);
    expect(await rowOf(id)).toEqual({ ...before, status_upload_pk: 'draf' });
    const body = { ...bodyOf(open, kinerjaProgramCalls.update), sasaran: 'Sasaran diperjelas' };
    const saved = await superUser.put(`/kinerja-program/${id}`, body, open.versi);
    expect(saved).toMatchObject({
      status: 200,
      body: { data: { sasaran: 'Sasaran diperjelas', versi: open.versi + 1, status_upload_pk: 'draf' } },
    });
  });

  it('is in the audit log and in the version of the unit’s data', async () => {
    const { id } = await server.steps.subjectWithout();
    const unit = await versionOfUnit();
    await server.steps.draft(id);
    expect(await versionOfUnit()).toBeGreaterThan(unit);
    const log = await server.test.db
      .selectFrom('audit_log')
      .innerJoin('users', 'users.id', 'audit_log.pengguna_id')
      .where('tabel', '=', 'kinerja_program')
      .where('baris_id', '=', id)
      .select(['username', 'sebelum', 'sesudah'])
      .orderBy('audit_log.id', 'desc')
      .executeTakeFirstOrThrow();
    expect(log).toMatchObject({
      username: 'dinkes',
      sebelum: { status_upload_pk: null },
      sesudah: { status_upload_pk: 'draf' },
    });
  });

  it.each([{ satuan: 'unit' }, { versi: 9_999 }, { realisasi_anggaran_tw1: 17 }])(
    'that changes together with %j makes a new version',
    async (more) => {
      const { id } = await server.steps.subjectWithout();
      const { versi } = await rowOf(id);
      const mark = { status_upload_pk: 'draf' as const };
      await sql`update kinerja_program set ${sql.join(
        Object.entries({ ...mark, ...more }).map(([name, value]) => sql`${sql.ref(name)} = ${value}`),
      )} where id = ${id}`.execute(server.test.db);
      expect(await rowOf(id)).toMatchObject({ ...mark, versi: versi + 1 });
    },
  );
});
