import { type AnyCall, HEADER_TAHUN_KINERJA, HEADER_TAHUN_PUBLIK } from '@selaras/contracts';
import { ownsUnit, roleIds, roleNames, SETDA_ID, seesAllUnits } from '@selaras/roles';
import { sql } from 'kysely';
import { startTestApp, type TestApp } from './testing/test-app';
import { answerText } from './testing/walk/answer-text';
import { exampleRequests } from './testing/walk/example-requests';
import { type FoundText, plantTexts, textsIn } from './testing/walk/plant-texts';

/** A unit whose evaluation is under way, while its report of the year before is still being written. */
const UNIT = 1012;
const YEAR = 2025;
const OTHER = 1013;
/** The years that a path is asked in; the evaluation of the year before is final. */
const yearsOf = ({ path }: AnyCall): readonly number[] =>
  /^\/(lke|public-display\/lke)/.test(path) ? [YEAR, YEAR - 1] : [path.startsWith('/lkip') ? YEAR - 1 : YEAR];

/** Evaluation, documents, annual report, teams and what their members report. */
const TABLES =
  /^(lke_|lkip_|nilai_jenjang|dokumen|tim_kerja|langkah_aksi_anggota|realisasi_anggota|pejabat_)/;
const DOCUMENTS = { lkip_bab: ['isi'], lkip_bab_versi: ['isi'] };

interface Reader {
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly sees: 'unit' | 'all units' | 'own unit only';
}

let test: TestApp;
let readers: readonly Reader[];
let planted: readonly string[];
let named: Readonly<Record<string, readonly (number | string)[]>>;
let idsByPath: readonly (readonly [path: string, ids: readonly number[]])[];

beforeAll(async () => {
  test = await startTestApp();
  await sql`update lke_penilaian set keadaan = 'dinilai_1'
    where satuan_kerja_id = ${UNIT} and tahun = ${YEAR}`.execute(test.db);
  readers = [...(await peopleOfUnit()), ...(await peopleOutside())];
  planted = await plantTexts(test.url, { tables: TABLES, documents: DOCUMENTS, unit: UNIT });
  await findRows();
}, 60_000);
afterAll(() => test.close());

/** Accounts of the demonstration that work in the unit: who plans, its heads, a leader and a member of a team. */
async function peopleOfUnit(): Promise<Reader[]> {
  const names = ['dinkes', 'kadinkes', 'kabid_kesmas', 'ketua_tim', 'anggota_tim'];
  const signedIn = names.map(async (name): Promise<Reader> => {
    return { name, headers: await test.signIn(name), sees: 'unit' };
  });
  return Promise.all(signedIn);
}

/** A guest, everybody's roles in another unit, and the evaluator of the unit. */
async function peopleOutside(): Promise<Reader[]> {
  const made: Reader[] = [
    { name: 'guest', headers: {}, sees: 'own unit only' },
    { name: 'val_lke', headers: await test.signIn('val_lke'), sees: 'all units' },
  ];
  for (const role of roleNames) {
    const actor = { role_id: roleIds[role], satuan_kerja_id: role === 'setda' ? SETDA_ID : OTHER };
    await test.db
      .insertInto('users')
      .values({ username: `teks_${role}`, password_hash: '-', nama: role, ...actor })
      .execute();
    const sees = seesAllUnits(actor) || ownsUnit(actor, UNIT) ? 'all units' : 'own unit only';
    made.push({ name: role, headers: await test.signIn(`teks_${role}`), sees });
  }
  return made;
}

