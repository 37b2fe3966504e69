import type { LkipBagian, Naskah } from '@selaras/contracts';
import { formatDateTime, kataTanda, tandaTanpaHuruf } from '@selaras/domain';
import { Button, framed, lateDialog, latePart, Skeleton, space, tokens, wrapRow } from '@selaras/ui';
import { History, PencilLine } from 'lucide-react';
import { type ReactNode, useId, useMemo, useState } from 'react';
import styled from 'styled-components';
import { NaskahView } from '../../naskah/naskah-view';
import { textsOf } from '../../naskah/texts-of';
import { useDrafKeys } from './draf-keys';
import { DrafNotice } from './draf-notice';
import { idBagian } from './lkip-chapters';
import type { TempatBagian } from './tempat-bagian';
import { typeAhead } from './typed-ahead';
import { useDrafTime } from './use-draf-time';

const BagianEditor = latePart(
  async () => (await import(/* webpackChunkName: "lkip-editor" */ './bagian-editor')).BagianEditor,
  () => <Skeleton height="320px" />,
);
const VersiDialog = lateDialog(
  async () => (await import(/* webpackChunkName: "lkip-versi" */ './versi-dialog')).VersiDialog,
);

const Card = styled.section`
  ${framed}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  padding: ${space(4)};
  & > header {
    ${wrapRow(2)}
    align-items: flex-start;
    justify-content: space-between;
  }
  & > header > div { min-width: min(100%, 16rem); flex: 1; }
  & > header p { color: ${tokens.colour.muted}; font-size: ${tokens.text[12]}; }
  @media print {
    border: 0;
    padding: 0;
    & > header p, & button { display: none; }
  }
`;

const Buttons = styled.span`
  ${wrapRow(2)}
`;

const Unprinted = styled.p`
  padding: ${space(2)} ${space(3)};
  border-radius: ${tokens.radius.control};
  background: ${tokens.colour['danger-soft']};
  @media print { display: none; }
`;

const Missing = styled.p`
  color: ${tokens.colour.muted};
`;

interface BagianCardProps {
  readonly tempat: TempatBagian;
  readonly bagian: LkipBagian;
  /** Whether the reader is one of its authors. */
  readonly writes: boolean;
  /** Whether it is the one that is written on this page. */
  readonly open: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  /** What stands below its text, on the page as in its files. */
  readonly children?: ReactNode;
}

/** A section of the report: its text as it is read, or the editor while it is written here. */
export function BagianCard({ tempat, bagian, writes, open, onOpen, onClose, children }: BagianCardProps) {
  const { judul, petunjuk } = tempat;
  const [history, setHistory] = useState(false);
  const id = useId();
  const keys = useDrafKeys(tempat);
  const typed = useDrafTime(open ? null : keys.draf);
  const aside = useDrafTime(open ? null : keys.tersisih);
  return (
    <Card id={idBagian(tempat.kode)} aria-labelledby={id}>
      <header>
        <div>
          <h3 id={id}>{judul}</h3>
          <p>{open ? petunjuk : typed === null ? stateOf(bagian) : 'Belum tersimpan'}</p>
        </div>
        {!open && (
          <Buttons>
            <Button
              size="small"
              icon={<History size={14} />}
              aria-label={`Riwayat naskah ${judul}`}
              onClick={() => setHistory(true)}
            >
              Riwayat
            </Button>
            {writes && (
              <Button
                size="small"
                icon={<PencilLine size={14} />}
                aria-label={`Tulis ${judul}`}
                onClick={() => {
                  typeAhead(tempat.kode);
                  onOpen();
                }}
              >
                Tulis
              </Button>
            )}
          </Buttons>
        )}
      </header>
      {typed !== null && (
        <DrafNotice draf={keys.draf} waktu={typed} judul={judul} onGoOn={writes ? onOpen : undefined} />
      )}
      {aside !== null && <DrafNotice draf={keys.tersisih} waktu={aside} judul={judul} isAside />}
      {open && <BagianEditor tempat={tempat} onClose={onClose} />}
      {!open && bagian.isi !== null && <TanpaHuruf naskah={bagian.isi} />}
      {!open && bagian.isi !== null && <NaskahView naskah={bagian.isi} />}
      {!open && bagian.isi === null && <Missing>{writes ? petunjuk : 'Bagian ini belum ditulis.'}</Missing>}
      {children}
      {history && (
        <VersiDialog tempat={tempat} bagian={bagian} writes={writes} onClose={() => setHistory(false)} />
      )}
    </Card>
  );
}

/** Says which signs keep the report from being printed, before anybody asks for its file. */
function TanpaHuruf({ naskah }: { naskah: Naskah }) {
  const signs = useMemo(
    () =>
      tandaTanpaHuruf(
        textsOf(naskah)
          .map(({ text }) => text)
          .join(''),
      ),
    [naskah],
  );
  if (signs.length === 0) return null;
  return (
    <Unprinted role="note">
      {signs.slice(0, 5).map(kataTanda).join(', ')} tidak dapat dicetak dalam PDF dan DOCX. Tekan “Tulis”;
      tempatnya ditandai di sana.
    </Unprinted>
  );
}

function stateOf({ pemegang, diubah, oleh }: LkipBagian): string {
  if (pemegang !== null) {
    const siapa = pemegang.sesi_ini ? 'Anda' : pemegang.nama;
    return `Sedang ditulis oleh ${siapa} sejak ${formatDateTime(pemegang.sejak)}`;
  }
  if (diubah === null) return 'Belum ditulis';
  return `Tersimpan ${formatDateTime(diubah)}${oleh === null ? '' : ` oleh ${oleh}`}`;
}
