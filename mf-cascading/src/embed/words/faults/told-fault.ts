import type { WrongProp } from '../../contract/read-props';
import type { Fault } from '../../data/fault';
import type { Rule } from '../../data/shape/shape';
import type { FaultTable } from './indonesian-faults';

export interface ToldFault {
  readonly title: string;
  /** What readers see. */
  readonly text: string;
  /** For whoever runs the page: the same, with what there is to do about it. */
  readonly message: string;
  /** Whether it is his to mend, and not a matter of time. */
  readonly isOurs: boolean;
}

/** Faults whose facts stand in the element too: there is no reader of such a page yet. */
const shown: readonly Fault['code'][] = ['PROPS_SALAH', 'DATA_RUSAK'];

/** A fault in words. */
export function toldFault(fault: Fault, table: FaultTable): ToldFault {
  const { title, text } = table.texts[fault.code];
  const facts = factsOf(fault, table);
  const message = facts === null ? text : `${text} ${facts}`;
  return { title, text: shown.includes(fault.code) ? message : text, message, isOurs: facts !== null };
}

function factsOf(fault: Fault, table: FaultTable): string | null {
  switch (fault.code) {
    case 'PROPS_SALAH':
      return `${nameOf(fault.wrong)}: ${table.expected(takenBy(fault.wrong, table), receivedByProp(fault.wrong, table))}.`;
    case 'DATA_RUSAK': {
      if (fault.fault === null) return table.noJson;
      const { path, expected, received } = fault.fault;
      const where = path === '' ? '' : `${path}: `;
      const exact = expected.kind === 'choice' || expected.kind === 'integer';
      return `${where}${table.expected(wanted(expected, table), receivedWords(received, exact, table))}.`;
    }
    case 'CORS_DITOLAK':
      return table.cors(fault.server, fault.page, fault.setting);
    case 'CSP_DITOLAK':
      return table.csp(fault.server, fault.directive);
    case 'TOKEN_GAGAL':
      return table.token;
    case 'ASAL_DITOLAK':
      return table.origin;
    default:
      return null;
  }
}

/** The prop, and the attribute where it goes by another name: `satuanKerjaId (satuan-kerja-id)`. */
function nameOf({ name }: WrongProp): string {
  return name === 'satuanKerjaId' || name === 'apiBase'
    ? `${name} (${name.replace(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`)})`
    : name;
}

const takenBy = ({ takes, choices = [] }: WrongProp, table: FaultTable) =>
  [table.takes[takes], ...(choices.length > 0 ? [choices.join(', ')] : [])].join(' ');

/** What was given for a function may be a token. */
const receivedByProp = ({ takes, received }: WrongProp, table: FaultTable) =>
  receivedWords(received, takes !== 'function' && takes !== 'tree', table);

function wanted({ kind, values, nullable }: Rule, table: FaultTable): string {
  const what = values === undefined ? table.kinds[kind] : `${table.kinds[kind]} ${values.join(', ')}`;
  return nullable ? `${what} ${table.or} null` : what;
}

const LONGEST = 40;

/** What came: its kind, or where that is the same as what was wanted, itself. */
function receivedWords(received: unknown, exact: boolean, { kinds, takes, nothing }: FaultTable): string {
  if (received === undefined) return nothing;
  if (received === null) return 'null';
  if (typeof received === 'function') return takes.function;
  if (Array.isArray(received)) return kinds.list;
  if (typeof received === 'string') return exact ? `"${received.slice(0, LONGEST)}"` : kinds.text;
  if (typeof received === 'number' && !exact && Number.isFinite(received)) return kinds.number;
  return typeof received === 'object' ? kinds.object : String(received);
}
