import { type AnyCall, dataFormats, HEADER_TAHUN_PUBLIK } from '@selaras/contracts';
import { TANPA_ORANG } from '@selaras/domain';
import { can } from '@selaras/roles';
import { sql } from 'kysely';
import { datasetSources } from './domains/display/open-data/dataset-sources';
import { startTestApp, type TestApp } from './testing/test-app';
import { answerText } from './testing/walk/answer-text';
import { exampleRequests } from './testing/walk/example-requests';
import { tables, tablesOf } from './testing/walk/id-tables';
import { fieldMark, plantedPattern, plantNip } from './testing/walk/plant-nip';

/** A year whose plans are all final, and two units: one of them is a hospital, with deputy directors. */
const YEAR = 2024;
const UNITS = [1012, 1013];
/** A unit whose plan of the year after is final already, with solutions of what was missed in this one. */
const NEXT = 9999;
const headers = { [HEADER_TAHUN_PUBLIK]: String(YEAR) };

let test: TestApp;
let planted: readonly string[];
const idsOfTable = new Map<string, readonly number[]>();

beforeAll(async () => {
  test = await startTestApp();
  planted = await plantNip(test.url, [...UNITS, NEXT]);
  for (const table of ['dokumen', 'program_inovatif', ...Object.values(tables)]) {
    const { rows } = await sql<{ ids: string[] }>`
      select coalesce(array_agg(id), '{}') as ids from (
        select r.id from ${sql.table(table)} r
        where (to_jsonb(r) ->> 'satuan_kerja_id')::bigint in (${sql.join(UNITS)})
          and coalesce(to_jsonb(r) ->> 'tahun_kinerja', to_jsonb(r) ->> 'tahun', ${String(YEAR)}) = ${String(YEAR)}
          and to_jsonb(r) ->> 'deleted_at' is null
        order by (to_jsonb(r) ->> 'wakil_direktur_id') is null, r.id limit 2) r`.execute(test.db);
    idsOfTable.set(table, (rows[0]?.ids ?? []).map(Number));
  }
  const { rows } = await sql<{ id: number }>`
    select kinerja_id::integer as id from solusi where satuan_kerja_id = ${NEXT} limit 3`.execute(test.db);
  const delegated = await sql<{ id: number }>`
    select p.id::integer as id from kinerja_program p join struktur_organisasi o on o.id = p.struktur_organisasi_id
    where p.satuan_kerja_id in (${sql.join(UNITS)}) and p.tahun_kinerja = ${YEAR}
      and o.jabatan_nama ilike 'wakil direktur%' limit 1`.execute(test.db);
  idsOfTable.set(
    'didelegasikan',
    delegated.rows.map(({ id }) => id),
  );
  idsOfTable.set(
    'solusi',
    rows.map(({ id }) => id),
  );
}, 120_000);
afterAll(() => test.close());

function idsOf(field: string, call: AnyCall): readonly number[] {
  if (/jenisDokumenId$/.test(field)) return [1, 2, 3, 4];
  if (field === 'satkerId') return UNITS;
  if (call.path.includes('/dokumen/')) return idsOfTable.get('dokumen') ?? [];
  if (call.path.includes('wakil-direktur')) return idsOfTable.get('didelegasikan') ?? [];
  if (call.path === '/solusi-masalah')
    return ['solusi', ...tablesOf(field, call)].flatMap((table) => idsOfTable.get(table) ?? []);
  if (call.path.includes('/program-inovatif/')) return idsOfTable.get('program_inovatif') ?? [];
  const found = tablesOf(field, call).flatMap((table) => idsOfTable.get(table) ?? []);
  return call.path.endsWith('/indikator') ? [...found, 1, 2] : found;
}

const isAsked = (call: AnyCall) =>
  call.method === 'GET' && call.produces !== 'text/event-stream' && can(null, call.act);

