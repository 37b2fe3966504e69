import { readListState } from './list-state';
import { listRules } from './read-list';
import { unitFilter } from './unit-filter';

const rules = listRules({
  columns: [],
  filters: [
    unitFilter,
    { name: 'peran', label: 'Peran', options: [{ value: 3, label: 'Perangkat daerah' }] },
    { name: 'jabatan', label: 'Jabatan', query: () => () => ({ queryKey: [], queryFn: async () => [] }) },
  ],
  sort: null,
});
const filters = (address: string) => readListState(new URLSearchParams(address), rules).filters;

describe('a filter in the address', () => {
  it('takes what it has on offer, the id of a row, or words of a search', () => {
    const address = { satuan_kerja_id: '1012', peran: '3', jabatan: 'bidan' };
    expect(filters(new URLSearchParams(address).toString())).toEqual(address);
  });

  it.each(['peran=7', 'peran=abc', 'satuan_kerja_id=abc', 'satuan_kerja_id=0', 'satuan_kerja_id=1.5'])(
    '%s says nothing',
    (address) => expect(filters(address)).toEqual({}),
  );
});
