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
export interface ModalState {
  readonly kind: ModalKind;
  /** Key of the box. */
  readonly kotak: string;
  readonly halaman: number;
}

/** As it stands in the address: `ra/sasaran-strategis-pd:12`, from the second page on `ra/sasaran-strategis-pd:12/2`. */
export function writeModal({ kind, kotak, halaman }: ModalState): string {
  return [kind, kotak, ...(halaman > 1 ? [halaman] : [])].join('/');
}

/** Null for whatever is no modal: an address may be typed. */
export function readModal(text: string | null): ModalState | null {
  const [kind = '', kotak = '', page = '1', ...rest] = (text ?? '').split('/');
  const halaman = Number(page);
  if (!isModalKind(kind) || kotak === '' || rest.length > 0) return null;
  if (!Number.isInteger(halaman) || halaman < 1) return null;
  return { kind, kotak, halaman };
}
