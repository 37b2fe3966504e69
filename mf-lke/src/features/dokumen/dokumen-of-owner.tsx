import { type dokumenCalls, jenisDokumen, type PemilikDokumen, type QueryOf } from '@selaras/contracts';
import { jenisDokumenWords } from '@selaras/domain';
import { useSession } from '@selaras/portal';
import { loadFailure } from '@selaras/resource';
import { CardGrid, EmptyState, ErrorState, LoadingState, lateDialog, Stack, useLoaded } from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type DokumenAct, DokumenCard } from './dokumen-card';
import { dokumenQueries } from './dokumen-queries';
import { keepsDocuments, ownerName } from './owner';

const DokumenDialog = lateDialog(async () => (await import('./dokumen-dialog')).DokumenDialog);

interface DokumenOfOwnerProps {
  asked: Pick<QueryOf<typeof dokumenCalls.list>, 'satuan_kerja_id' | 'kabupaten'>;
  /** Says whose they are, to who sees more than his own. */
  titled: boolean;
}

/** The four documents of one unit, or of the regency, as cards: what is there, and what to do about it. */
export function DokumenOfOwner({ asked, titled }: DokumenOfOwnerProps) {
  const query = useQuery(dokumenQueries.list(asked));
  const { loading, data, failure } = useLoaded(query.data?.data, loadFailure(query, 'Dokumen gagal dimuat'));
  if (failure) return <ErrorState {...failure} />;
  if (loading || data === undefined) return <LoadingState label="Memuat dokumen" />;
  const [owner] = data;
  return owner === undefined ? (
    <EmptyState title="Satuan kerja ini tidak ada" description="Pilih dari daftar semua satuan kerja." />
  ) : (
    <Documents owner={owner} titled={titled} />
  );
}

function Documents({ owner, titled }: { owner: PemilikDokumen; titled: boolean }) {
  const { user } = useSession();
  const [act, setAct] = useState<DokumenAct | null>(null);
  const mayWrite = keepsDocuments(user, owner.satuan_kerja);
  const kinds = jenisDokumen.filter(
    (jenis) => owner.satuan_kerja !== null || jenisDokumenWords[jenis].kabupaten,
  );
  return (
    <Stack $gap={5}>
      {titled && <h2>{ownerName(owner.satuan_kerja)}</h2>}
      <CardGrid $min={420}>
        {kinds.map((jenis) => (
          <DokumenCard
            key={jenis}
            jenis={jenis}
            dokumen={owner.dokumen.find((one) => one.jenis_dokumen_id === jenis) ?? null}
            mayWrite={mayWrite}
            onAct={setAct}
          />
        ))}
      </CardGrid>
      {act && <DokumenDialog act={act} owner={owner.satuan_kerja} onClose={() => setAct(null)} />}
    </Stack>
  );
}
