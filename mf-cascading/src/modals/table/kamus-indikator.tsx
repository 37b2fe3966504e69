import { handledByPage, nodeModalQueries } from '@selaras/api-client';
import type { KamusIndikatorNode } from '@selaras/contracts';
import { EMPTY_VALUE, polaritasMeanings } from '@selaras/domain';
import { PutusanBadge } from '@selaras/resource/sign';
import { DataTable, Formula, type TableColumn } from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import { AsyncPart } from '../kit/async-part';
import { DefinitionList } from '../kit/definition-list';
import type { NodeModalProps } from '../kit/node-modal-props';
import { Section } from '../kit/section';

interface Row {
  readonly keluaran: string;
  readonly kemendagri: string | null;
}

const columns: readonly TableColumn<Row>[] = [
  { id: 'keluaran', title: 'Indikator Output', value: ({ keluaran }) => keluaran, minWidth: '16rem' },
  {
    id: 'kemendagri',
    title: 'Indikator Sub Kegiatan Versi Kemendagri',
    value: ({ kemendagri }) => kemendagri,
    minWidth: '16rem',
  },
];

/**
 * 'Kamus Indikator': the unit's own output indicator beside the one that the ministry fixed (spec 1 §2), and below them
 * what the dictionary says of it.
 */
export function KamusIndikator({ card, tahun }: NodeModalProps) {
  const query = useQuery({
    ...nodeModalQueries.kamusIndikator(card.nodeId, tahun),
    meta: handledByPage(404),
  });
  return (
    <>
      <DataTable
        caption="Kamus indikator"
        columns={columns}
        rows={[{ keluaran: card.indikator.join('; '), kemendagri: card.indikatorKemendagri }]}
        rowId={({ keluaran }) => keluaran}
      />
      <Section title="Penjelasan indikator">
        <AsyncPart query={query}>
          {({ kamusIndikator }) =>
            kamusIndikator === null ? (
              <p>Belum ada penjelasan dalam kamus indikator.</p>
            ) : (
              <DefinitionList items={factsOf(kamusIndikator)} />
            )
          }
        </AsyncPart>
      </Section>
    </>
  );
}

const factsOf = (kamus: KamusIndikatorNode) => [
  { label: 'Definisi', value: kamus.definisi ?? EMPTY_VALUE, wide: true },
  { label: 'Tujuan', value: kamus.tujuan ?? EMPTY_VALUE, wide: true },
  {
    label: 'Formula',
    value: kamus.formula === null ? EMPTY_VALUE : <Formula source={kamus.formula} />,
    wide: true,
  },
  { label: 'Satuan', value: kamus.satuan ?? EMPTY_VALUE },
  { label: 'Polaritas', value: kamus.polaritas === null ? EMPTY_VALUE : polaritasMeanings[kamus.polaritas] },
  { label: 'Sumber data', value: kamus.sumber_data ?? EMPTY_VALUE },
  { label: 'Frekuensi', value: kamus.frekuensi ?? EMPTY_VALUE },
  { label: 'Periode pelaporan', value: kamus.periode_pelaporan ?? EMPTY_VALUE },
  {
    label: 'Validasi Bappeda',
    value: <PutusanBadge putusan={kamus.validasi} />,
  },
];
