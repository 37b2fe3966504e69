import {
  changeListState,
  isFiltered,
  type ListRules,
  listQuery,
  readListState,
  withFilter,
  writeListState,
} from './list-state';

const rules: ListRules = {
  filters: ['satuan_kerja_id', 'capaian'],
  orders: ['sasaran', 'target'],
  sort: { column: 'sasaran', descending: false },
  hidden: ['satuan'],
};
const read = (address: string) => readListState(new URLSearchParams(address), rules);
const write = (address: string) => writeListState(read(address), rules).toString();

describe('the address of a list', () => {
  it.each([
    '',
    'q=ibu',
    'satuan_kerja_id=1012&capaian=tercapai',
    'urut=-target',
    'sembunyi=-',
    'sembunyi=satuan%2Ctarget',
    'q=ibu&capaian=tercapai&urut=-sasaran&page=3',
  ])('comes back as it was: %j', (address) => expect(write(address)).toBe(address));

  it.each(['urut=kata-sandi', 'page=0', 'page=abc', 'peran=1', 'capaian=', 'urut=sasaran', 'page=1'])(
    'leaves out what says nothing: %s',
    (address) => expect(write(address)).toBe(''),
  );

  it('is asked for on the server without what only concerns the view', () => {
    expect(listQuery(read('q=%20ibu%20&capaian=tercapai&sembunyi=-&urut=-target&page=2'))).toEqual({
      q: 'ibu',
      capaian: 'tercapai',
      urut: '-target',
      page: 2,
    });
  });
});

describe('a change of a list', () => {
  it('starts on the first page again, unless only columns are hidden', () => {
    const third = read('page=3');
    expect(changeListState(third, { q: 'ibu' }).page).toBe(1);
    expect(changeListState(third, { hidden: [] }).page).toBe(3);
    expect(changeListState(third, { page: 4 }).page).toBe(4);
  });

  it('sets a filter and takes it off', () => {
    const filtered = { ...read(''), filters: withFilter(read(''), 'capaian', 'tercapai') };
    expect(isFiltered(filtered)).toBe(true);
    expect(withFilter(filtered, 'capaian', null)).toEqual({});
  });
});
