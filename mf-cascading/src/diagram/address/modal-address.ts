import type { NodeAction } from '../../tree/model/action';

/** Actions of a box that open a modal. */
export type ModalKind = Exclude<NodeAction, 'pk' | 'cc' | 'rekap-anggaran' | 'ex'>;

const kinds: Readonly<Record<ModalKind, true>> = {
  ra: true,
  rra: true,
  do: true,
  'langkah-aksi': true,
  'wakil-direktur': true,
  solusi: true,
  csf: true,
  gagal: true,
  kamus: true,
};

export const isModalKind = (action: string): action is ModalKind => Object.hasOwn(kinds, action);

/** The open modal: which one, of which box, and the page of its list. */
export interface ModalAddress {
  readonly kind: ModalKind;
  /** Key of the box. */
  readonly key: string;
  readonly page: number;
}

/** As it stands in the address: `ra/sasaran-strategis-pd:12`, from the second page on `ra/sasaran-strategis-pd:12/2`. */
export function writeModal({ kind, key, page }: ModalAddress): string {
  return [kind, key, ...(page > 1 ? [page] : [])].join('/');
}

/** Null for whatever is no modal: an address may be typed. */
export function readModal(text: string | null): ModalAddress | null {
  const [kind = '', key = '', pageText = '1', ...rest] = (text ?? '').split('/');
  const page = Number(pageText);
  if (!isModalKind(kind) || key === '' || rest.length > 0) return null;
  if (!Number.isInteger(page) || page < 1) return null;
  return { kind, key, page };
}
