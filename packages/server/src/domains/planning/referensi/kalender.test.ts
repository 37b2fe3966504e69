import { type BatasKalender, kalenderText } from './kalender';

const batas: BatasKalender = {
  id: 7,
  kode: 'batas_realisasi_tw1',
  nama: 'Batas realisasi TW 1',
  tahun: 2026,
  mulai: null,
  batas: '2026-04-16',
  diubah: new Date('2026-01-02T03:04:05Z'),
};
/** Lines with those that were folded put together again. */
const linesOf = (text: string) => text.replaceAll(/\r\n[ \t]/g, '').split('\r\n');
const written = (...rows: BatasKalender[]) =>
  linesOf(kalenderText(rows, 'sakip.contoh.go.id', 'Batas waktu SAKIP'));

describe('the calendar of deadlines', () => {
  it('shows a deadline on the last day on which one may fill in', () => {
    const lines = written(batas);
    expect(lines).toContain('DTSTART;VALUE=DATE:20260415');
    expect(lines).toContain('DTEND;VALUE=DATE:20260416');
    expect(lines).toContain('SUMMARY:Batas realisasi TW 1 2026: hari terakhir');
    expect(lines).toContain('DESCRIPTION:Pengisian ditutup 16 April 2026 pukul 00.00 WIB.');
  });

  it('reminds at nine in the morning, seven days and one day before', () => {
    const lines = written(batas);
    expect(lines.filter((line) => line.startsWith('TRIGGER'))).toEqual([
      'TRIGGER:PT9H',
      'TRIGGER:-P6DT15H',
      'TRIGGER:-PT15H',
    ]);
  });

  it.each([
    ['its own first day', null, '20260101', '20260102', '1 Januari 2026'],
    ['the day that is set', '2025-12-31', '20251231', '20260101', '31 Desember 2025'],
  ])('shows on %s that a quarter opens', (_, mulai, from, to, day) => {
    const lines = written({ ...batas, mulai });
    expect(lines).toContain('SUMMARY:Realisasi TW 1 2026: mulai dapat diisi');
    expect(lines).toContain(`DESCRIPTION:Pengisian dibuka ${day} pukul 00.00 WIB.`);
    expect(lines).toContain(`DTSTART;VALUE=DATE:${from}`);
    expect(lines).toContain(`DTEND;VALUE=DATE:${to}`);
  });

  it('shows the opening of a quarter that never closes, and none of a plan', () => {
    const summaries = (rows: Partial<BatasKalender>) =>
      written({ ...batas, ...rows }).filter((line) => line.startsWith('SUMMARY:'));
    expect(summaries({ batas: null })).toEqual(['SUMMARY:Realisasi TW 1 2026: mulai dapat diisi']);
    expect(summaries({ kode: 'batas_waktu_perencanaan' })).toEqual([
      'SUMMARY:Batas realisasi TW 1 2026: hari terakhir',
    ]);
  });

  it('keeps the name of a deadline that moves', () => {
    const uid = (lines: string[]) => lines.filter((line) => line.startsWith('UID:'));
    expect(uid(written(batas))).toEqual([
      'UID:mulai-realisasi-7@sakip.contoh.go.id',
      'UID:batas-waktu-7@sakip.contoh.go.id',
    ]);
    const moved = written({ ...batas, mulai: '2026-01-05', batas: '2026-05-02' });
    expect(uid(moved)).toEqual(uid(written(batas)));
  });

  it('takes no line from a name', () => {
    const lines = written({ ...batas, nama: 'Batas\r\nEND:VEVENT, a; b' });
    expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(2);
  });

  it('is a calendar also without a deadline', () => {
    expect(written()).toEqual(expect.arrayContaining(['BEGIN:VCALENDAR', 'END:VCALENDAR']));
  });
});
