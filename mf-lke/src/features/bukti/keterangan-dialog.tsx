import type { LkeBukti, LkeEviden } from '@selaras/contracts';
import { ActDialog, loadFailure } from '@selaras/resource';
import { ErrorState, Modal, Skeleton } from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { evidenQueries } from './bukti-queries';
import { refusalOf } from './field-errors';
import { GantiIsi } from './ganti-isi';
import { KeteranganFields, keteranganBody } from './keterangan-fields';
import type { Kriteria } from './shown-bukti';
import { useDescribe } from './use-eviden';

interface KeteranganDialogProps {
  kriteria: Kriteria;
  bukti: LkeBukti;
  onClose: () => void;
}

/** What is said of a piece of evidence, and a new content for it. */
export function KeteranganDialog({ kriteria, bukti, onClose }: KeteranganDialogProps) {
  const query = useQuery(evidenQueries.list(kriteria.satkerId, { eviden_id: bukti.eviden_id }));
  const eviden = query.data?.data[0];
  const failure = loadFailure(query, 'Eviden belum dapat dibuka');
  if (eviden !== undefined) {
    return <KeteranganForm key={eviden.versi} kriteria={kriteria} eviden={eviden} onClose={onClose} />;
  }
  return (
    <Modal open title="Keterangan eviden" onClose={onClose}>
      {failure === null ? <Skeleton height="280px" /> : <ErrorState {...failure} />}
    </Modal>
  );
}

interface KeteranganFormProps {
  kriteria: Kriteria;
  eviden: LkeEviden;
  onClose: () => void;
}

function KeteranganForm({ kriteria, eviden, onClose }: KeteranganFormProps) {
  const before = {
    nama: eviden.nama,
    tanggal_dokumen: eviden.tanggal_dokumen ?? '',
    periode: eviden.periode ?? '',
  };
  const [value, setValue] = useState(before);
  const describe = useDescribe(kriteria, eviden);
  const { errorOf, refusal } = refusalOf(describe.error, ['nama', 'tanggal_dokumen', 'periode']);
  return (
    <ActDialog
      title="Keterangan eviden"
      description={
        eviden.kriteria.length > 1 ? `Dipakai ${eviden.kriteria.length} kriteria tahun ini.` : undefined
      }
      verb="Simpan"
      sending={describe}
      typed={JSON.stringify(value) !== JSON.stringify(before)}
      refusal={refusal}
      onSubmit={() => describe.mutate(keteranganBody(value), { onSuccess: onClose })}
      onClose={onClose}
    >
      <KeteranganFields value={value} onChange={setValue} errorOf={errorOf} />
      <GantiIsi kriteria={kriteria} eviden={eviden} onDone={onClose} />
    </ActDialog>
  );
}
