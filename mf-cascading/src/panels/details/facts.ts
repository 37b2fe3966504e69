import { formatDecimal, formatPercent, formatRupiah, pembandingWords } from '@selaras/domain';
import { type CardSettings, rsudText, skpText, withUnit } from '../../tree/card/card-text';
import type { Card } from '../../tree/model/card';
import { levelAt } from '../../tree/model/level';

export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** The fields of a box by name, in the order of reading; what a box does not have is left out. */
export function factsOf(card: Card, level: number, { type, showSkp }: CardSettings): Fact[] {
  const full = type === 'cascading';
  const [indikator, ...merged] = card.indikator;
  const facts: (Fact | null)[] = [
    fact('Indikator', indikator),
    fact('Kinerja RSUD', card.rsud === null ? null : rsudText[card.rsud]),
    fact('Indikator lain yang digabung', merged.join('; ')),
    fact(levelAt(level).nomenklatur ?? '', full ? nomenklaturText(card) : null),
    fact('Indikator menurut Kemendagri', card.indikatorKemendagri),
    fact('Target', withUnit(card.target, card.satuan)),
    fact('Realisasi', withUnit(card.realisasi, card.satuan)),
    fact('Capaian', formatPercent(card.capaian)),
    ...rpjmdFacts(card),
    fact('Sasaran bayangan', card.bayangan?.sasaran),
    fact('Indikator bayangan', card.bayangan?.indikator),
    fact('Pengampu', full ? pengampuText(card) : null),
    fact('Satuan kerja', card.satuanKerja.nama),
    fact('CSF gagal', card.csfGagal.join('; ')),
    fact('Penyebab kegagalan', card.penyebab),
    fact('Sifat kinerja', card.external ? 'Kinerja eksternal (Ex)' : null),
    fact('SKP', showSkp ? skpText(card.skp) : null),
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

function rpjmdFacts({ rpjmd, satuan }: Card): (Fact | null)[] {
  if (rpjmd === null) return [];
  const percent = (value: number | null) => (value === null ? null : formatPercent(value));
  return [
    fact(
      pembandingWords[rpjmd.pembanding],
      rpjmd.rataNasional === null ? null : withUnit(rpjmd.rataNasional, satuan),
    ),
    fact('Pertumbuhan dari tahun sebelumnya', percent(rpjmd.pertumbuhan)),
    fact('Capaian terhadap target akhir RPJMD', percent(rpjmd.lastTarget)),
    fact(
      'Efisiensi sumber daya',
      rpjmd.efisiensi === null
        ? null
        : `${formatDecimal(rpjmd.efisiensi.persen)}% (${formatRupiah(rpjmd.efisiensi.nominal)})`,
    ),
  ];
}
