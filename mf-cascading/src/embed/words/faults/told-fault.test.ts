import { readProps } from '../../contract/read-props';
import type { Fault } from '../../data/fault';
import { englishFaults } from './english-faults';
import { indonesianFaults } from './indonesian-faults';
import { toldFault } from './told-fault';

const wrong = (props: unknown): Fault => {
  const { wrong: found } = readProps(props);
  if (found === null) throw new Error('these props are right');
  return { code: 'PROPS_SALAH', wrong: found };
};
const id = (fault: Fault) => toldFault(fault, indonesianFaults);
const en = (fault: Fault) => toldFault(fault, englishFaults);

describe('a fault in words', () => {
  it.each<[unknown, string, string]>([
    [
      { satuanKerjaId: 'abc' },
      'satuanKerjaId (satuan-kerja-id): id satuan kerja, bilangan bulat di atas nol diharapkan, "abc" diterima.',
      'satuanKerjaId (satuan-kerja-id): the id of an agency, a whole number above zero expected, "abc" received.',
    ],
    [
      { tahun: 3.5 },
      'tahun: tahun, bilangan bulat empat angka diharapkan, 3.5 diterima.',
      'tahun: a year, a whole number of four digits expected, 3.5 received.',
    ],
    [
      { locale: 'fr' },
      'locale: salah satu dari id, en diharapkan, "fr" diterima.',
      'locale: one of id, en expected, "fr" received.',
    ],
    [
      { data: '[]' },
      'data: pohon sebagai objek (teks JSON dibaca dulu dengan JSON.parse) diharapkan, teks diterima.',
      'data: the tree as an object (read JSON text by JSON.parse first) expected, text received.',
    ],
    [7, 'props: objek props diharapkan, 7 diterima.', 'props: an object of props expected, 7 received.'],
  ])('names the prop, what it takes and what came: %j', (props, indonesian, english) => {
    const fault = wrong(props);
    // It is seen in the element, too: no reader knows the page yet.
    expect(id(fault).text).toContain(indonesian);
    expect(id(fault).message).toContain(indonesian);
    expect(en(fault).text).toContain(english);
  });

  it('never repeats what was given for a function: it may be a token', () => {
    const { message } = id(wrong({ getToken: 'rahasia' }));
    expect(message).toContain('getToken: fungsi diharapkan, teks diterima.');
  });

  it('names the place in the tree, what was expected there and what came', () => {
    const at = (kind: 'text' | 'choice', received: unknown): Fault => ({
      code: 'DATA_RUSAK',
      fault: {
        path: 'data[3].iku',
        expected: kind === 'text' ? { kind, nullable: true } : { kind, values: [0, 1, 'hide'] },
        received,
      },
    });
    expect(id(at('text', 7)).text).toContain('data[3].iku: teks atau null diharapkan, angka diterima.');
    expect(en(at('text', undefined)).text).toContain('data[3].iku: text or null expected, nothing received.');
    expect(id(at('choice', 'x')).text).toContain('salah satu dari 0, 1, hide diharapkan, "x" diterima.');
    expect(id({ code: 'DATA_RUSAK', fault: null }).text).toContain('bukan JSON');
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
    const codes = ['LURING', 'TIDAK_TERJANGKAU', 'TOKEN_BERAKHIR', 'UNIT_TIDAK_DIKENAL'] as const;
    for (const code of codes) {
      const { text, message, isOurs } = id({ code });
      expect({ message, isOurs }).toEqual({ message: text, isOurs: false });
    }
  });
});
