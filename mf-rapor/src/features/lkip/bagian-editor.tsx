import { formatDateTime } from '@selaras/domain';
import { unsavedMark } from '@selaras/portal';
import { LockNotice } from '@selaras/resource';
import {
  Button,
  ConfirmDialog,
  ErrorState,
  ErrorSummary,
  LoadingState,
  latePart,
  Skeleton,
  Stack,
  spreadRow,
} from '@selaras/ui';
import { Check, UserPen } from 'lucide-react';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { SaveMark, saveWords } from './save-mark';
import type { TempatBagian } from './tempat-bagian';
import type { Pemegang, Sisa, TulisSession, TulisState } from './tulis-session';
import { endTypeAhead, takeTyped } from './typed-ahead';
import { useTulis } from './use-tulis';

const NaskahEditor = latePart(
  async () =>
    (await import(/* webpackChunkName: "naskah-editor" */ '../../naskah/editor/naskah-editor')).NaskahEditor,
  () => <Skeleton height="260px" />,
);

const Bar = styled.div`
  ${spreadRow(2)}
`;

interface BagianEditorProps {
  readonly tempat: TempatBagian;
  readonly onClose: () => void;
}

/** A section while it is written: held by a lease, saved by itself. */
export function BagianEditor({ tempat, onClose }: BagianEditorProps) {
  const { session, reader, state } = useTulis(tempat);
  const { memegang, saveState, bagian, dipulihkan, tetapTerbuka, tanpaDraf } = state;
  const [closing, setClosing] = useState(false);
  const refused = memegang.keadaan === 'dipegang' || memegang.keadaan === 'gagal';
  useEffect(() => {
    if (refused) endTypeAhead(tempat.kode);
  }, [refused, tempat.kode]);
  if (memegang.keadaan !== 'menulis' || bagian === null) {
    return <NotWriting session={session} memegang={memegang} onClose={onClose} />;
  }
  const close = async () => {
    setClosing(true);
    if (await session.close()) onClose();
    else setClosing(false);
  };
  return (
    <Stack {...unsavedMark(saveState.keadaan !== 'tersimpan')}>
      {dipulihkan !== null && (
        <LockNotice reason="draf" icon={UserPen}>
          Naskah yang Anda ketik {formatDateTime(dipulihkan)} dan belum tersimpan dipulihkan.
        </LockNotice>
      )}
      <NaskahEditor
        isi={bagian.isi}
        label={tempat.judul}
        onChange={session.changed}
        reader={reader}
        typedAhead={() => takeTyped(tempat.kode)}
      />
      {tetapTerbuka && <StillOpen saveState={saveState} tanpaDraf={tanpaDraf} onClose={onClose} />}
      <Bar>
        <SaveMark saveState={saveState} tanpaDraf={tanpaDraf} onRetry={() => void session.save()} />
        <Button variant="primary" icon={<Check size={16} />} loading={closing} onClick={() => void close()}>
          Selesai menulis
        </Button>
      </Bar>
    </Stack>
  );
}

interface StillOpenProps extends Pick<TulisState, 'saveState' | 'tanpaDraf'> {
  readonly onClose: () => void;
}

/** Why a section did not close; with a draft in this browser it can be closed all the same. */
function StillOpen({ saveState, tanpaDraf, onClose }: StillOpenProps) {
  return (
    <>
      <ErrorSummary
        fault={`Bagian ini belum ditutup, karena naskahnya belum tersimpan. ${saveWords(saveState, tanpaDraf)}`}
        faults={[]}
        onPick={() => undefined}
      />
      {!tanpaDraf && (
        <Bar>
          <Button onClick={onClose}>Tutup, naskah tetap sebagai draf di peramban ini</Button>
        </Bar>
      )}
    </>
  );
}

interface NotWritingProps {
  readonly session: TulisSession;
  readonly memegang: TulisState['memegang'];
  readonly onClose: () => void;
}

function NotWriting({ session, memegang, onClose }: NotWritingProps) {
  if (memegang.keadaan === 'dipegang') {
    return <Held pemegang={memegang.pemegang} onTake={() => void session.open(true)} onClose={onClose} />;
  }
  if (memegang.keadaan === 'gagal') {
    return (
      <ErrorState
        title="Bagian ini gagal dibuka"
        description={memegang.pesan}
        onRetry={() => void session.open()}
      />
    );
  }
  if (memegang.keadaan !== 'tergeser') return <LoadingState label="Membuka bagian" />;
  const { oleh, sisa } = memegang;
  return (
    <Stack>
      <LockNotice reason="tergeser" icon={UserPen}>
        {oleh === null
          ? 'Bagian ini berubah sejak Anda terakhir tersambung.'
          : `Bagian ini diambil alih oleh ${oleh}.`}{' '}
        {sisaWords[sisa]}
      </LockNotice>
      <Bar>
        <Button onClick={onClose}>Tutup</Button>
        <Button onClick={() => void session.open()}>Tulis lagi</Button>
      </Bar>
    </Stack>
  );
}

const sisaWords: Readonly<Record<Sisa, string>> = {
  versi: 'Naskah Anda yang belum tersimpan ada di riwayat naskah sebagai versi tersisih.',
  peramban: 'Naskah Anda yang belum tersimpan ada di peramban ini dan belum dapat dititipkan di riwayat.',
  'tidak-ada': 'Semua yang Anda tulis sudah tersimpan.',
};

interface HeldProps {
  readonly pemegang: Pemegang;
  readonly onTake: () => void;
  readonly onClose: () => void;
}

function Held({ pemegang: { nama, sejak, sesi_ini }, onTake, onClose }: HeldProps) {
  const [asking, setAsking] = useState(false);
  const siapa = sesi_ini ? 'Anda sendiri di tab lain' : nama;
  return (
    <Stack>
      <LockNotice reason="dipegang" icon={UserPen}>
        Sedang ditulis oleh {siapa} sejak {formatDateTime(sejak)}.
      </LockNotice>
      <Bar>
        <Button onClick={onClose}>Tutup</Button>
        <Button onClick={() => setAsking(true)}>Ambil alih</Button>
      </Bar>
      <ConfirmDialog
        open={asking}
        title="Ambil alih bagian ini?"
        confirmLabel="Ambil alih"
        onConfirm={() => {
          setAsking(false);
          onTake();
        }}
        onCancel={() => setAsking(false)}
      >
        {siapa} diberi tahu dan tidak dapat menulis lagi. Naskahnya yang belum tersimpan tetap ada sebagai
        versi tersisih.
      </ConfirmDialog>
    </Stack>
  );
}
