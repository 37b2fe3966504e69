import { createHash } from 'node:crypto';
import * as contracts from '@selaras/contracts';
import { BENTUK_POTRET, type LkeBukti, type LkeTahap, type PotretBeku } from '@selaras/contracts';
import { keadaanLke } from '@selaras/domain';
import { unzipSync } from 'fflate';
import { openStore } from '../../../kit/files/open-store';
import { kanonik, sidikOf } from '../../../kit/potret/kanonik';
import { readPdf } from '../../../testing/pdf-text';
import { planningClient } from '../../../testing/planning-client';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { DIPERBAIKI, issueTindakLanjut } from '../penilaian/issue-tindak-lanjut';
import { lkeWriter } from '../testing/lke-writer';
import { arsipEntries, safeName } from './arsip-entries';

const UNIT = 1012;
const ARSIP = `/lke/arsip/${UNIT}?tahun=2025`;
const LAPORAN = `/lke/laporan/${UNIT}?tahun=2025`;
const FILE = Buffer.from('%PDF-1.7 satu berkas untuk semua kriteria');
const digest = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');

const portalBukti: LkeBukti = {
  id: 1,
  versi: 1,
  tahap: 1,
  eviden_id: 1,
  eviden_versi_id: 1,
  nomor: 1,
  jenis: 'portal',
  nama: 'Perjanjian kinerja 2025',
  tanggal_dokumen: null,
  periode: null,
  sha256: '',
  waktu: '2025-07-01T02:00:00.000Z',
  berkas: null,
  tautan: null,
  halaman: null,
  jumlah_halaman: null,
  putusan: null,
  alasan: null,
};
const emptyTahap: LkeTahap = {
  versi: 0,
  jawaban: null,
  uraian: null,
  nilai: null,
  catatan: null,
  rekomendasi: null,
  catatan_internal: null,
  perlu_perbaikan: null,
};

let test: TestApp;
const client = (username: string) => planningClient(test, username);
const text = (content: Uint8Array | undefined) => Buffer.from(content ?? []).toString('utf8');