/** Calls that hand out a picture or a file as it was brought, of which the demonstration has none here. */
const filesOnly = [
  '/public-display/program-inovatif/{id}/gambar',
  '/public-display/dokumen/{jenisDokumenId}/{id}/gambar',
  '/public-display/dokumen/{jenisDokumenId}/{id}/berkas',
];
/** A letter takes a quarter of a second to print. */
const MOST_LETTERS = 8;

/** Every address that everybody may ask the interface at, by the call's own path. */
const callsOfGuests = (): (readonly [string, string])[] =>
  test.app.calls.filter(isAsked).flatMap((call) => {
    const urls = UNITS.flatMap((unit) =>
      exampleRequests(call, {
        unit,
        words: 'kolom',
        idsOf,
        named: { triwulan: [1, 4], tahun_kinerja: [YEAR] },
      }),
    );
    if (urls.length === 0) throw new Error(`Nothing to ask ${call.path} for`);
    const most = call.produces === 'application/pdf' ? MOST_LETTERS : undefined;
    return [...new Set(urls)].slice(0, most).map((url) => [call.path, url] as const);
  });

/** Every public page: itself, as open data in each format, as a picture and as a card in other pages. */
const pagesOfGuests = (): (readonly [string, string])[] =>
  [...datasetSources, ...test.app.datasets].flatMap(({ path }) => {
    const ids = path.includes('kabupaten') ? [1] : (idsOfTable.get('sasaran_strategis_pd') ?? []).slice(0, 2);
    const filled = path
      .replace('{pemilik}', 'pd')
      .replace('{triwulan}', '4')
      .replace('{satuanKerjaId}', String(UNITS[0]));
    const pages = filled.includes('{id}') ? ids.map((id) => filled.replace('{id}', String(id))) : [filled];
    const query = `?tahun=${YEAR}&satuan_kerja_id=${UNITS[0]}`;
    const kinds = ['', ...dataFormats.map((format) => `.${format}`), '.svg'];
    return pages.flatMap((page) => [
      ...kinds.map((kind) => [`${path}${kind}`, `${page}${kind}${query}`] as const),
      [`/embed of ${path}`, `${page.replace('/public-display', '/embed')}${query}`] as const,
    ]);
  });

/** Texts of staff that the public reads: where they are no longer shown, this list is to be looked at. */
const publicFields = [
  'dokumen_versi.judul',
  'kamus_indikator.definisi',
  'kinerja_csf.catatan',
  'kinerja_kegiatan.do_narasi',
  'kinerja_langkah_aksi.sasaran',
  'kinerja_program.indikator',
  'kinerja_program.penyebab_kegagalan',
  'kinerja_sub_kegiatan.sasaran',
  'penyebab_kegagalan.penyebab',
  'pk_item.indikator',
  'program_inovatif.deskripsi',
  'rencana_aksi.rencana_aksi',
  'sasaran_strategis_pd.iku',
  'solusi.solusi',
];

it('no public answer tells a NIP or the name beside it, whatever field staff wrote it into', async () => {
  expect(publicFields.filter((field) => !planted.includes(field))).toEqual([]);
  const [told, answered, seen] = [new Set<string>(), new Set<string>(), new Set<string>()];
  let cleaned = 0;
  for (const [path, url] of [...callsOfGuests(), ...pagesOfGuests()]) {
    const answer = await test.app.inject({ url, headers });
    if (answer.statusCode >= 500) throw new Error(`${url}: ${answer.body}`);
    const text = answerText(answer);
    if (plantedPattern.test(text)) told.add(path);
    if (text.includes(TANPA_ORANG)) cleaned += 1;
    if (answer.statusCode === 200) answered.add(path);
    for (const field of planted) if (text.includes(fieldMark(field))) seen.add(field);
  }
  expect([...told]).toEqual([]);
  expect(cleaned).toBeGreaterThan(150);
  const silent = test.app.calls.filter((call) => isAsked(call) && !answered.has(call.path));
  expect(silent.map(({ path }) => path)).toEqual(filesOnly);
  expect(publicFields.filter((field) => !seen.has(field))).toEqual([]);
}, 300_000);
