import { formatDecimal, formatPercent, formatRupiah } from '@selaras/domain';
import { type DiagramWords, diagramWords } from '../../diagram/words/diagram-words';
import { type CardSettings, targetInUnit, withUnit } from '../../tree/card/card-text';
import type { Card } from '../../tree/model/card';
import { type CardWords, cardWords } from '../../tree/words/card-words';

export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** The fields of a box by name, in the order of reading; what a box does not have is left out. */
export function factsOf(
  card: Card,
  level: number,
  { type, showSkp, words = cardWords }: CardSettings,
  said: DiagramWords['fact'] = diagramWords.fact,
): Fact[] {
  const full = type === 'cascading';
  const [indikator, ...merged] = card.indikator;
  const facts: (Fact | null)[] = [
    fact(said.indikator, indikator),
    fact(said.rsud, card.rsud === null ? null : words.rsud[card.rsud]),
    fact(said.merged, merged.join('; ')),
    fact(words.nomenklatur(level), full ? nomenklaturText(card) : null),
    fact(said.kemendagri, card.indikatorKemendagri),
    fact(words.target, targetInUnit(card, words)),
    fact(words.realisasi, withUnit(card.realisasi, card.satuan, words)),
    fact(said.capaian, words.figure(formatPercent(card.capaian))),
    ...rpjmdFacts(card, words, said),
    fact(said.bayanganSasaran, card.bayangan?.sasaran),
    fact(said.bayanganIndikator, card.bayangan?.indikator),
    fact(said.pengampu, full ? pengampuText(card) : null),
    fact(said.satuanKerja, card.satuanKerja.nama),
    fact(said.csfGagal, card.csfGagal.join('; ')),
    fact(said.penyebab, card.penyebab),
    fact(said.sifat, card.external ? said.external : null),
    fact(said.skp, showSkp ? words.skp(card.skp) : null),
  ];
  return facts.filter((entry) => entry !== null);
}

function fact(label: string, value: string | null | undefined): Fact | null {
  return value ? { label, value } : null;
}

function nomenklaturText({ nomenklatur }: Card): string | null {
  return nomenklatur === null ? null : `${nomenklatur.kode} ${nomenklatur.nama}`;
}

function pengampuText({ pengampu }: Card): string | null {
  if (pengampu === null) return null;
  return pengampu.rincian === null ? pengampu.nama : `${pengampu.nama} (${pengampu.rincian})`;
}

function rpjmdFacts({ rpjmd, satuan }: Card, words: CardWords, said: DiagramWords['fact']): (Fact | null)[] {
  if (rpjmd === null) return [];
  const percent = (value: number | null) => (value === null ? null : words.figure(formatPercent(value)));
  return [
    fact(
      said.pembanding[rpjmd.pembanding],
      rpjmd.rataNasional === null ? null : withUnit(rpjmd.rataNasional, satuan, words),
    ),
    fact(said.pertumbuhan, percent(rpjmd.pertumbuhan)),
    fact(said.lastTarget, percent(rpjmd.lastTarget)),
    fact(
      said.efisiensi,
      rpjmd.efisiensi === null
        ? null
        : words.figure(
            `${formatDecimal(rpjmd.efisiensi.persen)}% (${formatRupiah(rpjmd.efisiensi.nominal)})`,
          ),
    ),
  ];
}
