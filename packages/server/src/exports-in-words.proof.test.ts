import * as contracts from '@selaras/contracts';
import { type AnyCall, HEADER_TAHUN_KINERJA, XLSX_TYPE } from '@selaras/contracts';
import { wordsOfValue } from '@selaras/domain';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { exampleInput } from './testing/example-input';
import { startTestApp, type TestApp } from './testing/test-app';

const UNIT = 1012;
const YEAR = 2025;

/** Codes of other tables that are words of plans too: things are counted in them. */
const unitsOfMeasure: readonly string[] = ['unit', 'dokumen'];

let test: TestApp;
/** Codes of every column that holds nothing but codes. */
let codes: readonly { readonly tabel: string; readonly kolom: string; readonly kode: string }[];

beforeAll(async () => {
  test = await startTestApp();
  codes = await columnCodes();
  await fillEmptyLists();
});
afterAll(() => test.close());

/** Read from the database's own checks, so that a new column of codes is among them without being named here. */
async function columnCodes() {
  const { rows } = await sql<{ tabel: string; kolom: string; kode: string }>`
    select c.conrelid::regclass::text as tabel, a.attname as kolom, kode[1] as kode
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and array[a.attnum] = c.conkey,
      regexp_matches(pg_get_constraintdef(c.oid), '''([^'']+)''::text[,\\]]', 'g') as kode
    where c.contype = 'c' and pg_get_constraintdef(c.oid) ~ 'ANY \\(ARRAY\\['
    order by 1, 2, 3`.execute(test.db);
  const named = rows.filter(({ kode }) => /^[a-z]/.test(kode) && !unitsOfMeasure.includes(kode));
  return [
    ...named,
    ...contracts.kodeReferensi.map((kode) => ({ tabel: 'referensi', kolom: 'kode', kode })),
    ...contracts.treeLevels.map((kode) => ({ tabel: 'kamus_indikator', kolom: 'level', kode })),
  ];
}

/** The demo has rows for every list but this one, and no verdict of each kind on sub-activities. */
async function fillEmptyLists(): Promise<void> {
  await sql`insert into kamus_indikator_fungsional (satuan_kerja_id, tahun, jabatan, indikator, satuan)
    values (${UNIT}, ${YEAR}, 'Analis Kebijakan', 'Jumlah telaahan', 'dokumen')`.execute(test.db);
  await leadAndDecide('super');
}

/** Gives an account to the head of a division for whom somebody waits, who leads a team as well. */
async function leadAndDecide(username: string): Promise<void> {
  const { rows } = await sql<{ nip: string }>`
    select so.pejabat_nip as nip from tim_kerja_anggota a
    join tim_kerja t on t.id = a.tim_kerja_id and t.tahun = ${YEAR} and t.deleted_at is null
    join pegawai p on p.peg_nip = a.nip
    join struktur_organisasi so on so.id = p.unit_kerja_id and so.pejabat_nip <> a.nip and so.level > 1
    where a.status = 'menunggu_kabid' and a.deleted_at is null order by a.id limit 1`.execute(test.db);
  const nip = rows[0]?.nip;
  await sql`update users set peg_nip = null where peg_nip = ${nip}`.execute(test.db);
  await sql`update users set peg_nip = ${nip} where username = ${username}`.execute(test.db);
  await sql`update tim_kerja set nip_ketua = ${nip}
    where id = (select min(id) from tim_kerja where satuan_kerja_id = ${UNIT} and tahun = ${YEAR})`.execute(
    test.db,
  );
}

/** A row of this level below which another unit contributes. */
async function supportedRow(level: string): Promise<number | undefined> {
  const { rows } = await sql<{ induk_id: number }>`
    select induk_id from kinerja_cross where level_induk = ${level} and tahun = ${YEAR} limit 1`.execute(
    test.db,
  );
  return rows[0]?.induk_id;
}

/** Somebody with a share of an action step. */
async function anyNip(): Promise<string> {
  const { rows } = await sql<{ nip: string }>`
    select a.nip from langkah_aksi_anggota a join kinerja_langkah_aksi l on l.id = a.langkah_aksi_id
    where l.tahun_kinerja = ${YEAR} and l.satuan_kerja_id = ${UNIT} order by a.id limit 1`.execute(test.db);
  return rows[0]?.nip ?? contracts.NIP_EXAMPLE;
}

