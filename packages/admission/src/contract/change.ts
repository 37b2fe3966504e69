/** Which way a schema travels: what a remote writes, or what it reads. */
export type Side = 'request' | 'answer';

/** One reason why two schemas do not fit, at a field; the empty place is the whole. */
export interface Change {
  readonly at: string;
  readonly kind:
    | { readonly is: 'missing' }
    | { readonly is: 'demanded' }
    | { readonly is: 'unknown' }
    | { readonly is: 'value'; readonly value: unknown }
    | { readonly is: 'type'; readonly from: string; readonly to: string }
    | { readonly is: 'limit'; readonly keyword: string; readonly from: unknown; readonly to: unknown }
    | { readonly is: 'incomparable' };
}

const limitNames: Readonly<Record<string, string>> = {
  minLength: 'panjang teks paling sedikit',
  maxLength: 'panjang teks paling banyak',
  minimum: 'angka terkecil',
  maximum: 'angka terbesar',
  multipleOf: 'kelipatan',
  minItems: 'jumlah butir paling sedikit',
  maxItems: 'jumlah butir paling banyak',
  uniqueItems: 'butir yang tidak boleh sama',
  pattern: 'pola teks',
  format: 'bentuk teks',
};

const shown = (value: unknown): string => (value === undefined ? 'tanpa batas' : JSON.stringify(value));

/** What changed at a field for a remote that was made with the contract as it was before, in one plain Indonesian clause. */
export function changeText({ at, kind }: Change, side: Side): string {
  const field = at === '' ? (side === 'request' ? 'isiannya' : 'jawabannya') : `${noun(side)} "${at}"`;
  const asked = side === 'request';
  switch (kind.is) {
    case 'missing':
      return asked ? `${field} kini wajib diisi` : `${field} tidak ada di server`;
    case 'demanded':
      return asked ? `${field} kini wajib diisi` : `${field} tidak selalu ada lagi`;
    case 'unknown':
      return `${field} tidak diterima lagi`;
    case 'value':
      return valueText(field, kind.value, asked);
    case 'type':
      // Of a request the remote's is what was, of an answer the server's is what is now.
      return asked
        ? `${field} berubah dari ${kind.from} menjadi ${kind.to}`
        : `${field} berubah dari ${kind.to} menjadi ${kind.from}`;
    case 'limit': {
      const [before, now] = asked ? [kind.from, kind.to] : [kind.to, kind.from];
      return `${limitNames[kind.keyword] ?? kind.keyword} ${field} berubah dari ${shown(before)} menjadi ${shown(now)}`;
    }
    case 'incomparable':
      return `${field} berubah dengan cara yang tidak dapat dibandingkan`;
  }
}

const noun = (side: Side) => (side === 'request' ? 'isian' : 'field');

function valueText(field: string, value: unknown, asked: boolean): string {
  if (value === null)
    return asked ? `${field} tidak boleh kosong (null) lagi` : `${field} kini dapat kosong (null)`;
  return asked
    ? `nilai ${shown(value)} untuk ${field} tidak diterima lagi`
    : `${field} kini dapat bernilai ${shown(value)}`;
}
