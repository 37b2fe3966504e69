import fc from 'fast-check';
import { nipMessages, nipProblem, statusAsn } from './nip';

describe('employee number', () => {
  it.each([
    ['198503152010012001', null],
    ['198503152010011999', null],
    ['199001012021211001', null],
    ['19850315201001200', 'bentuk'],
    ['1985031520100120011', 'bentuk'],
    ['19850315 201001 2001', 'bentuk'],
    ['19850315201001200x', 'bentuk'],
    ['', 'bentuk'],
    ['198502302010012001', 'lahir'],
    ['188503152010012001', 'lahir'],
    ['198503153010012001', 'pengangkatan'],
    ['198513152010012001', 'lahir'],
    ['190002292010012001', 'lahir'],
    ['198503152010002001', 'pengangkatan'],
    ['198503152010132001', 'pengangkatan'],
    ['198503152010223001', 'pengangkatan'],
    ['198503152010013001', 'jenisKelamin'],
    ['198503152010010001', 'jenisKelamin'],
    ['198503152002022001', 'umur'],
    ['198503152002032001', null],
    ['199001012006211001', 'umur'],
    ['199001012007211001', null],
  ])('%s has the problem %p', (nip, problem) => {
    expect(nipProblem(nip)).toBe(problem);
  });

  it('of somebody born on a leap day is valid', () => {
    expect(nipProblem('200002292018032001')).toBeNull();
  });

  it('explains each problem in Indonesian', () => {
    expect(Object.values(nipMessages).every((message) => message.includes('NIP'))).toBe(true);
  });

  it('is valid for every birth date, appointment at 17 or later, both genders and every serial', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1950-01-01'), max: new Date('2000-12-31'), noInvalidDate: true }),
        fc.integer({ min: 18, max: 40 }),
        fc.constantFrom('01', '06', '12', '21'),
        fc.constantFrom('1', '2'),
        fc.nat({ max: 999 }),
        (birth, age, month, gender, serial) => {
          const born = birth.toISOString().slice(0, 10).replaceAll('-', '');
          const nip = `${born}${birth.getUTCFullYear() + age}${month}${gender}${String(serial).padStart(3, '0')}`;
          expect(nipProblem(nip)).toBeNull();
        },
      ),
    );
  });
});

it.each([
  ['198503152010012001', 'PNS'],
  ['199001012021211001', 'PPPK'],
])('%s is the number of a %s', (nip, status) => {
  expect(statusAsn(nip)).toBe(status);
});
