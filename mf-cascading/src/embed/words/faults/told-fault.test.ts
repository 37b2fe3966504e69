import { readProps } from '../../contract/read-props';
import type { Fault } from '../../data/fault';
import { englishFaults } from './english-faults';
import { indonesianFaults } from './indonesian-faults';
import { toldFault } from './told-fault';

const wrong = (props: unknown): Fault => {
  const { wrong: found } = readProps(props);
  if (found.length === 0) throw new Error('these props are right');
  return { code: 'PROPS_SALAH', wrong: found };
};
const id = (fault: Fault) => toldFault(fault, indonesianFaults);
const en = (fault: Fault) => toldFault(fault, englishFaults);

describe('a fault in words', () => {
  it.each<[unknown, string, string]>([
    [
      { satuanKerjaId: 'abc' },
      'satuanKerjaId (satuan-kerja-id): seharusnya nomor satuan kerja (bilangan bulat di atas nol), bukan "abc".',
      'satuanKerjaId (satuan-kerja-id): should be the number of an agency (a whole number above zero), not "abc".',
    ],
    [
      { tahun: 3.5 },
      'tahun: seharusnya tahun (bilangan bulat empat angka), bukan 3.5.',
      'tahun: should be a year (a whole number of four digits), not 3.5.',
    ],
    [{ locale: 'fr' }, 'locale: seharusnya id atau en, bukan "fr".', 'locale: should be id or en, not "fr".'],
    [
      { data: '[]' },
      'data: seharusnya pohon sebagai objek (teks JSON dibaca dulu dengan JSON.parse), bukan teks.',
      'data: should be the tree as an object (parse JSON text with JSON.parse first), not text.',
    ],
    [
      { colours: { brand: 7 } },
      'colours.brand: seharusnya warna (misalnya #7a1f3d), bukan 7.',
      'colours.brand: should be a colour (such as #7a1f3d), not 7.',
    ],
    [
      7,
      'props: seharusnya objek (misalnya { tahun: 2024 }), bukan 7.',
      'props: should be an object (such as { tahun: 2024 }), not 7.',
    ],
  ])('names the prop, what it takes and what came: %j', (props, indonesian, english) => {
    const fault = wrong(props);
    // It is seen in the element, too: no reader knows the page yet.
    expect(id(fault).text).toContain(indonesian);
    expect(id(fault).message).toContain(indonesian);
    expect(en(fault).text).toContain(english);
  });

  it('never repeats what was given for a function: it may be a token', () => {
    const { message } = id(wrong({ getToken: 'rahasia' }));
    expect(message).toContain('getToken: seharusnya fungsi, bukan teks.');
  });

  it('names the place in the tree, what was expected there and what came', () => {
    const at = (kind: 'text' | 'choice', received: unknown): Fault => ({
      code: 'DATA_RUSAK',
      from: 'server',
      fault: {
        path: 'data[3].iku',
        expected: kind === 'text' ? { kind, nullable: true } : { kind, values: [0, 1, 'hide'] },
        received,
      },
    });
    expect(id(at('text', 7)).text).toContain('data[3].iku: seharusnya teks atau null, bukan angka.');
    expect(en(at('text', undefined)).text).toContain('data[3].iku: should be text or null, but is missing.');
    expect(id(at('choice', 'x')).text).toContain('seharusnya 0, 1, atau hide, bukan "x".');
    expect(id({ code: 'DATA_RUSAK', from: 'server', fault: null }).text).toContain('bukan JSON');
  });

  it('speaks of what was handed over where no server answered', () => {
    const fault = { path: '', expected: { kind: 'object' }, received: [] } as const;
    const [page, server] = (['page', 'server'] as const).map((from) =>
      id({ code: 'DATA_RUSAK', from, fault }),
    );
    expect(page?.text).toMatch(/^Data yang diserahkan halaman ini .* seharusnya objek, bukan daftar\.$/);
    expect(page?.text).not.toMatch(/jawaban|server/i);
    expect(server?.text).toMatch(/^Jawaban server/);
    expect(page?.isOurs).toBe(true);
  });

  it('lists all wrong props, each on a line of its own', () => {
    const { text, message } = id(wrong({ tahun: 'dua', radius: 99 }));
    expect(text.split('\n').slice(1)).toEqual([
      expect.stringMatching(/^tahun: /),
      expect.stringMatching(/^radius: .* bukan 99\.$/),
    ]);
    expect(message).toBe(text);
  });

  it('names the unit that is not known, and for whoever runs the page where the others are', () => {
    const unit = { code: 'UNIT_TIDAK_DIKENAL', satuanKerjaId: 999 } as const;
    for (const told of [id(unit), en(unit)]) {
      expect(told.text).toContain(' 999,');
      expect(told.message.startsWith(`${told.text} `)).toBe(true);
      expect(told.message).toMatch(/satuanKerjaId .*\/sematkan/);
      expect(told.isOurs).toBe(true);
    }
  });

  it('names the year that is not open and those that are, as far as the server says so', () => {
    const year = { code: 'TAHUN_TIDAK_DIKENAL', tahun: 1999, offered: [2024, 2025] } as const;
    for (const told of [id(year), en(year)]) {
      expect(told.text).toMatch(/1999.* 2024, 2025\.$/);
      expect(told.message).toMatch(/2025\. .*tahun/);
      expect(told.isOurs).toBe(true);
    }
    expect(id({ ...year, offered: [] }).text).toBe(
      'Server tidak membuka tahun 1999, yang diminta halaman ini.',
    );
    expect(id({ ...year, tahun: null }).text).not.toContain('null');
  });

  it('tells whoever runs the page which setting of which server to add, and readers nothing of it', () => {
    const cors = {
      code: 'CORS_DITOLAK',
      server: 'https://selaras.go.id',
      page: 'https://kota.go.id',
      setting: 'SEMATAN_ORIGINS',
    } as const;
    for (const told of [id(cors), en(cors)]) {
      expect(told.message).toContain('SEMATAN_ORIGINS=https://kota.go.id');
      expect(told.message).toContain('https://selaras.go.id');
      expect(told.text).not.toMatch(/CORS|ORIGIN|https:/);
      expect(told.isOurs).toBe(true);
    }
    const csp = { code: 'CSP_DITOLAK', server: 'https://selaras.go.id', directive: 'connect-src' } as const;
    for (const told of [id(csp), en(csp)]) {
      expect(told.message).toMatch(/https:\/\/selaras\.go\.id .* connect-src\.$/);
      expect(told.text).not.toMatch(/Policy|connect-src/);
    }
  });

  it('says to readers alone what no page can mend', () => {
    const codes = ['LURING', 'TIDAK_TERJANGKAU', 'TOKEN_BERAKHIR', 'TIDAK_BERHAK'] as const;
    for (const code of codes) {
      const { text, message, isOurs } = id({ code });
      expect({ message, isOurs }).toEqual({ message: text, isOurs: false });
    }
  });
});
