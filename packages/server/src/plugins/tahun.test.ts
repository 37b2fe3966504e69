import type { ProblemError } from './problem';
import { readTahun } from './tahun';

const config = { openYears: [2024, 2025], defaultYear: 2024 };
const read = (headers: Record<string, string>, source: 'kinerja' | 'publik') =>
  readTahun({ headers }, source, config);

describe('year headers (spec 1 §7)', () => {
  it('take the default year 2024 when the header is missing', () => {
    expect(read({}, 'kinerja')).toBe(2024);
    expect(read({}, 'publik')).toBe(2024);
  });

  it('keep the year of signed-in calls and of public calls apart', () => {
    const headers = {
      'default-key-tahun-kinerja': '2025',
      'default-key-tahun-kinerja-public': '2024',
    };
    expect(read(headers, 'kinerja')).toBe(2025);
    expect(read(headers, 'publik')).toBe(2024);
  });

  it.each(['2023', '2026', '', 'abc', '2024abc', '2024.0', '20 24', '-2024', '２０２４', '2024, 2025'])(
    'refuse %p with 422 and the years that there are',
    (value) => {
      expect(() => read({ 'default-key-tahun-kinerja': value }, 'kinerja')).toThrow(
        expect.objectContaining({
          kode: 'TAHUN_TIDAK_DIKENAL',
          status: 422,
          detail: { tahunTersedia: [2024, 2025] },
        }) as ProblemError,
      );
    },
  );
});
