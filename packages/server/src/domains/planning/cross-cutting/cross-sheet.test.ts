import { kinerjaCrossCutting } from './cross-resource';
import { sumbanganColumns } from './node-cross-source';

const titlesOf = (columns: readonly { readonly title: string }[]) => columns.map(({ title }) => title);

describe('the spreadsheets of contributions', () => {
  it('call decision and reason alike, as the pages do', () => {
    expect(titlesOf(kinerjaCrossCutting.sheetColumns)).toEqual([
      'Satuan kerja',
      'Simpul induk',
      'Kontributor',
      'Status',
      'Alasan',
    ]);
    expect(titlesOf(sumbanganColumns).slice(-2)).toEqual(['Status', 'Alasan']);
  });

  it('print words, never codes', () => {
    const status = kinerjaCrossCutting.sheetColumns.find(({ title }) => title === 'Status');
    expect(status?.value({ status: 'disetujui' })).toBe('Disetujui');
  });
});
