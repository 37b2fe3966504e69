import { changeUserList, isFiltered, readUserList, userListQuery, writeUserList } from './user-list-state';

const read = (address: string) => readUserList(new URLSearchParams(address));
const written = (address: string) => writeUserList(read(address)).toString();

describe('the list of users in the address', () => {
  it.each([
    '',
    'q=dinas',
    'role_id=3&satuan_kerja_id=1012&aktif=false',
    'q=dinas+kesehatan&urut=-role_id&page=3',
    'urut=username',
  ])('%p is written as it was read', (address) => {
    expect(written(address)).toBe(address);
  });

  it.each([
    'page=0',
    'page=-2',
    'page=x',
    'page=1.5',
    'role_id=abc',
    'aktif=mungkin',
    'urut=password',
    'urut=nama',
  ])('%p says nothing', (address) => {
    expect(written(address)).toBe('');
  });

  it('goes to the server with everything that was said', () => {
    expect(userListQuery(read('q= dinas &role_id=3&aktif=true&urut=-nama&page=2'))).toEqual({
      q: 'dinas',
      role_id: 3,
      satuan_kerja_id: undefined,
      aktif: 'true',
      urut: '-nama',
      page: 2,
    });
  });

  it('starts on the first page when something else is looked for', () => {
    const third = read('q=dinas&page=3');
    expect(changeUserList(third, { role_id: 3 }).page).toBe(1);
    expect(changeUserList(third, { page: 4 }).page).toBe(4);
  });

  it.each([
    ['', false],
    ['urut=-nama&page=2', false],
    ['q=+', false],
    ['q=a', true],
    ['aktif=true', true],
    ['role_id=1', true],
    ['satuan_kerja_id=1012', true],
  ])('%p is filtered: %p', (address, expected) => {
    expect(isFiltered(read(address))).toBe(expected);
  });
});
