import { attributeNames, attributes } from '../../contract/attributes';
import type { WrongProp } from '../../contract/read-props';
import type { BrokenData, Fault, UnknownYear } from '../../data/fault';
import type { Rule } from '../../data/shape/shape';
import type { FaultTable } from './indonesian-faults';

export interface ToldFault {
  readonly title: string;
  /** What readers see; each wrong prop on a line of its own. */
  readonly text: string;
  /** For whoever runs the page: the same, with what there is to do about it. */
  readonly message: string;
  /** Whether it is his to mend, and not a matter of time. */
  readonly isOurs: boolean;
}

/** A fault in words. */
export function toldFault(fault: Fault, table: FaultTable): ToldFault {
  const { title, text } = seen(fault, table);
  const remedy = remedyOf(fault, table);
  const message = remedy === null ? text : `${text} ${remedy}`;
  return { title, text, message, isOurs: remedy !== null || isShown(fault) };
}

/** Faults that say in the element what there is to mend: no reader knows the page yet. */
const isShown = ({ code }: Fault) => code === 'PROPS_SALAH' || code === 'DATA_RUSAK';

function seen(fault: Fault, table: FaultTable): Pick<ToldFault, 'title' | 'text'> {
  switch (fault.code) {
    case 'UNIT_TIDAK_DIKENAL':
      return { title: table.unit.title, text: table.unit.text(String(fault.satuanKerjaId)) };
    case 'TAHUN_TIDAK_DIKENAL':
      return { title: table.year.title, text: yearText(fault, table) };
    case 'DATA_RUSAK':
      return { title: table.broken.title, text: brokenText(fault, table) };
    case 'PROPS_SALAH': {
      const { title, text } = table.texts.PROPS_SALAH;
      return { title, text: [text, ...fault.wrong.map((one) => propText(one, table))].join('\n') };
    }
    default:
      return table.texts[fault.code];
  }
}

function remedyOf(fault: Fault, table: FaultTable): string | null {
  switch (fault.code) {
    case 'UNIT_TIDAK_DIKENAL':
      return table.unit.remedy;
    case 'TAHUN_TIDAK_DIKENAL':
      return table.year.remedy;
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

function yearText({ tahun, offered }: UnknownYear, { year }: FaultTable): string {
  const text = tahun === null ? year.none : year.text(String(tahun));
  return offered.length === 0 ? text : `${text} ${year.offered(offered.join(', '))}`;
}

function brokenText({ from, fault }: BrokenData, table: FaultTable): string {
  const text = table.broken.from[from];
  if (fault === null) return `${text} ${table.broken.noJson}`;
  const { path, expected, received } = fault;
  const exact = expected.kind === 'choice' || expected.kind === 'integer';
  const what = instead(wanted(expected, table), receivedWords(received, exact, table), table);
  return `${text} ${path === '' ? table.broken.whole : path}: ${what}`;
}

const propText = (wrong: WrongProp, table: FaultTable) =>
  `${nameOf(wrong)}: ${instead(takenBy(wrong, table), receivedByProp(wrong, table), table)}`;

const instead = (what: string, received: string | null, table: FaultTable) =>
  `${received === null ? table.missing(what) : table.instead(what, received)}.`;

/** The prop, and the attribute where it goes by another name: `satuanKerjaId (satuan-kerja-id)`. */
function nameOf({ name }: WrongProp): string {
  const attribute = attributeNames.find((one) => attributes[one] === name) ?? name;
  return attribute === name ? name : `${name} (${attribute})`;
}

/** `light, dark, or auto` */
const oneOf = (names: Iterable<string>, { lang }: FaultTable) =>
  new Intl.ListFormat(lang, { type: 'disjunction' }).format(names);

const takenBy = ({ takes, choices = [] }: WrongProp, table: FaultTable) =>
  takes === 'choice' ? oneOf(choices, table) : table.takes[takes];

/** What was given for a function may be a token. */
const receivedByProp = ({ takes, received }: WrongProp, table: FaultTable) =>
  receivedWords(received, takes !== 'function' && takes !== 'tree', table);

function wanted({ kind, values = [], nullable }: Rule, table: FaultTable): string {
  const named = kind === 'choice' ? values.map(String) : [table.kinds[kind]];
  return oneOf(nullable ? [...named, 'null'] : named, table);
}

const LONGEST = 40;

/** What came: its kind, or where that is the same as what was wanted, itself; null for nothing. */
function receivedWords(received: unknown, exact: boolean, { kinds, takes }: FaultTable): string | null {
  if (received === undefined) return null;
  if (received === null) return 'null';
  if (typeof received === 'function') return takes.function;
  if (Array.isArray(received)) return kinds.list;
  if (typeof received === 'string') return exact ? `"${received.slice(0, LONGEST)}"` : kinds.text;
  if (typeof received === 'number' && !exact && Number.isFinite(received)) return kinds.number;
  return typeof received === 'object' ? kinds.object : String(received);
}
