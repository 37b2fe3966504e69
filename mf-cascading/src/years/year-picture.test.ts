import type { YearAddress } from '../diagram/address/diagram-address';
import { stepOfKey } from './year-key';
import { yearNote } from './year-note';
import {
  chosenYears,
  openedYears,
  periodYears,
  type YearPicture,
  type YearState,
  yearsAreComing,
} from './year-picture';

const address = { tahun: null, banding: null, perubahan: null };

describe('years of the picture', () => {
  it('are the five of the period that the page is in; those that can be chosen are loaded', () => {
    expect(periodYears(2025)).toEqual([2024, 2025, 2026, 2027, 2028]);
    expect(openedYears(2025)).toEqual([2024, 2025]);
  });

  it.each([
    [{}, 2025, null],
    [{ tahun: '2024' }, 2024, null],
    [{ tahun: '2027', banding: '2025' }, 2027, 2025],
    [{ tahun: '2024', banding: '2024' }, 2024, null],
    [{ tahun: '2019', banding: 'x' }, 2025, null],
    [{ tahun: '02024', banding: '2028 ' }, 2025, null],
  ])('of the address %p are %p and %p', (part, tahun, banding) => {
    expect(chosenYears({ ...address, ...part }, 2025)).toEqual({ tahun, banding });
  });
});

describe('years that the address names', () => {
  const picture = (part: Partial<YearPicture>) =>
    ({ tahun: 2024, banding: null, years: [], boxes: null, ...part }) as YearPicture;
  const named: YearAddress = { ...address, tahun: '2024' };

  it.each<[string, YearAddress, YearPicture | null, boolean]>([
    ['none, and none shown', address, null, false],
    ['none, and one still shown', address, picture({}), true],
    ['one that nobody has loaded', named, null, true],
    ['one that is loading', named, picture({ years: [{ tahun: 2024, state: 'loading' }] }), true],
    ['one that failed', named, picture({ years: [{ tahun: 2024, state: 'failed' }] }), false],
    ['one that is shown', named, picture({}), false],
    ['another than is shown', named, picture({ tahun: 2025 }), true],
    ['one beside it that is not shown', { ...named, banding: '2025' }, picture({}), true],
  ])('%s', (_, of, shown, coming) => {
    expect(yearsAreComing(of, 2025, shown)).toBe(coming);
  });
});

describe('the note on a year', () => {
  const noteOf = (state: YearState, publik = false) =>
    yearNote({ tahun: 2026, years: [{ tahun: 2026, state }] } as unknown as YearPicture, publik);

  it.each<[YearState, string | null]>([
    ['loaded', null],
    ['empty', 'Tahun 2026 belum memiliki data; yang tampil target lima tahunannya.'],
    ['not-open', 'Tahun 2026 belum dibuka; yang tampil target lima tahunannya.'],
    ['failed', 'Data tahun 2026 gagal dimuat.'],
    ['loading', 'Memuat data tahun 2026…'],
  ])('in state %p is %p', (state, text) => {
    expect(noteOf(state)).toBe(text);
  });

  it('tells the public that nothing was approved', () => {
    expect(noteOf('empty', true)).toContain('yang ditetapkan');
  });
});

describe('keys of the years', () => {
  const press = (key: string, target: Element, more: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', { key, ...more });
    Object.defineProperty(event, 'target', { value: target });
    return stepOfKey(event);
  };

  it.each([
    ['[', -1],
    [']', 1],
    ['ArrowLeft', 0],
  ])('%p steps by %d', (key, step) => {
    expect(press(key, document.createElement('div'))).toBe(step);
  });

  it('are text where text is typed, and nothing with a modifier', () => {
    expect(press('[', document.createElement('input'))).toBe(0);
    expect(press(']', document.createElement('div'), { ctrlKey: true })).toBe(0);
  });
});
