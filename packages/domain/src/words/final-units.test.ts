import { finalUnitsText } from './final-units';

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
