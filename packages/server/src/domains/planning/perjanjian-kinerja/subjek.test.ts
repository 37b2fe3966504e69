import { type RawBuilder, sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database';
import type { Pihak } from './perjanjian-kinerja';
import { denganPihak } from './subjek';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase({ seed: 'demo' });
});
afterAll(() => test.drop());

/** Agreements of the demo about 2025 beside those who would sign them now. */
async function readPihak(condition: RawBuilder<unknown> = sql`true`) {
  const kunci = sql`select jenis, subjek_id from perjanjian_kinerja where tahun = 2025`;
  const { rows } = await sql<{
    id: number;
    kedua: Pihak | null;
    nama: string | null;
    jabatan: string | null;
  }>`
    select p.id, s.kedua, p.pihak_kedua_nama as nama, p.pihak_kedua_jabatan as jabatan
    from (${denganPihak(kunci, 2025)}) s
    join perjanjian_kinerja p on p.tahun = 2025 and p.jenis = s.jenis
      and p.subjek_id is not distinct from s.subjek_id
    left join satuan_kerja unit on unit.satuan_kerja_id = s.satuan_kerja_id
    where ${condition}`.execute(test.db);
  return rows;
}

describe('the second party', () => {
  it('of a division of the secretariat is the Sekretaris Daerah, for its head, of the secretariat the regent', async () => {
    const heads = (unit: RawBuilder<unknown>) => readPihak(sql`${unit} and s.jenis = 'sasaran-strategis-pd'`);
    const divisions = await heads(sql`unit.parent_id = 9999`);
    expect(divisions.length).toBeGreaterThan(0);
    expect(new Set(divisions.map(({ jabatan }) => jabatan))).toEqual(new Set(['Sekretaris Daerah']));
    const secretariat = await heads(sql`unit.satuan_kerja_id = 9999`);
    expect(new Set(secretariat.map(({ jabatan }) => jabatan))).toEqual(new Set(['Bupati Tirtaraya']));
  });

  it('of every agreement of the demo is whom the rule names', async () => {
    const rows = await readPihak();
    expect(rows.length).toBeGreaterThan(100);
    expect(
      rows.filter(
        ({ kedua, nama, jabatan }) => nama !== (kedua?.nama ?? null) || jabatan !== (kedua?.jabatan ?? null),
      ),
    ).toEqual([]);
  });
});