beforeAll(async () => {
  test = await startTestApp();
  const writer = lkeWriter(test, UNIT, 2025);
  await writer.clear();
  await writer.answer('A');
  await writer.prove();
  await writer.score(1, 'B', 'Lengkapi dokumen');
  await writer.score(2, 'BB', null);
  await writer.recommend(1, ['Tetapkan pedoman teknis', 'Bentuk tim']);
  await writer.recommend(2, ['Tetapkan pedoman teknis']);
  await writer.decide([24, 24, 12, 20]);
  await writer.put('final');
  const berkas = await test.db
    .insertInto('berkas')
    .values({
      nama: 'Rencana: strategis?.pdf',
      nama_acak: 'a'.repeat(32),
      jenis: 'application/pdf',
      ukuran: FILE.length,
      sha256: digest(FILE),
      satuan_kerja_id: UNIT,
      tujuan: 'bukti_rencana_aksi',
      created_by: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { eviden_id } = await test.db
    .selectFrom('lke_bukti as b')
    .innerJoin('lke_eviden_versi as v', 'v.id', 'b.eviden_versi_id')
    .where('b.satuan_kerja_id', '=', UNIT)
    .where('b.tahun', '=', 2025)
    .select('v.eviden_id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const versi = await test.db
    .insertInto('lke_eviden_versi')
    .values({
      eviden_id,
      satuan_kerja_id: UNIT,
      nomor: 2,
      berkas_id: berkas.id,
      sha256: digest(FILE),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await test.db
    .updateTable('lke_bukti')
    .set({ eviden_versi_id: versi.id })
    .where('satuan_kerja_id', '=', UNIT)
    .where('tahun', '=', 2025)
    .execute();
  await openStore(test.app.context.config).write('a'.repeat(32), FILE);
});
afterAll(() => test.close());

describe('a worksheet as an archive', () => {
  it('holds what the portal said byte for byte, and as a text', async () => {
    const isi = {
      bentuk: BENTUK_POTRET,
      sumber: 'perjanjian-kinerja',
      satuan_kerja: { id: 1013, nama: 'RSUD' },
      tahun: 2025,
      diambil: '2025-07-01T02:00:00.000Z',
      versi_data: 7,
      potret: {
        judul: 'Perjanjian kinerja 2025',
        kalimat: '3 dari 5 ditandatangani.',
        angka: [{ nama: 'Ditandatangani', nilai: 3, dari: 5, satuan: null }],
        tabel: [
          { judul: 'Perjanjian', kolom: ['Sasaran'], baris: [{ tingkat: 1, sel: ['Layanan'] }], jumlah: 1 },
        ],
        halaman: 'perjanjian-kinerja',
      },
    } satisfies PotretBeku;
    const bytes = kanonik(isi);
    const bukti = { ...portalBukti, eviden_versi_id: 9, sha256: sidikOf(bytes) };
    const entries = arsipEntries({
      instrumen: {
        id: 1,
        tahun: 2025,
        nama: 'Instrumen',
        versi: 1,
        skala: [],
        komponen: [
          {
            id: 1,
            nomor: '1',
            nama: 'Perencanaan',
            bobot: 100,
            subKomponen: [
              {
                id: 1,
                nomor: '1.a',
                nama: 'Dokumen',
                aspek: null,
                bobot: 100,
                kriteria: [{ id: 1, nomor: 1, uraian: 'Ada', sumber: [] }],
              },
            ],
          },
        ],
      },
      satuan_kerja_nama: 'RSUD',
      keadaan: 'draft',
      baris: [
        {
          kriteria_id: 1,
          tahap_1: emptyTahap,
          tahap_2: emptyTahap,
          perbaikan: false,
          jumlah_bukti: { tahap_1: 1, tahap_2: 0 },
          bukti: [bukti],
        },
      ],
      portal: new Map([[9, bytes]]),
      nilai: null,
      percakapan: new Map(),
      tindakLanjut: [],
    });
    const [content, told] = entries;
    expect(content).toMatchObject({
      path: 'eviden/1.a.1/9-Perjanjian kinerja 2025.json',
      sha256: bukti.sha256,
      isi: Buffer.from(bytes),
    });
    expect(told?.path).toBe('eviden/1.a.1/9-Perjanjian kinerja 2025.txt');
    const lines = told !== undefined && 'isi' in told ? told.isi.toString() : '';
    expect(lines).toContain('Ditandatangani: 3 dari 5');
    expect(lines).toContain('  - Layanan');
    expect(lines).toContain(bukti.sha256);
  });

  it('holds a shared file once, and every entry is what its sums say', async () => {
    const { status, raw, headers } = await client('dinkes').get(ARSIP);
    expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'application/zip' });
    const entries = unzipSync(new Uint8Array(raw));
    const names = Object.keys(entries);
    const files = names.filter((name) => name.startsWith('eviden/'));
    expect(files).toEqual([expect.stringMatching(/^eviden\/1\.a\.1\/\d+-Rencana_ strategis_\.pdf$/)]);
    expect(digest(entries[files[0] ?? ''] ?? new Uint8Array())).toBe(digest(FILE));

    const sums = text(entries.SHA256SUMS).trim().split('\n');
    expect(sums.map((line) => line.slice(66)).sort()).toEqual(
      names.filter((name) => name !== 'SHA256SUMS').sort(),
    );
    for (const line of sums) {
      expect(digest(entries[line.slice(66)] ?? new Uint8Array())).toBe(line.slice(0, 64));
    }
    const manifest = JSON.parse(text(entries['manifest.json']));
    expect(manifest.kriteria).toHaveLength(80);
    for (const { eviden } of manifest.kriteria) expect(eviden[0].entri).toBe(files[0]);
    expect(manifest.nilai).toMatchObject({ nilai: 80, predikat: 'BB' });
    expect(manifest.kriteria[0]).toMatchObject({
      nomor: '1.a.1',
      jawaban: 'A',
      nilai_1: 'B',
      catatan_1: 'Lengkapi dokumen',
      rekomendasi_1: 'Tetapkan pedoman teknis',
      nilai_2: 'BB',
    });
    const { nilai, kriteria } = JSON.parse(text(entries['nilai.json']));
    expect(manifest.nilai).toEqual(nilai);
    expect(nilai).toMatchObject({ nilai: 80, predikat: 'BB' });
    expect(kriteria[0]).toMatchObject({ nomor: '1.a.1', jawaban: 'A', nilai_1: 'B', nilai_2: 'BB' });
    expect(text(entries['BACA-SAYA.txt'])).toContain('sha256sum -c SHA256SUMS');
  });

  it('tells threads and follow-ups in its manifest, never what the unit may not see', async () => {
    const { penilaian_id, kriteria_id } = await test.db
      .selectFrom('lke_bukti')
      .where('satuan_kerja_id', '=', UNIT)
      .where('tahun', '=', 2025)
      .select(['penilaian_id', 'kriteria_id'])
      .orderBy('kriteria_id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const own = { penilaian_id, kriteria_id, satuan_kerja_id: UNIT, tahun: 2025, created_by: 1 };
    for (const internal of [false, true]) {
      await test.db
        .insertInto('lke_komentar')
        .values({
          ...own,
          internal,
          pihak: 'penilai',
          teks: internal ? 'Catatan rahasia' : 'Mohon dilengkapi',
        })
        .execute();
    }
    await issueTindakLanjut(test.db, { id: penilaian_id, satuan_kerja_id: UNIT, tahun: 2025 });
    for (const username of ['dinkes', 'val_pleno']) {
      const { raw } = await client(username).get(ARSIP);
      const entries = unzipSync(new Uint8Array(raw));
      const manifest = JSON.parse(text(entries['manifest.json']));
      expect(manifest.kriteria[0].percakapan).toMatchObject([{ teks: 'Mohon dilengkapi', pihak: 'penilai' }]);
      expect(manifest.tindak_lanjut).toMatchObject([
        {
          ...{ nomor: '1.a.1', rekomendasi: 'Tetapkan pedoman teknis', keadaan: 'terbuka', eviden: [] },
          diperbaiki: false,
        },
        { nomor: '1.a.2', rekomendasi: 'Bentuk tim', ditarik: DIPERBAIKI, diperbaiki: true },
      ]);
      for (const content of Object.values(entries)) expect(text(content)).not.toContain('rahasia');
    }
  });

  it('is the same whenever it is fetched', async () => {
    const [first, again] = [await client('dinkes').get(ARSIP), await client('dinkes').get(ARSIP)];
    expect(digest(again.raw)).toBe(digest(first.raw));
  });

  it.each([
    ['pemda', 403],
    ['rsud', 403],
    ['val_pleno', 200],
    ['super', 200],
  ])('%s is answered %d', async (username, expected) => {
    expect((await client(username).get(ARSIP)).status).toBe(expected);
  });

  it('is not for an evaluator whom it is not assigned to', async () => {
    await test.db.deleteFrom('lke_penilai').where('satuan_kerja_id', '=', UNIT).execute();
    expect((await client('val_lke').get(ARSIP)).status).toBe(404);
    await lkeWriter(test, UNIT, 2025).assign('val_lke');
    expect((await client('val_lke').get(ARSIP)).status).toBe(200);
  });
});

it.each([
  ['../../etc/passwd', '_.._etc_passwd'],
  ['CON: laporan?.pdf', 'CON_ laporan_.pdf'],
  ['...', 'eviden'],
  [`${'a'.repeat(300)}.docx`, `${'a'.repeat(100)}.docx`],
])('a name in the archive is one on every system: %s', (nama, expected) => {
  expect(safeName(nama)).toBe(expected);
});

describe('the evaluation report', () => {
  it('says result, recommendations and its own print, in both forms', async () => {
    const { status, raw } = await client('dinkes').get(LAPORAN);
    expect(status).toBe(200);
    const words = readPdf(raw).pages.join(' ');
    for (const part of ['1. Dasar', 'Sangat Baik', 'Tetapkan pedoman', '6. Penutup', 'Sidik isi laporan']) {
      expect(words).toContain(part);
    }
    const sidik = /[0-9a-f]{64}/.exec(words.replaceAll(' ', ''))?.[0] ?? 'tidak ada';
    const docx = await client('dinkes').get(`${LAPORAN}&bentuk=docx`);
    const content = text(unzipSync(new Uint8Array(docx.raw))['word/document.xml']);
    expect(content).toContain(sidik);
    expect(content).toContain('Tetapkan pedoman teknis');
  });

  it('says the same in both forms: last year’s follow-ups, place of signing, where it is checked', async () => {
    const squeezed = (content: string) => content.replaceAll(/<[^>]+>|\s/g, '');
    const pdf = squeezed(readPdf((await client('dinkes').get(LAPORAN)).raw).pages.join(''));
    const entries = unzipSync(new Uint8Array((await client('dinkes').get(`${LAPORAN}&bentuk=docx`)).raw));
    const paragraphs = text(entries['word/document.xml'])
      .split('</w:p>')
      .map((part) => squeezed(part).replaceAll('&amp;', '&').replaceAll('&quot;', '"'))
      .filter((part) => part !== '');
    expect(paragraphs.length).toBeGreaterThan(30);
    const missing = paragraphs.filter((part) => !pdf.includes(part));
    expect(missing).toEqual([]);
    const all = paragraphs.join('');
    expect(all).toContain('5.Tindaklanjutrekomendasitahun2024');
    for (const keadaan of ['Selesai', 'Diajukan', 'Dikembalikan', 'Terbuka'])
      expect(paragraphs).toContain(keadaan);
    expect(all).toContain('Tirtakota,');
    expect(all).toContain('/public-display/lke/hasil-akhir?tahun=2025');
    const picture = Object.keys(entries).find((name) => name.startsWith('word/media/')) ?? '';
    expect(
      Buffer.from(entries[picture] ?? [])
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
  });

  it.each([
    ['pemda', 200],
    ['rsud', 403],
    ['val_pleno', 200],
  ])('%s is answered %d', async (username, expected) => {
    expect((await client(username).get(LAPORAN)).status).toBe(expected);
  });

  it('is not there before the evaluation is final', async () => {
    await lkeWriter(test, UNIT, 2025).put('pleno');
    const { status, body } = await client('dinkes').get(LAPORAN);
    expect({ status, pesan: body.pesan }).toEqual({ status: 409, pesan: expect.stringContaining('final') });
    await lkeWriter(test, UNIT, 2025).put('final');
  });
});

describe('what evaluators note among themselves about a criterion', () => {
  const NOTE = 'Sandi-penilai';
  /** Every answer that a unit can ask for about its worksheet, by the calls that there are. */
  const questions = contracts
    .callsIn(contracts)
    .filter(
      ({ method, path }) => method === 'GET' && path.includes('/lke/') && !path.includes('/{kriteriaId}'),
    )
    .filter(({ path }) => !/\{(?!satkerId)/.test(path))
    .map(({ path }) => path.replace('{satkerId}', String(UNIT)));
  /** What somebody can read in an answer, whatever it is packed in. */
  const wordsOf = (raw: Buffer): string => {
    if (raw.subarray(0, 4).toString() === '%PDF') return readPdf(raw).pages.join(' ');
    if (raw.subarray(0, 2).toString() !== 'PK') return raw.toString();
    return Object.values(unzipSync(new Uint8Array(raw)))
      .map((content) => wordsOf(Buffer.from(content)))
      .join(' ');
  };
  const heard = async (username: string, path: string) => {
    const { status, raw } = await client(username).get(path);
    return { path, status, heard: wordsOf(raw).includes(NOTE) };
  };

  beforeAll(async () => {
    await test.db
      .updateTable('lke_jawaban')
      .set({ catatan_internal: NOTE })
      .where('satuan_kerja_id', '=', UNIT)
      .execute();
    await lkeWriter(test, UNIT, 2025).assign('val_lke');
  });
  afterAll(() => lkeWriter(test, UNIT, 2025).put('final'));

  it('is read by them, and in no state by the unit, the regency or the public', async () => {
    expect(questions).toEqual(
      expect.arrayContaining([
        `/lke/lembar/${UNIT}`,
        `/lke/lembar/${UNIT}/tahun-lalu`,
        `/lke/hasil/${UNIT}`,
        `/lke/tindak-lanjut/${UNIT}`,
        '/public-display/lke/hasil',
      ]),
    );
    const json = questions.filter((path) => !/arsip|laporan/.test(path));
    for (const keadaan of keadaanLke) {
      await lkeWriter(test, UNIT, 2025).put(keadaan);
      expect((await heard('val_lke', `/lke/lembar/${UNIT}`)).heard).toBe(true);
      for (const username of ['dinkes', 'pemda']) {
        const answers = await Promise.all(json.map((path) => heard(username, path)));
        expect({ keadaan, username, told: answers.filter((one) => one.heard) }).toEqual({
          keadaan,
          username,
          told: [],
        });
        expect(answers).toContainEqual({ path: `/lke/lembar/${UNIT}`, status: 200, heard: false });
      }
    }
  });

  it('is in neither archive nor report', async () => {
    for (const path of [ARSIP, LAPORAN, `${LAPORAN}&bentuk=docx`]) {
      expect(await heard('dinkes', path)).toEqual({ path, status: 200, heard: false });
    }
  });

  it('is not in what saving answers, nor in what it says of a row that somebody else wrote', async () => {
    await lkeWriter(test, UNIT, 2025).put('perbaikan');
    const { kriteria_id, tahap_2 } = (await client('dinkes').get(`/lke/lembar/${UNIT}`)).body.data.baris[0];
    const path = `/lke/lembar/${UNIT}/kriteria/${kriteria_id}`;
    const saved = await client('dinkes').put(path, { uraian: 'Dilengkapi' }, tahap_2.versi);
    const refused = await client('dinkes').put(path, { uraian: 'Lain' }, tahap_2.versi);
    expect([saved.status, refused.status]).toEqual([200, 412]);
    for (const { raw } of [saved, refused]) expect(wordsOf(raw)).not.toContain(NOTE);
  });
});
