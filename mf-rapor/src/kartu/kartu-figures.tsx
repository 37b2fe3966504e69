import { CardGrid, PageSection, StatCard } from '@selaras/ui';
import { type KartuAngka, type KartuSebutan, kartuFacts } from './kartu-facts';

/** A card that has not come: as many figures as it will have. */
const awaited: KartuAngka = {
  satuan_kerja: null,
  final: true,
  peringkat: null,
  ringkasan: {
    jumlah: 0,
    tercapai: 0,
    tidak_tercapai: 0,
    belum_diisi: 0,
    capaian: null,
    berpenyebab: 0,
    diperbaiki: 0,
    langkah: 0,
    anggaran: 0,
    realisasi: null,
    sisa: 0,
    lebih: 0,
    serapan: null,
    anggaran_tidak_tercapai: 0,
    efisiensi: null,
  },
};

interface KartuFiguresProps extends KartuSebutan {
  kartu: KartuAngka | undefined;
}

/** The figures of a report card, each with what it means. */
export const KartuFigures = ({ kartu, ...sebutan }: KartuFiguresProps) => (
  <PageSection title="Angka rapor" titleHidden>
    <CardGrid $min={190}>
      {kartuFacts(kartu ?? awaited, sebutan).map((fact) => (
        <StatCard key={fact.label} {...fact} loading={kartu === undefined} />
      ))}
    </CardGrid>
  </PageSection>
);
