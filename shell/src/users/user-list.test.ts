import { listQuery, listRules, readListState, writeListState } from '@selaras/resource/core';
import { userList } from './user-list';

const rules = listRules(userList);
const read = (address: string) => readListState(new URLSearchParams(address), rules);
const written = (address: string) => writeListState(read(address), rules).toString();

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
    'satuan_kerja_id=abc',
    'aktif=mungkin',
    'urut=password',
    'urut=nama',
  ])('%p says nothing', (address) => {
    expect(written(address)).toBe('');
  });

  it('goes to the server with everything that was said', () => {
    expect(listQuery(read('q= dinas &role_id=3&aktif=true&urut=-nama&page=2'))).toEqual({
      q: 'dinas',
      role_id: '3',
      aktif: 'true',
      urut: '-nama',
      page: 2,
    });
  });
});
