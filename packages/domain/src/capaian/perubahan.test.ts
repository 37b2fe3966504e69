import { perubahanOf } from './perubahan';

describe('a change since the year before', () => {
  it.each([
    ['percentages fall by points', 7.29, 7.62, 'persen', 'down', '0,33 poin persen'],
    ['whatever their sign', 5.08, 4.86, '%', 'up', '0,22 poin persen'],
    ['also from 0', 2.5, 0, 'Persen', 'up', '2,5 poin persen'],
    ['all else by its growth', 72.61, 71.85, 'poin', 'up', '1,06%'],
    ['without a unit too', 110, 100, null, 'up', '10%'],
    ['however little it is', 100_001, 100_000, 'orang', 'up', 'kurang dari 0,01%'],
    ['not at all', 70, 70, 'poin', 'same', '0%'],
  ] as const)('%s', (_, realisasi, sebelumnya, satuan, direction, text) => {
    expect(perubahanOf(realisasi, sebelumnya, satuan)).toEqual({ direction, text });
  });

  it.each([
    [null, 7, 'persen'],
    [7, null, 'persen'],
    [7, 0, 'orang'],
  ])('from %p to %p %s is unknown', (realisasi, sebelumnya, satuan) => {
    expect(perubahanOf(realisasi, sebelumnya, satuan)).toBeNull();
  });
});
