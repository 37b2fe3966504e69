import { jumlahBagian } from '@selaras/domain';
import fc from 'fast-check';
import { BUDI, langkahTim, SITI, tim } from '../saya.fixture';
import { denganTriwulan, kurangi, mulai, samaRata, tambah } from './draf-pembagian';

const { orang } = tim();
const sums = (draf: ReturnType<typeof mulai>) => draf.triwulan.map(jumlahBagian);

describe('a distribution that is being made', () => {
  it('begins as it stands, or with the leader where nobody carries anything', () => {
    expect(mulai(langkahTim(), orang)).toEqual({ nips: [SITI], triwulan: [[2], [2], [2], [2]] });
    expect(mulai(langkahTim({ bagian: [] }), orang).nips).toEqual([BUDI]);
  });

  it('lets one come and go without a change of the sums', () => {
    const both = samaRata(tambah(mulai(langkahTim(), orang), BUDI), [2, 2, 2, 2]);
    expect(both.triwulan).toEqual([
      [1, 1],
      [1, 1],
      [1, 1],
      [1, 1],
    ]);
    expect(kurangi(both, SITI)).toEqual({ nips: [BUDI], triwulan: [[2], [2], [2], [2]] });
    expect(kurangi(kurangi(both, SITI), BUDI).nips).toEqual([BUDI]);
    expect(denganTriwulan(both, 0, [2, 0]).triwulan[0]).toEqual([2, 0]);
  });

  it('adds up to the step whatever its targets are', () => {
    const figure = fc.integer({ min: 0, max: 10 ** 7 }).map((value) => value / 10 ** 4);
    fc.assert(
      fc.property(fc.array(figure, { minLength: 4, maxLength: 4 }), (target) => {
        const draf = tambah(mulai(langkahTim({ target }), orang), BUDI);
        expect(sums(draf)).toEqual(target);
        expect(sums(samaRata(draf, target))).toEqual(target);
        expect(sums(kurangi(draf, SITI))).toEqual(target);
      }),
    );
  });
});
