import { keteranganEvidenFields, type LkeBukti, type LkeEviden } from '@selaras/contracts';
import { loadFailure, useVersioned } from '@selaras/resource';
import { refusalOf, VersionedDialog } from '@selaras/resource/act';
import { typedBody, typedValues, typedWords } from '@selaras/resource/typed';
import { ErrorState, Modal, Skeleton } from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import { evidenQueries } from './bukti-queries';
import { GantiIsi } from './ganti-isi';
import { KeteranganFields } from './keterangan-fields';
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
    return <KeteranganForm kriteria={kriteria} eviden={eviden} onClose={onClose} />;
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

const keteranganOf = (eviden: LkeEviden) => typedValues(keteranganEvidenFields, eviden);
const words = typedWords(keteranganEvidenFields);

function KeteranganForm({ kriteria, eviden, onClose }: KeteranganFormProps) {
  const form = useVersioned(eviden, keteranganOf, { draft: ['eviden', eviden.id] });
  const describe = useDescribe(kriteria, form.row);
  const { errorOf, refusal } = refusalOf(describe.error, Object.keys(keteranganEvidenFields));
  return (
    <VersionedDialog
      title="Keterangan eviden"
      description={
        eviden.kriteria.length > 1 ? `Dipakai ${eviden.kriteria.length} kriteria tahun ini.` : undefined
      }
      verb="Simpan"
      form={form}
      words={words}
      save={describe}
      body={() => typedBody(keteranganEvidenFields, form.values)}
      refusal={refusal}
      onClose={onClose}
    >
      <KeteranganFields form={form} errorOf={errorOf} />
      <GantiIsi kriteria={kriteria} eviden={eviden} onDone={onClose} />
    </VersionedDialog>
  );
}