/** Rows of the unit that a path or a field may name. */
async function findRows(): Promise<void> {
  const find = async <Value extends number | string>(query: ReturnType<typeof sql<{ value: Value }>>) =>
    (await query.execute(test.db)).rows.map(({ value }) => value);
  const teams = await find(sql<{ value: number }>`
    select distinct t.id as value from tim_kerja t join tim_kerja_anggota a on a.tim_kerja_id = t.id
      join tim_kerja_anggota_riwayat r on r.tim_kerja_anggota_id = a.id
    where t.satuan_kerja_id = ${UNIT} and r.catatan is not null order by 1 limit 2`);
  const goals = await find(sql<{ value: number }>`
    select n.sasaran_strategis_pd_id as value from lkip_narasi n join lkip l on l.id = n.lkip_id
    where l.satuan_kerja_id = ${UNIT} limit 2`);
  const narratives = await find(sql<{ value: number }>`
    select n.id as value from lkip_narasi n join lkip l on l.id = n.lkip_id
    where l.satuan_kerja_id = ${UNIT} limit 2`);
  const [dokumen, kinerja] = await Promise.all(
    ['dokumen', 'kinerja_langkah_aksi'].map((table) =>
      find(sql<{ value: number }>`
        select id as value from ${sql.table(table)} where satuan_kerja_id = ${UNIT}
        order by id desc limit 2`),
    ),
  );
  idsByPath = [
    ['/dokumen/', dokumen ?? []],
    ['/tim-kerja/', teams],
    ['/lkip/narasi', [...narratives, ...goals]],
    ['/rapor/', kinerja ?? []],
  ];
  named = {
    triwulan: [4],
    timId: teams,
    nip: await find(sql<{ value: string }>`
      select distinct a.nip as value from tim_kerja_anggota a
        join tim_kerja_anggota_riwayat r on r.tim_kerja_anggota_id = a.id
      where a.tim_kerja_id in (${sql.join(teams)}) order by 1 limit 4`),
    anggotaId: await find(sql<{ value: number }>`
      select a.id as value from tim_kerja_anggota a join tim_kerja t on t.id = a.tim_kerja_id
      where t.satuan_kerja_id = ${UNIT} order by a.id limit 3`),
    pegawaiId: await find(sql<{ value: number }>`
      select p.id as value from pegawai p join realisasi_anggota r on r.satuan_kerja_id = p.satuan_kerja_id
      where p.satuan_kerja_id = ${UNIT} order by 1 limit 2`),
    kriteriaId: await find(sql<{ value: number }>`
      select kriteria_id as value from lke_bukti where satuan_kerja_id = ${UNIT} and tahun = ${YEAR} limit 2`),
    evidenVersiId: await find(sql<{ value: number }>`
      select id as value from lke_eviden_versi where satuan_kerja_id = ${UNIT} limit 2`),
    bagian: await find(sql<{ value: string }>`
      select b.bagian as value from lkip_bab b join lkip l on l.id = b.lkip_id
      where l.satuan_kerja_id = ${UNIT} and b.isi is not null limit 2`),
    versi: await find(sql<{ value: number }>`
      select v.id as value from lkip_bab_versi v join lkip_bab b on b.id = v.lkip_bab_id
        join lkip l on l.id = b.lkip_id where l.satuan_kerja_id = ${UNIT} limit 4`),
  };
}

const idsOf = (_: string, { path }: AnyCall): readonly number[] =>
  idsByPath.find(([part]) => path.includes(part))?.[1] ?? [];

/** Names of teams stand in the regency's own plan, and titles of documents that were published. */
const toldToAll: Readonly<Record<string, RegExp>> = {
  'tim_kerja.nama': /rencana-aksi-(rpjmd|gubernur|kabupaten)/,
  'dokumen_versi.judul': /^\/public-display\/(dokumen|cari)|^\/dokumen/,
};
/** Of an evaluation under way, what the evaluator has not handed to the unit yet. */
const notHandedOver = ['lke_jawaban.catatan', 'lke_jawaban.rekomendasi', 'lke_bukti.alasan'];
const evaluators = ['super', 'val_lke', 'validator_lke', 'validator_lke_pleno'];

function mayRead({ name, sees }: Reader, { path }: AnyCall, tahun: number, { field }: FoundText): boolean {
  if (toldToAll[field]?.test(path)) return true;
  if (sees === 'own unit only') return false;
  if (field === 'lke_jawaban.catatan_internal') return evaluators.includes(name);
  const underWay =
    tahun === YEAR && /^\/lke\/(lembar\/{satkerId}|hasil\/{satkerId}|tindak-lanjut)$/.test(path);
  return evaluators.includes(name) || !underWay || !notHandedOver.includes(field);
}

it('a text of a unit is read by nobody whom it does not concern, through no route', async () => {
  const [leaks, seen] = [new Set<string>(), new Set<string>()];
  const calls = test.app.calls.filter(
    ({ method, produces }) => method === 'GET' && produces !== 'text/event-stream',
  );
  for (const call of calls) {
    const header = call.tahun === 'publik' ? HEADER_TAHUN_PUBLIK : HEADER_TAHUN_KINERJA;
    const urls = exampleRequests(call, { unit: UNIT, words: 'kenari', idsOf, named });
    for (const tahun of yearsOf(call)) {
      for (const url of urls) {
        for (const reader of readers) {
          const headers = { [header]: String(tahun), ...reader.headers };
          const answer = await test.app.inject({ url, headers });
          if (answer.statusCode >= 500) throw new Error(`${url} for ${reader.name}: ${answer.body}`);
          for (const text of textsIn(answerText(answer))) {
            seen.add(text.field);
            if (!mayRead(reader, call, tahun, text)) leaks.add(`${call.path} ${reader.name}: ${text.field}`);
          }
        }
      }
    }
  }
  expect([...leaks]).toEqual([]);
  // Those who may read them do: the walk has come to what was planted.
  expect(planted.filter((field) => !seen.has(field))).toEqual([]);
}, 300_000);
