import { EMPTY_VALUE, formatPercent } from '@selaras/domain';
import { type CardSettings, targetInUnit, withUnit } from '../card/card-text';
import type { Card } from '../model/card';
import { levelAt } from '../model/level';
import { cardAt, type TreeModel } from '../model/model';
import { branchEnd, isFailing } from '../state/filter';

/** What in a branch keeps its head from its target, in the order of the tree. */
export interface Why {
  /** Boxes below that missed their target, or whose critical success factors failed. */
  readonly failing: readonly number[];
  /** Boxes below of which nothing is known yet. */
  readonly missing: readonly number[];
}

/** From this level on causes and repairs are written at a box; above it only its factors are. */
const CAUSES_FROM = 2;

/** Looks down the branch of a box, contributions of other units included; boxes that the year does not have say nothing. */
export function whyOf(model: TreeModel, box: number): Why {
  const failing: number[] = [];
  const missing: number[] = [];
  const end = branchEnd(model, box);
  for (let at = box + 1; at < end; at += 1) {
    if (model.inactive?.[at] === 1) continue;
    const { status } = cardAt(model, at);
    if (isFailing(status)) failing.push(at);
    else if (status === 'belum-ada-data') missing.push(at);
  }
  return { failing, missing };
}

/** What a box says of itself, sentence by sentence: its figures, its failed factors, its causes and their repair. */
export function sentencesOf(card: Card, level: number): string[] {
  const { capaian, csfGagal, penyebab, adaSolusi, status } = card;
  const told = [capaian === null ? tanpaAngka(card) : figuresOf(card)];
  if (csfGagal.length > 0) told.push(`CSF gagal: ${csfGagal.join('; ')}`);
  if (penyebab !== null) told.push(`Penyebab: ${penyebab}`);
  if (isFailing(status) && level >= CAUSES_FROM) {
    if (penyebab === null && csfGagal.length === 0) told.push('Penyebabnya belum ditulis');
    told.push(adaSolusi ? 'Perbaikannya sudah ditulis' : 'Perbaikannya belum ditulis');
  }
  return told.map(sentence);
}

function figuresOf(card: Card): string {
  const { capaian, realisasi, satuan } = card;
  return `Capaian ${formatPercent(capaian)}: realisasi ${withUnit(realisasi, satuan)} dari target ${targetInUnit(card)}`;
}

function tanpaAngka(card: Card): string {
  if (targetInUnit(card) === EMPTY_VALUE) return 'Belum ada angka: belum bertarget';
  if (card.realisasi === null) return 'Belum ada angka: realisasinya belum diisi';
  return 'Belum ada angka: capaiannya tidak dapat dihitung';
}

/** Ends what somebody typed as he may have ended it himself. */
const sentence = (text: string): string => (/[.!?]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`);

/** Who answers for a box: its team or post where it has one, and its unit. */
const answersFor = ({ pengampu, satuanKerja: { nama } }: Card): string =>
  pengampu === null ? nama : `${pengampu.nama}, ${nama}`;

/** The verdict on a box with all its reasons in one sentence. */
export function verdictOf(card: Card, { failing, missing }: Why): string {
  const below = [
    failing.length > 0 && `${failing.length} kinerja di bawahnya belum berhasil`,
    missing.length > 0 && `${missing.length} belum ada angkanya`,
  ].filter((part) => part !== false);
  if (below.length > 0) return sentence(below.join(' dan '));
  return isFailing(card.status) || card.capaian === null
    ? 'Semua kinerja di bawahnya tercapai: sebabnya ada pada kotak ini sendiri.'
    : 'Tidak ada yang gagal di cabang ini.';
}

/** Everything as text, to be pasted into a message or a report. */
export function whyText(
  model: TreeModel,
  box: number,
  { type }: Pick<CardSettings, 'type'>,
  why = whyOf(model, box),
): string {
  const line = (at: number) => {
    const card = cardAt(model, at);
    const level = model.level[at] ?? 0;
    return `${levelAt(level).label[type]}: ${card.sasaran} (${answersFor(card)}). ${sentencesOf(card, level).join(' ')}`;
  };
  const card = cardAt(model, box);
  const part = (title: string, boxes: readonly number[]) =>
    boxes.length === 0 ? [] : ['', title, ...boxes.map((at, index) => `${index + 1}. ${line(at)}`)];
  return [
    line(box),
    verdictOf(card, why),
    ...part('Belum berhasil', why.failing),
    ...part('Belum ada angka', why.missing),
  ].join('\n');
}
