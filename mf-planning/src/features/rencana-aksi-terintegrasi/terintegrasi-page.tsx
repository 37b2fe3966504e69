import { apiClient } from '@selaras/api-client';
import type { Kunci } from '@selaras/contracts';
import { Link, useSearchParams, useSession } from '@selaras/portal';
import { loadFailure, SpreadsheetButton } from '@selaras/resource';
import { choosesUnit, shownUnit, UnitFirst } from '@selaras/resource/unit';
import { ErrorState, LinkButton, LoadingState, PageHeader, useLoaded } from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import { ClipboardCheck, ClipboardList } from 'lucide-react';
import { realisasiLock } from './cell-lock';
import { SheetView } from './sheet-view';
import { mergeAnswer, type TableAnswer } from './table-answer';
import { type GridColumn, realisasiColumns, rencanaColumns } from './terintegrasi-columns';
import { rencanaAksiTerintegrasiEndpoints, rencanaAksiTerintegrasiQueries } from './terintegrasi-queries';

interface Part {
  readonly bagian: 'rencana' | 'realisasi';
  readonly title: string;
  readonly description: string;
  readonly columns: readonly GridColumn[];
  readonly lock: (kunci: Kunci) => Kunci;
  readonly other: { readonly path: string; readonly title: string };
}

const PATH = '/kinerja-langkah-aksi-terintegrasi';

const rencana: Part = {
  bagian: 'rencana',
  title: 'Rencana Aksi Terintegrasi',
  description: 'Sasaran sampai langkah aksi satu satuan kerja dalam satu tabel, dengan target tiap triwulan.',
  columns: rencanaColumns,
  lock: (kunci) => kunci,
  other: { path: `${PATH}/realisasi`, title: 'Isi realisasi' },
};

const realisasi: Part = {
  bagian: 'realisasi',
  title: 'Realisasi Rencana Aksi Terintegrasi',
  description: 'Realisasi tiap triwulan di samping targetnya; capaian dihitung seketika.',
  columns: realisasiColumns,
  lock: realisasiLock,
  other: { path: PATH, title: 'Lihat rencana' },
};

export const RencanaPage = () => <TerintegrasiPage part={rencana} />;
export const RealisasiPage = () => <TerintegrasiPage part={realisasi} />;

function TerintegrasiPage({ part }: { part: Part }) {
  const { user, tahunKinerja } = useSession();
  const [address, setAddress] = useSearchParams();
  const unit = shownUnit(user, Number(address.get('satuan_kerja_id')) || null);
  const search = unit !== null && choosesUnit(user) ? `?satuan_kerja_id=${unit}` : '';

  return (
    <>
      <PageHeader
        title={part.title}
        description={part.description}
        actions={
          unit !== null && (
            <>
              <LinkButton
                as={Link}
                to={part.other.path + search}
                icon={part.bagian === 'rencana' ? <ClipboardCheck size={16} /> : <ClipboardList size={16} />}
              >
                {part.other.title}
              </LinkButton>
              <SpreadsheetButton
                size="medium"
                file={() =>
                  apiClient.file(rencanaAksiTerintegrasiEndpoints.export, {
                    query: { satuan_kerja_id: unit, bagian: part.bagian },
                  })
                }
                name={`${part.bagian}-aksi-terintegrasi-${unit}-${tahunKinerja}.xlsx`}
              />
            </>
          )
        }
      />
      <UnitFirst
        unit={unit}
        onChoose={(chosen) =>
          setAddress(chosen === null ? {} : { satuan_kerja_id: String(chosen) }, { replace: true })
        }
        none="Tabel tampil setelah satuan kerjanya dipilih."
      >
        {(shown) => <UnitSheet unit={shown} part={part} />}
      </UnitFirst>
    </>
  );
}

const sharing = (before: unknown, answer: unknown) =>
  mergeAnswer(before as TableAnswer | undefined, answer as TableAnswer);

function UnitSheet({ unit, part }: { unit: number; part: Part }) {
  const query = useQuery({
    ...rencanaAksiTerintegrasiQueries.list(unit),
    structuralSharing: sharing,
  });
  const { data: answer, failure } = useLoaded(query.data, loadFailure(query, `${part.title} gagal dimuat`));
  if (answer !== undefined) {
    return (
      <SheetView
        label={part.title}
        data={answer.data}
        columns={part.columns}
        lock={part.lock}
        checks={part.bagian === 'rencana'}
      />
    );
  }
  return failure === null ? <LoadingState label="Memuat tabel" /> : <ErrorState {...failure} />;
}
