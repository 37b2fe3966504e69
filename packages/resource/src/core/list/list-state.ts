import type { TableSort } from '@selaras/ui';

/** What is searched, filtered, sorted, hidden and paged; it lives in the address so that every view can be linked. */
export interface ListState {
  readonly q: string;
  /** Value of each filter in use, by its name. */
  readonly filters: Readonly<Record<string, string>>;
  readonly sort: TableSort;
  readonly hidden: readonly string[];
  readonly page: number;
}

/** What a list allows, and how it looks when the address says nothing. */
export interface ListRules {
  readonly filters: readonly string[];
  readonly orders: readonly string[];
  readonly sort: TableSort;
  readonly hidden: readonly string[];
  /** Whether a filter may have this value; left out: any. */
  takes?(filter: string, value: string): boolean;
  /** Names in the address that are not the list's. */
  readonly keeps?: readonly string[];
}

const SEARCH_MAX = 100;
const NONE_HIDDEN = '-';
const anything = () => true;

/** Reads the address; what cannot be understood counts as not said. */
export function readListState(params: URLSearchParams, rules: ListRules): ListState {
  const { takes = anything } = rules;
  const page = Number(params.get('page'));
  return {
    q: (params.get('q') ?? '').slice(0, SEARCH_MAX),
    filters: Object.fromEntries(
      rules.filters.flatMap((name) => {
        const value = params.get(name);
        return value && takes(name, value) ? [[name, value.slice(0, SEARCH_MAX)]] : [];
      }),
    ),
    sort: readSort(params.get('urut'), rules),
    hidden: readHidden(params.get('sembunyi'), rules),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** The address of a state: only what differs from the plain list. */
export function writeListState(state: ListState, rules: ListRules): URLSearchParams {
  const params = new URLSearchParams();
  const q = state.q.trim();
  if (q !== '') params.set('q', q);
  for (const [name, value] of Object.entries(state.filters)) params.set(name, value);
  if (orderText(state.sort) !== orderText(rules.sort)) params.set('urut', orderText(state.sort));
  if (state.hidden.join() !== rules.hidden.join()) params.set('sembunyi', state.hidden.join() || NONE_HIDDEN);
  if (state.page > 1) params.set('page', String(state.page));
  return params;
}

/** The new address of a list with what the page around it keeps in the old one. */
export function keeping(
  before: URLSearchParams,
  list: URLSearchParams,
  keeps: readonly string[] = [],
): URLSearchParams {
  const kept = keeps.flatMap((name) => {
    const value = before.get(name);
    return value === null ? [] : [[name, value]];
  });
  return new URLSearchParams([...kept, ...list]);
}

/** A change of what is looked for starts on the first page again. */
export function changeListState(state: ListState, change: Partial<ListState>): ListState {
  const sameRows = Object.keys(change).every((key) => key === 'hidden');
  return { ...state, ...(sameRows ? {} : { page: 1 }), ...change };
}

/** Sets a filter, or takes it off with null. */
export function withFilter({ filters }: ListState, name: string, value: string | null): ListState['filters'] {
  const { [name]: _, ...others } = filters;
  return value === null ? others : { ...others, [name]: value };
}

export function isFiltered({ q, filters }: ListState): boolean {
  return q.trim() !== '' || Object.keys(filters).length > 0;
}

/** The state as the list call takes it; a list without orders asks for none. */
export function listQuery({ q, filters, sort, page }: ListState): Readonly<Record<string, unknown>> {
  const urut = orderText(sort);
  return { ...filters, ...(q.trim() !== '' && { q: q.trim() }), ...(urut !== '' && { urut }), page };
}

const orderText = ({ column, descending }: TableSort) => (descending ? `-${column}` : column);

function readSort(urut: string | null, { orders, sort }: ListRules): TableSort {
  const column = orders.find((name) => name === urut?.replace(/^-/, ''));
  return column === undefined ? sort : { column, descending: urut?.startsWith('-') ?? false };
}

function readHidden(text: string | null, { hidden }: ListRules): readonly string[] {
  if (text === null) return hidden;
  return text === NONE_HIDDEN ? [] : text.split(',').filter(Boolean);
}

/** What a list asks the server for when its page is opened at an address. */
export const listQueryAt = (address: URLSearchParams, rules: ListRules): Readonly<Record<string, unknown>> =>
  listQuery(readListState(address, rules));
