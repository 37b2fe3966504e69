import type { RemoteDetail } from '@selaras/contracts';
import { Refusal } from '../refusal';
import { refusalText } from './findings-text';
import { megabytes } from './size-text';
import { audienceText, healthText, statusText } from './status-text';
import { columns, table } from './table';
import { timeText } from './time-text';

it('columns are as wide as their widest cell, and no line ends with blanks', () => {
  expect(
    columns([
      ['a', 'bb', 'c'],
      ['aaa', 'b', ''],
    ]),
  ).toBe('a    bb  c\naaa  b');
  expect(table(['KEPALA'], [], 'Belum ada.')).toBe('Belum ada.');
});

it.each([
  [999, '1 kB'],
  [12_345, '12 kB'],
  [1_440_000, '1,4 MB'],
])('%d bytes are %s', (bytes, text) => {
  expect(megabytes(bytes)).toBe(text);
});

it.each([
  ['Asia/Jakarta', '2 Jun 2025, 00.05 WIB'],
  ['Asia/Jayapura', '2 Jun 2025, 02.05 WIT'],
  ['UTC', '1 Jun 2025, 17.05 UTC'],
])('a moment is told on the clock of who asks, here in %s', (zone, text) => {
  expect(timeText('2025-06-01T17:05:00.000Z', zone)).toBe(text);
});

it('no moment is a dash', () => {
  expect(timeText(null)).toBe('–');
});

it('an audience is told whole', () => {
  expect(audienceText({ roles: ['super'], units: [1012], percent: 2.5 })).toBe(
    'peran super; satuan kerja 1012; 2,5% pengguna',
  );
});

it('how a version fares is told with all tries, and without a wait where nothing loaded', () => {
  expect(healthText({ users: 5, loads: 40, failed: 3, errors: 2, meanMs: 412 })).toBe(
    '5 orang, 3 dari 43 kali gagal, 412 ms',
  );
  expect(healthText({ users: 0, loads: 0, failed: 2, errors: 0, meanMs: null })).toBe(
    '0 orang, 2 dari 2 kali gagal',
  );
});

describe('the status of a remote', () => {
  const remote: RemoteDetail = {
    name: 'mf_contoh',
    title: 'Contoh',
    channels: [],
    unreadable: [],
    versions: [],
    adoption: { people: 0, hours: [] },
    history: [
      {
        id: 2,
        at: '2025-06-01T17:05:00.000Z',
        act: 'roll-back',
        channel: 'stable',
        version: '1.1.0-b',
        from: '1.2.0-c',
        reason: 'Dikembalikan otomatis: gagal dimuat pada 3 dari 4 orang dalam 10 menit',
        audience: null,
        by: { kind: 'portal', name: 'Portal' },
      },
    ],
  };

  it('says first that the portal took a version back: when, at how many people, and what to do', () => {
    expect(statusText(remote).split('\n').slice(0, 6)).toEqual([
      `PERHATIAN: 1.2.0-c di stable dihentikan portal sendiri, ${timeText('2025-06-01T17:05:00.000Z')}.`,
      '  Dikembalikan otomatis: gagal dimuat pada 3 dari 4 orang dalam 10 menit.',
      '  Semua orang kembali ke 1.1.0-b.',
      '→ Perbaiki, terbitkan versi baru, lalu aktifkan dengan promote. Pesan ini hilang sesudahnya.',
      '',
      'mf_contoh (Contoh)',
    ]);
  });

  it('begins with its name when all is well', () => {
    expect(statusText({ ...remote, history: [] })).toMatch(/^mf_contoh \(Contoh\)\n/);
  });
});

it('a refusal is told with its remedy, and each finding with its own', () => {
  const findings = [{ code: 'RUTE_BENTROK', reason: 'rute milik remote lain', remedy: 'Pilih rute lain.' }];
  expect(refusalText(new Refusal('X', 'Ditolak.', { remedy: 'Ulangi.', findings }))).toBe(
    'Ditolak.\n→ Ulangi.\n  RUTE_BENTROK: rute milik remote lain\n    → Pilih rute lain.\n',
  );
});
