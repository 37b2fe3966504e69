import { type BatasKalender, kalenderText } from './kalender';

const batas: BatasKalender = {
  id: 7,
  nama: 'Batas realisasi TW 1',
  tahun: 2026,
  tanggal: '2026-04-16',
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
    expect(lines.filter((line) => line === 'BEGIN:VALARM')).toHaveLength(2);
    expect(lines.filter((line) => line.startsWith('TRIGGER'))).toEqual([
      'TRIGGER:-P6DT15H',
      'TRIGGER:-PT15H',
    ]);
  });

  it('keeps the name of a deadline that moves', () => {
    const uid = (lines: string[]) => lines.filter((line) => line.startsWith('UID:'));
    expect(uid(written(batas))).toEqual(['UID:batas-waktu-7@sakip.contoh.go.id']);
    expect(uid(written({ ...batas, tanggal: '2026-05-02' }))).toEqual(uid(written(batas)));
  });

  it('takes no line from a name', () => {
    const lines = written({ ...batas, nama: 'Batas\r\nEND:VEVENT, a; b' });
    expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
  });

  it('is a calendar also without a deadline', () => {
    expect(written()).toEqual(expect.arrayContaining(['BEGIN:VCALENDAR', 'END:VCALENDAR']));
  });
});
