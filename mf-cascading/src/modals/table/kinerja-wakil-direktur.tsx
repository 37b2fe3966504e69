import { handledByPage, nodeModalQueries } from '@selaras/api-client';
import type { KinerjaWakilDirektur as Kinerja } from '@selaras/contracts';
import { EMPTY_VALUE, formatPercent, formatRupiah } from '@selaras/domain';
import { DataTable, type TableColumn } from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import { targetInUnit, withUnit } from '../../tree/card/card-text';
import { AsyncPart } from '../kit/async-part';
import { DefinitionList } from '../kit/definition-list';
import type { NodeModalProps } from '../kit/node-modal-props';
import { pengampuText } from '../kit/pengampu-text';
import { Section } from '../kit/section';

type Kegiatan = Kinerja['kinerja_kegiatan'][number];

const columns: readonly TableColumn<Kegiatan>[] = [
  { id: 'sasaran', title: 'Sasaran', minWidth: '15rem', value: (row) => row.sasaran },
  { id: 'indikator', title: 'Indikator', minWidth: '13rem', value: (row) => row.indikator },
  { id: 'kegiatan', title: 'Kegiatan', minWidth: '12rem', value: (row) => row.kegiatan?.nama ?? null },
  { id: 'target', title: 'Target', numeric: true, value: (row) => targetInUnit(row) },
  { id: 'realisasi', title: 'Realisasi', numeric: true, value: (row) => withUnit(row.realisasi, row.satuan) },
  { id: 'capaian', title: 'Capaian', numeric: true, value: (row) => formatPercent(row.capaian) },
  { id: 'pengampu', title: 'Pengampu', minWidth: '13rem', value: pengampuText },
];

/** 'Kinerja Wakil Direktur': a programme that the hospital director delegated, with its activities (spec 1 §2). */
export function KinerjaWakilDirektur({ card, tahun }: NodeModalProps) {
  const query = useQuery({
    ...nodeModalQueries.kinerjaWakilDirektur(card.nodeId, tahun),
    meta: handledByPage(404),
  });
  return (
    <AsyncPart query={query}>
      {({ kinerjaProgram }) => (
        <>
          <DefinitionList items={factsOf(kinerjaProgram)} />
          <Section title="Kegiatan di bawahnya">
            <DataTable
              caption="Kinerja kegiatan di bawah program"
              columns={columns}
              rows={kinerjaProgram.kinerja_kegiatan}
              rowId={({ id }) => id}
            />
          </Section>
        </>
      )}
    </AsyncPart>
  );
}

const factsOf = (kinerja: Kinerja) => [
  { label: 'Sasaran', value: kinerja.sasaran, wide: true },
  { label: 'Indikator', value: kinerja.indikator, wide: true },
  { label: 'Program', value: kinerja.program?.nama ?? EMPTY_VALUE, wide: true },
  { label: 'Target', value: targetInUnit(kinerja) },
  { label: 'Realisasi', value: withUnit(kinerja.realisasi, kinerja.satuan) },
  { label: 'Capaian', value: formatPercent(kinerja.capaian) },
  { label: 'Pengampu', value: pengampuText(kinerja) },
  { label: 'Anggaran', value: formatRupiah(kinerja.anggaran) },
  { label: 'Realisasi anggaran', value: formatRupiah(kinerja.realisasi_anggaran) },
];
