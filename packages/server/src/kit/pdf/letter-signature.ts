import type { Column, Content } from 'pdfmake/interfaces';

/** Somebody who signs. */
export interface Signatory {
  readonly nama: string;
  readonly jabatan: string;
  readonly pangkat: string | null;
  readonly nip: string | null;
}

/** Space between the word above a signature and the name below it. */
const SIGNATURE_HEIGHT = 58;

/** Name and post of somebody, as a letter introduces him. */
export const identity = ({ nama, jabatan }: Pick<Signatory, 'nama' | 'jabatan'>): Content => ({
  margin: [24, 2, 0, 6],
  layout: 'noBorders',
  table: {
    widths: [64, 6, '*'],
    body: [
      ['Nama', ':', { text: nama, bold: true }],
      ['Jabatan', ':', jabatan],
    ],
  },
});

/** One signature: where and when, as what, and who. */
export const signature = ({ nama, pangkat, nip }: Signatory, placeAndDate: string, role: string): Column => ({
  alignment: 'center',
  stack: [
    placeAndDate,
    { text: `${role},`, bold: true },
    { text: nama, bold: true, decoration: 'underline', margin: [0, SIGNATURE_HEIGHT, 0, 0] },
    ...(pangkat === null ? [] : [pangkat]),
    ...(nip === null ? [] : [`NIP ${nip}`]),
  ],
});

/** Two signatures side by side that stay on one page; one alone stands at the right. */
export const signatures = (left: Column | null, right: Column): Content => ({
  columns: [left ?? { text: '' }, right],
  columnGap: 24,
  margin: [0, 18, 0, 0],
  unbreakable: true,
});
