import { parseOutline } from './outline';

describe('parseOutline', () => {
  it('hangs each line below the nearest line of the level above', () => {
    const [unit] = parseOutline(
      [
        '# catatan',
        'U|7|Satu;Dua',
        'I|2|Sasaran|IKU|persen|1|2 3|2',
        'P|1.01|NAMA|S|I|persen|90|500|post=0',
        'K|2.01|Kegiatan|Ind|persen|80',
        'S|0001|Penyusunan Dokumen|dokumen|4|ext=1',
      ].join('\n'),
    );
    expect(unit?.bidang).toEqual(['Satu', 'Dua']);
    const program = unit?.sasaran[0]?.program[0];
    expect(program).toMatchObject({ kode: '1.01', pagu: 500, extra: { post: '0' } });
    expect(program?.kegiatan[0]?.sub[0]).toMatchObject({
      kode: '1.01.2.01.0001',
      target: 4,
      extra: { ext: '1' },
      indikator: null,
    });
  });

  it.each([
    ['S|0001|Tanpa induk|dokumen|4', 'stands outside its parent'],
    ['U|x|Satu', 'not a number: x'],
    ['Z|1', 'unknown kind Z'],
    ['U|1', 'field 2 is missing'],
  ])('names the line of a mistake: %s', (line, message) => {
    expect(() => parseOutline(line)).toThrow(`Outline line 1: Error: ${message}`);
  });
});
