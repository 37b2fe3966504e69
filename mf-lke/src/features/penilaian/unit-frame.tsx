import type { LkeInstrumen, LkeLembar } from '@selaras/contracts';
import type { LangkahLke } from '@selaras/domain';
import { loadFailure } from '@selaras/resource';
import { Button, ErrorState, LoadingState, lateDialog, latePart, PageHeader, useLoaded } from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { KeadaanBadge } from '../../lembar/keadaan-badge';
import { lembarQueries } from '../../lembar/lembar-queries';
import { verbOf } from '../../lembar/step-words';
import type { AntreanLembar } from './lembar-berikutnya';
import { useUnitAddress } from './unit-address';

const LembarBerikutnya = latePart(
  async () => (await import('./lembar-berikutnya')).LembarBerikutnya,
  undefined,
  { whenAllElseStands: true },
);

const StepDialog = lateDialog(async () => (await import('./step-dialog')).StepDialog);

interface UnitFrameProps {
  readonly satkerId: number;
  readonly title: string;
  readonly describe: (lembar: LkeLembar, instrumen: LkeInstrumen) => string;
  /** Steps of the evaluation that this page offers. */
  readonly steps: readonly LangkahLke[];
  readonly antrean: AntreanLembar;
  readonly children: (lembar: LkeLembar, instrumen: LkeInstrumen) => ReactNode;
}

/** One unit's worksheet with its state, the step that its reader may take, and the way back to the list. */
export function UnitFrame({ satkerId, title, describe, steps, antrean, children }: UnitFrameProps) {
  const [asking, setAsking] = useState<LangkahLke | null>(null);
  const { openUnit, openKriteria } = useUnitAddress();
  const lembarQuery = useQuery(lembarQueries.lembar(satkerId));
  const instrumenQuery = useQuery(lembarQueries.instrumen());
  const both =
    lembarQuery.data && instrumenQuery.data
      ? { lembar: lembarQuery.data.data, instrumen: instrumenQuery.data.data }
      : undefined;
  const failed =
    loadFailure(lembarQuery, 'Lembar kerja gagal dimuat') ??
    loadFailure(instrumenQuery, 'Instrumen gagal dimuat');
  const { data, failure, loading } = useLoaded(both, failed);
  const back = (
    <Button icon={<ArrowLeft size={16} />} onClick={() => openUnit(null)}>
      Daftar satuan kerja
    </Button>
  );
  if (data === undefined) {
    return (
      <>
        <PageHeader title={title} actions={back} />
        {failure && <ErrorState {...failure} />}
        {loading && <LoadingState />}
      </>
    );
  }
  const { lembar, instrumen } = data;
  const langkah = lembar.langkah.find((one) => steps.includes(one));
  return (
    <>
      <PageHeader
        title={lembar.satuan_kerja.satuan_kerja_nama}
        badge={<KeadaanBadge keadaan={lembar.keadaan} />}
        description={describe(lembar, instrumen)}
        actions={
          <>
            {back}
            {langkah !== undefined && (
              <Button variant="primary" onClick={() => setAsking(langkah)}>
                {verbOf(langkah)}
              </Button>
            )}
          </>
        }
      />
      {langkah === undefined && <LembarBerikutnya satkerId={satkerId} antrean={antrean} />}
      {children(lembar, instrumen)}
      {asking !== null && asking !== 'buka-kembali' && (
        <StepDialog
          langkah={asking}
          lembar={lembar}
          instrumen={instrumen}
          onShow={openKriteria}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
}