const isCall = (value: object): value is AnyCall => 'method' in value && 'path' in value && 'act' in value;

/** Every call of the contracts, however deep it stands. */
function callsIn(value: unknown): AnyCall[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return isCall(value) ? [value] : Object.values(value).flatMap(callsIn);
}

const spreadsheets = [
  ...new Map(
    callsIn({ ...contracts })
      .filter(({ produces }) => produces === XLSX_TYPE)
      .map((call) => [call.path, call]),
  ),
];

const unescaped = (xml: string) =>
  xml.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

/** Rows of texts of a sheet of a workbook as the server sends it. */
function textsOf(file: Buffer, nomor = 1): string[][] {
  const part = `xl/worksheets/sheet${nomor}.xml`;
  const sheet = strFromU8(unzipSync(new Uint8Array(file))[part] ?? new Uint8Array());
  return [...sheet.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<t [^>]*>(.*?)<\/t>/gs)].map(([, text = '']) => unescaped(text)),
  );
}

/** Whose queue has rows: nothing of it waits for super while somebody of the unit can decide. */
const readers: Readonly<Record<string, string>> = { '/validasi-anggota/ekspor': 'kabid_kesmas' };

async function download(call: AnyCall): Promise<Buffer> {
  const [, level = ''] = /^\/([\w-]+)\/\{id\}/.exec(call.path) ?? [];
  const { url } = exampleInput(call, UNIT, await supportedRow(level));
  const headers = {
    ...(await test.signIn(readers[call.path] ?? 'super')),
    [HEADER_TAHUN_KINERJA]: String(YEAR),
  };
  const answer = await test.app.inject({ url: url.replace(contracts.NIP_EXAMPLE, await anyNip()), headers });
  expect(answer.statusCode).toBe(200);
  return answer.rawPayload;
}

it('the contracts offer spreadsheets, and columns of codes are known', () => {
  expect(spreadsheets.length).toBeGreaterThan(25);
  expect(codes).toContainEqual({ tabel: 'kinerja_program', kolom: 'polaritas', kode: 'maximize' });
  expect(codes).toContainEqual({ tabel: 'kinerja_cross', kolom: 'status', kode: 'diusulkan' });
});

describe('a spreadsheet prints words, never codes, and says where it comes from', () => {
  it.each(spreadsheets)('%s', async (_, call) => {
    const file = await download(call);
    const told = new Map(textsOf(file, 2).map(([hal = '', isi = '']) => [hal, isi]));
    expect(told.get('Sumber')).toBe('Selaras, Pemerintah Kabupaten Tirtaraya');
    expect(told.get('Versi data')).toMatch(/^keadaan data \d+$/);
    expect(told.get('Diekspor')).toMatch(/^\d+ \S+ \d{4} .*WIB$/);
    expect(told.get('Lisensi')).toContain('Bukan data terbuka');
    const rows = textsOf(file);
    const known = new Set(codes.map(({ kode }) => kode));
    const printed = rows.flat().filter((text) => known.has(text) || /^[a-z]+(_[a-z]+)+$/.test(text));
    expect([...new Set(printed)]).toEqual([]);
    expect(rows.length).toBeGreaterThan(1);
  });
});

it('the direction of an indicator is one word, not a sentence', async () => {
  const printed = textsOf(await download(contracts.kamusIndikatorCalls.export)).flat();
  expect(printed).toContain('Maksimal');
  expect(printed).not.toContain('Makin tinggi makin baik');
});

/** Tables of the entities whose rows tell their history. */
const historyTables = new Set(
  callsIn({ ...contracts })
    .flatMap(({ path }) => /^\/([\w-]+)\/\{id\}\/riwayat$/.exec(path)?.[1] ?? [])
    .map((name) => ({ 'kinerja-cross-cutting': 'kinerja_cross' })[name] ?? name.replaceAll('-', '_'))
    .map((name) => name.replace(/^(rencana_aksi|visi)_.*/, '$1')),
);

it('the history of a row has a word for every code that its columns may hold', () => {
  const told = codes.filter(({ tabel }) => historyTables.has(tabel));
  expect(told.length).toBeGreaterThan(50);
  expect(told.filter(({ kolom, kode }) => wordsOfValue(kolom, kode) === kode)).toEqual([]);
});
