import { type Card, cardOf, type TreeNode } from './card';

/** Whether a value can be a node at all: an object with an id to name it by. */
export const isNode = (value: unknown): value is TreeNode =>
  isRecord(value) && (typeof value.id === 'number' || typeof value.id === 'string');

/** A copy of a node that keeps the contract: what does not becomes null, an empty list or a dash. */
export type Mend = (node: TreeNode) => TreeNode;

/**
 * The card of a node as it came over the network. What breaks the contract is replaced by nothing, so that the rest of
 * the box can still be drawn; `broken` says so. null when even that gives no card.
 */
export function readCard(
  node: TreeNode,
  tahun: number,
  mend: Mend | null,
): { card: Card; broken: boolean } | null {
  const card = attempt(node, tahun);
  if (card !== null) return { card, broken: false };
  const mended = mend && attempt(mend(node), tahun);
  return mended === null ? null : { card: mended, broken: true };
}

function attempt(node: TreeNode, tahun: number): Card | null {
  try {
    const card = cardOf(node, tahun);
    return isSound(card) ? card : null;
  } catch {
    return null;
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isText = (value: unknown) => typeof value === 'string';
export const isTextOrNull = (value: unknown) => value === null || isText(value);
export const isFigure = (value: unknown) => value === null || Number.isFinite(value);

/** The parts of a card that painting, searching, sizing and comparing rely on. */
function isSound(card: Card): boolean {
  const { satuanKerja, nomenklatur, pengampu, bayangan, tahunan } = card;
  return (
    isText(card.sasaran) &&
    [...card.indikator, ...card.csfGagal, ...card.csfTercapai].every(isText) &&
    isTextOrNull(card.satuan) &&
    isTextOrNull(card.penyebab) &&
    isTextOrNull(card.indikatorKemendagri) &&
    [card.target, card.range_min, card.range_max, card.realisasi, card.capaian].every(isFigure) &&
    Number.isFinite(satuanKerja.id) &&
    isText(satuanKerja.nama) &&
    isTextOrNull(satuanKerja.singkatan) &&
    (nomenklatur === null || (isText(nomenklatur.kode) && isText(nomenklatur.nama))) &&
    (pengampu === null || (isText(pengampu.nama) && isTextOrNull(pengampu.rincian))) &&
    (bayangan === null || (isText(bayangan.sasaran) && isText(bayangan.indikator))) &&
    tahunan.every(({ target, realisasi, capaian }) => [target, realisasi, capaian].every(isFigure))
  );
}
