import type { listUsersCall, QueryOf, UserOrder } from '@selaras/contracts';
import type { TableSort } from '@selaras/ui';

/** Columns that the server sorts by. */
const sortableColumns = ['nama', 'username', 'role_id', 'satuan_kerja_nama'] as const satisfies UserOrder[];
const DEFAULT_SORT: TableSort = { column: 'nama', descending: false };

/** What is searched, filtered, sorted and paged; it lives in the address so that every view can be linked. */
export interface UserListState {
  readonly q: string;
  readonly role_id: number | null;
  readonly satuan_kerja_id: number | null;
  readonly aktif: 'true' | 'false' | null;
  readonly sort: TableSort;
  readonly page: number;
}

/** Reads the address; what cannot be understood counts as not said. */
export function readUserList(params: URLSearchParams): UserListState {
  const aktif = params.get('aktif');
  return {
    q: (params.get('q') ?? '').slice(0, 100),
    role_id: positive(params.get('role_id')),
    satuan_kerja_id: positive(params.get('satuan_kerja_id')),
    aktif: aktif === 'true' || aktif === 'false' ? aktif : null,
    sort: readSort(params.get('urut')),
    page: positive(params.get('page')) ?? 1,
  };
}

/** The address of a state: only what differs from the plain list. */
export function writeUserList(state: UserListState): URLSearchParams {
  const params = new URLSearchParams();
  const { urut, page, ...filters } = userListQuery(state);
  for (const [name, value] of Object.entries(filters)) {
    if (value !== undefined) params.set(name, String(value));
  }
  if (urut !== undefined && urut !== DEFAULT_SORT.column) params.set('urut', urut);
  if (page !== undefined && page > 1) params.set('page', String(page));
  return params;
}

/** A change of what is looked for starts on the first page again. */
export function changeUserList(state: UserListState, change: Partial<UserListState>): UserListState {
  return { ...state, page: 1, ...change };
}

export function isFiltered({ q, role_id, satuan_kerja_id, aktif }: UserListState): boolean {
  return q.trim() !== '' || role_id !== null || satuan_kerja_id !== null || aktif !== null;
}

/** The state as the call takes it. */
export function userListQuery(state: UserListState): QueryOf<typeof listUsersCall> {
  const { q, role_id, satuan_kerja_id, aktif, sort, page } = state;
  const column = sortableColumns.find((name) => name === sort.column) ?? 'nama';
  return {
    q: q.trim() === '' ? undefined : q.trim(),
    role_id: role_id ?? undefined,
    satuan_kerja_id: satuan_kerja_id ?? undefined,
    aktif: aktif ?? undefined,
    urut: sort.descending ? `-${column}` : column,
    page,
  };
}

function readSort(urut: string | null): TableSort {
  const column = sortableColumns.find((name) => name === urut?.replace(/^-/, ''));
  return column === undefined ? DEFAULT_SORT : { column, descending: urut?.startsWith('-') ?? false };
}

function positive(text: string | null): number | null {
  const value = Number(text);
  return text !== null && Number.isSafeInteger(value) && value > 0 ? value : null;
}
