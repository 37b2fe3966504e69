import { jumlahBagian } from '@selaras/domain';
import fc from 'fast-check';
import { BUDI, langkahTim, SITI, tim } from '../saya.fixture';
import { addNip, denganTriwulan, hanya, mulai, removeNip, samaRata, terikat } from './draf-pembagian';

const { orang } = tim();
const sums = (draf: ReturnType<typeof mulai>) => draf.triwulan.map(jumlahBagian);

describe('a distribution that is being made', () => {
  it('begins as it stands, or with the leader where nobody carries anything', () => {
    expect(mulai(langkahTim(), orang)).toEqual({ nips: [SITI], triwulan: [[2], [2], [2], [2]] });
    expect(mulai(langkahTim({ bagian: [] }), orang).nips).toEqual([BUDI]);
  });

  it('lets one come and go without a change of the sums', () => {
    const both = samaRata(addNip(mulai(langkahTim(), orang), BUDI), langkahTim());
    expect(both.triwulan).toEqual([
      [1, 1],
      [1, 1],
      [1, 1],
      [1, 1],
    ]);
    expect(removeNip(both, SITI)).toEqual({ nips: [BUDI], triwulan: [[2], [2], [2], [2]] });
    expect(removeNip(removeNip(both, SITI), BUDI).nips).toEqual([BUDI]);
    expect(denganTriwulan(both, 0, [2, 0]).triwulan[0]).toEqual([2, 0]);
  });

  it('leaves quarters as they are that are over or confirmed, with whoever has a part of them', () => {
    const tertutup = ['Batas waktu TW 1 sudah lewat.', null, null, null];
    const closed = langkahTim({ tertutup, target: [5, 2, 2, 2] });
    const both = samaRata(addNip(mulai(closed, orang), BUDI), closed);
    expect(both.triwulan).toEqual([
      [2, 0],
      [1, 1],
      [1, 1],
      [1, 1],
    ]);
    expect(closed.bagian.map((one) => terikat(closed, one))).toEqual([true]);
    expect(langkahTim().bagian.map((one) => terikat(langkahTim(), one))).toEqual([false]);

    const elsewhere = orang.filter(({ nip }) => nip !== SITI);
    expect(mulai(closed, elsewhere)).toEqual({
      nips: [SITI, BUDI],
      triwulan: [
        [2, 0],
        [0, 2],
        [0, 2],
        [0, 2],
      ],
    });
  });

  it('that was kept hands on what somebody carried who is in the team no longer', () => {
    const both = samaRata(addNip(mulai(langkahTim(), orang), BUDI), langkahTim());
    expect(hanya(both, new Set([BUDI, SITI]))).toEqual(both);
    expect(hanya(both, new Set([BUDI]))).toEqual({ nips: [BUDI], triwulan: [[2], [2], [2], [2]] });
    expect(hanya(both, new Set(['199001012015012001']))).toBeUndefined();
  });

  it('adds up to the step whatever its targets are', () => {
    const figure = fc.integer({ min: 0, max: 10 ** 7 }).map((value) => value / 10 ** 4);
    fc.assert(
      fc.property(fc.array(figure, { minLength: 4, maxLength: 4 }), (target) => {
        const draf = addNip(mulai(langkahTim({ target }), orang), BUDI);
        expect(sums(draf)).toEqual(target);
        expect(sums(samaRata(draf, langkahTim({ target })))).toEqual(target);
        expect(sums(removeNip(draf, SITI))).toEqual(target);
      }),
    );
  });
});
