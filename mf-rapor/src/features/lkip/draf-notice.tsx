import type { Naskah } from '@selaras/contracts';
import { formatDateTime } from '@selaras/domain';
import { LockNotice } from '@selaras/resource';
import { Button, ConfirmDialog, dropDraft, Modal, readDraft, space } from '@selaras/ui';
import { FileWarning } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { NaskahView } from '../../naskah/naskah-view';

const Root = styled.div`
  display: grid;
  gap: ${space(2)};
  & > div:last-of-type { display: flex; flex-wrap: wrap; gap: ${space(2)}; }
  @media print { display: none; }
`;

interface DrafNoticeProps {
  /** Its key among the drafts of this browser. */
  readonly draf: string;
  /** When it was typed, ISO 8601. */
  readonly waktu: string;
  readonly judul: string;
  /** It was typed over a text that has changed since, so that it can be read and copied alone. */
  readonly isAside?: boolean;
  /** Left out: the reader cannot write the section now. */
  readonly onGoOn?: (() => void) | undefined;
}

/** Says that a text that was typed here lies in this browser alone, and shows it. */
export function DrafNotice({ draf, waktu, judul, isAside = false, onGoOn }: DrafNoticeProps) {
  const [shown, setShown] = useState<Naskah | null>(null);
  const [asking, setAsking] = useState(false);
  return (
    <Root>
      <LockNotice reason="belum-tersimpan" icon={FileWarning}>
        Naskah yang Anda ketik {formatDateTime(waktu)} belum tersimpan; adanya di peramban ini saja.
        {isAside && ' Naskah bagian ini sudah berubah sejak itu: lihat dan salin yang masih perlu.'}
      </LockNotice>
      <div>
        <Button
          size="small"
          aria-label={`Lihat naskah ${judul} yang belum tersimpan`}
          onClick={() => setShown(readDraft<Naskah>(draf)?.nilai ?? null)}
        >
          Lihat
        </Button>
        {onGoOn && (
          <Button size="small" aria-label={`Lanjutkan menulis ${judul}`} onClick={onGoOn}>
            Lanjutkan menulis
          </Button>
        )}
        {isAside && (
          <Button
            size="small"
            aria-label={`Buang naskah ${judul} yang belum tersimpan`}
            onClick={() => setAsking(true)}
          >
            Buang
          </Button>
        )}
      </div>
      {shown !== null && (
        <Modal
          open
          title="Naskah di peramban ini"
          description={judul}
          size="large"
          onClose={() => setShown(null)}
        >
          <NaskahView naskah={shown} />
        </Modal>
      )}
      <ConfirmDialog
        open={asking}
        title="Buang naskah ini?"
        confirmLabel="Buang"
        onConfirm={() => {
          setAsking(false);
          dropDraft(draf);
        }}
        onCancel={() => setAsking(false)}
      >
        Naskah yang Anda ketik {formatDateTime(waktu)} hanya ada di peramban ini dan tidak dapat dikembalikan.
      </ConfirmDialog>
    </Root>
  );
}
