import { polaritasMeanings, polaritasWords } from './polaritas';
import { bidangInduk, tingkatDiBawah } from './tingkat';
import { tipeHitungWords } from './tipe-hitung';
import { finalUnitsText } from './validasi';
import { codeOf, optionsOf, wordOf } from './words';

describe('words of codes', () => {
  it('are the choices of a field, in their order', () => {
    expect(optionsOf(polaritasWords)).toEqual([
      { value: 'maximize', label: 'Maksimal' },
      { value: 'minimize', label: 'Minimal' },
      { value: 'range', label: 'Rentang' },
    ]);
  });

  it.each([
    ['range', 'Rentang'],
    ['naik', null],
    ['toString', null],
    [null, null],
    [1, null],
  ])('of %p are %p', (code, word) => {
    expect(wordOf(polaritasWords, code)).toBe(word);
  });

  it.each([
    ['Maksimal', 'maximize'],
    [' MINIMAL ', 'minimize'],
    ['minimize', 'minimize'],
    ['makin tinggi  makin baik', 'maximize'],
    ['', null],
    ['baik', null],
  ])('are read from a spreadsheet: "%s" is %p', (text, code) => {
    expect(codeOf(polaritasWords, text, polaritasMeanings)).toBe(code);
  });

  it.each(['Posisi akhir', 'posisi_akhir', 'posisi-akhir', 'POSISI AKHIR'])(
    'are the same as "%s"',
    (text) => {
      expect(codeOf(tipeHitungWords, text)).toBe('posisi_akhir');
    },
  );
});

describe('figures of final plans', () => {
  it('say of how many units they are while some are missing', () => {
    expect(finalUnitsText(29, 40, 2025)).toBe(
      'Angka 2025 baru memuat 29 dari 40 perangkat daerah: yang perencanaannya sudah final. Tahun yang lengkap karena itu dapat lebih besar.',
    );
  });

  it('say nothing once they are of all', () => {
    expect(finalUnitsText(40, 40, 2024)).toBeNull();
  });
});

describe('levels of the plan', () => {
  it.each([
    ['sasaran-strategis-rpjmd', 'sasaran-strategis-pd', 'sasaran_strategis_rpjmd_id'],
    ['sasaran-strategis-pd', 'kinerja-program', 'sasaran_strategis_pd_id'],
    ['kinerja-program', 'kinerja-kegiatan', 'kinerja_program_id'],
    ['kinerja-kegiatan', 'kinerja-sub-kegiatan', 'kinerja_kegiatan_id'],
    ['kinerja-sub-kegiatan', 'kinerja-langkah-aksi', 'kinerja_sub_kegiatan_id'],
  ] as const)('below %s stands %s, which names it in %s', (induk, level, bidang) => {
    expect(tingkatDiBawah(induk)).toBe(level);
    expect(bidangInduk(induk)).toBe(bidang);
  });

  it('end at the action step', () => {
    expect(tingkatDiBawah('kinerja-langkah-aksi')).toBeNull();
  });
});
