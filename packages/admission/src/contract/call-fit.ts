import type { CallContract } from '@selaras/contracts';
import { schemaOf } from './branches';
import { type Change, changeText, type Side } from './change';
import { schemaChanges } from './compare';
import type { Schema } from './schema';

/** What a call carries when its contract says nothing: no fields. */
const NO_FIELDS: Schema = { type: 'object', properties: {} };

const PARAMETER = /\{(\w+)\}/g;

const parametersOf = (path: string): string[] => [...path.matchAll(PARAMETER)].map(([, name = '']) => name);

/** One name for all paths that lead to the same addresses. */
const addressOf = ({ method, path }: Pick<CallContract, 'method' | 'path'>) =>
  `${method} ${path.replaceAll(PARAMETER, '{}')}`;

/** The parameters of a path under the names of their places, so that another name for one changes nothing. */
function paramsAs({ path, params }: CallContract, names: readonly string[]): Schema {
  const properties = schemaOf(params?.properties);
  const own = parametersOf(path);
  const named = names.map((name, place) => [name, properties[own[place] ?? ''] ?? {}] as const);
  return { ...params, type: 'object', properties: Object.fromEntries(named), required: names };
}

function paramChanges(needed: CallContract, served: CallContract): string[] {
  const names = parametersOf(needed.path);
  return schemaChanges(paramsAs(needed, names), paramsAs(served, names), 'request').map(text('request'));
}

const text = (side: Side) => (change: Change) => changeText(change, side);

function whoChanges(needed: CallContract['act'], served: CallContract['act']): string[] {
  const lost = needed.roles.filter((role) => !served.roles.includes(role));
  return [
    ...(lost.length === 0 ? [] : [`${lost.map(roleText).join(', ')} tidak boleh memakainya lagi`]),
    ...(needed.unit === 'any' && served.unit === 'own'
      ? ['kini hanya untuk baris satuan kerja sendiri']
      : []),
  ];
}

const roleText = (role: string) => (role === 'guest' ? 'tamu' : `peran ${role}`);

const yearText = (tahun: CallContract['tahun']) => (tahun === undefined ? 'tanpa tahun' : `tahun ${tahun}`);

function bodyChanges(needed: CallContract, served: CallContract): string[] {
  if (needed.body === undefined && served.body === undefined) return [];
  if (served.body === undefined) return ['isi permintaan tidak diterima lagi'];
  return schemaChanges(needed.body ?? NO_FIELDS, served.body, 'request').map(text('request'));
}

function answerChanges(needed: CallContract, served: CallContract): string[] {
  if (needed.answer === undefined) return [];
  if (served.answer === undefined) return ['server tidak memberi jawaban'];
  return schemaChanges(served.answer, needed.answer, 'answer').map(text('answer'));
}

function fileChanges(needed: CallContract, served: CallContract): string[] {
  const kinds = (['consumes', 'produces'] as const).flatMap((way) => {
    if (needed[way] === served[way]) return [];
    const what = way === 'consumes' ? 'berkas yang diterima' : 'berkas yang dikirim';
    return [`jenis ${what} berubah dari ${needed[way] ?? 'JSON'} menjadi ${served[way] ?? 'JSON'}`];
  });
  const most = served.maxBytes ?? Number.POSITIVE_INFINITY;
  const isSmaller = needed.maxBytes !== undefined && needed.maxBytes > most;
  return [
    ...kinds,
    ...(isSmaller ? [`berkas kini paling besar ${most} bita (dulu ${needed.maxBytes})`] : []),
  ];
}

/** A build that says nothing of versions is from before they were written down, and is not judged by them. */
const versionChanges = (needed: CallContract, served: CallContract): string[] =>
  needed.versi === false && served.versi === true
    ? ['kini wajib menyebut versi yang ditimpa (If-Match)']
    : [];

/**
 * What keeps a remote that was made with a call as it was from using it as it is now, in Indonesian clauses; empty when it
 * fits. An answer may have more fields and fewer values than the remote reckons with; a request may be let have more fields
 * and more values than it sends. Whoever might, may still, and the year comes from the same header (ADR 98).
 */
export function callChanges(needed: CallContract, served: CallContract): string[] {
  const year = needed.tahun === served.tahun;
  return [
    ...whoChanges(needed.act, served.act),
    ...(year ? [] : [`tahunnya berubah dari ${yearText(needed.tahun)} menjadi ${yearText(served.tahun)}`]),
    ...versionChanges(needed, served),
    ...paramChanges(needed, served),
    ...schemaChanges(needed.query ?? NO_FIELDS, served.query ?? NO_FIELDS, 'request').map(text('request')),
    ...bodyChanges(needed, served),
    ...answerChanges(needed, served),
    ...fileChanges(needed, served),
  ];
}

/** The calls of a server, found by the addresses that they answer. */
export function callsByAddress(calls: readonly CallContract[]) {
  const byAddress = new Map(calls.map((call) => [addressOf(call), call]));
  return (call: Pick<CallContract, 'method' | 'path'>): CallContract | undefined =>
    byAddress.get(addressOf(call));
}
