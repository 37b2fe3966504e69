import { areParamsValid } from './param-rule';

describe('areParamsValid', () => {
  it.each([
    [{ jenisDokumenId: '1' }, true],
    [{ jenisDokumenId: '5' }, false],
    [{ triwulan: '4', satuanKerjaId: '1012' }, true],
    [{ triwulan: '0', satuanKerjaId: '1012' }, false],
    [{ id: '7' }, true],
    [{ id: '07' }, false],
    [{ id: 'validasi' }, false],
    [{ id: '7', nip_anggota: '198501012010011001' }, true],
    [{ id: '7', nip_anggota: '1985' }, false],
    [{ lainnya: 'apa saja' }, true],
    [{}, true],
  ])('%j: %p', (params, expected) => {
    expect(areParamsValid(params)).toBe(expected);
  });
});
