/** @jest-environment node */
import fc from 'fast-check';
import { fileName } from './file-name';

const moment = new Date('2025-03-04T18:05:59Z');

describe('the name of an exported file', () => {
  it.each([
    ['Dinas Kesehatan', 'png', 'Dinas-Kesehatan_2025-03-05_010559.png'],
    ['RSUD "Tirta Husada"', 'svg', 'RSUD-Tirta-Husada_2025-03-05_010559.svg'],
    ['Bagian Umum / Protokol: A*B?', 'pdf', 'Bagian-Umum-Protokol-A-B_2025-03-05_010559.pdf'],
    ['../../etc/passwd', 'png', 'etc-passwd_2025-03-05_010559.png'],
    ['<script>', 'png', 'script_2025-03-05_010559.png'],
    ['', 'png', 'Cascading_2025-03-05_010559.png'],
  ])('of %p as %s is %s, with the time in WIB to the second', (unit, ending, name) => {
    expect(fileName(unit, moment, ending)).toBe(name);
  });

  it('never holds a sign that a file system refuses, however the unit is called', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (unit) => {
        const name = fileName(unit, moment, 'png');
        expect(name).toMatch(/^[\p{L}\p{N}-]+_2025-03-05_010559\.png$/u);
        expect(name.length).toBeLessThan(120);
      }),
    );
  });
});
