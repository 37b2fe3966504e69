import { failureText } from '@selaras/api-client';
import type { NarasiBagian, NarasiDraf } from '@selaras/contracts';
import { formatDateTime, type KeputusanDraf } from '@selaras/domain';
import { LockNotice } from '@selaras/resource';
import { Button, ConfirmDialog, centredRow, space, tokens, wrapRow } from '@selaras/ui';
import { Calculator, TriangleAlert, Undo2 } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { bandingDraf, type KalimatDraf } from './banding-draf';
import { isEmpty, isSame } from './naskah-narasi';
import type { Putuskan } from './use-putuskan';

const Root = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  padding: ${space(3)} ${space(4)};
  border: 1px dashed ${tokens.colour.line};
  border-radius: ${tokens.radius.card};
  background: ${tokens.colour.sunken};
  @media print { display: none; }
  & h4 { display: flex; align-items: center; gap: ${space(2)}; font-size: ${tokens.text[14]}; }
  & p { max-width: 46rem; line-height: 1.6; overflow-wrap: anywhere; }
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr));
  gap: ${space(3)};
  & > section {
    padding: ${space(3)};
    border-radius: ${tokens.radius.control};
    background: ${tokens.colour.surface};
  }
  & mark { padding: 1px 2px; border-radius: 3px; color: inherit; }
  & del { background: ${tokens.colour['danger-soft']}; }
  & mark { background: ${tokens.statusSoft.tercapai}; }
`;

const Buttons = styled.div`
  ${wrapRow(2)}
`;

const Line = styled.p`
  ${centredRow(1, 3)}
  color: ${tokens.colour.muted};
  font-size: ${tokens.text[12]};
  @media print { display: none; }
`;

interface DrafPanelProps {
  readonly judul: string;
  readonly bagian: NarasiBagian;
  readonly draf: NarasiDraf;
  /** Its text is being written on this page: the draft can be read, and decided on afterwards. */
  readonly open: boolean;
  readonly putuskan: Putuskan;
}

/** The draft of a section out of the figures: to be taken or refused, and again when the figures change. */
export function DrafPanel(props: DrafPanelProps) {
  const { judul, bagian, draf, open, putuskan } = props;
  const { teks, putusan } = draf;
  const [shown, show] = useState(false);
  if (putusan === null) return <Fresh {...props} />;
  if (putusan.draf !== teks) return <Changed {...props} putusan={putusan} />;
  if (shown) return <Fresh {...props} />;
  const changed = putusan.keputusan === 'diambil' && !isSame(bagian, teks);
  const undoable = putusan.keputusan === 'diambil' && !changed && !open && bagian.pemegang === null;
  const mine = putuskan.variables?.bagian.kode === bagian.kode;
  return (
    <Line>
      Draf dari angka {putusan.keputusan}
      {putusan.oleh === null ? '' : ` oleh ${putusan.oleh}`}, {formatDateTime(putusan.pada)}
      {changed && '; naskahnya diubah sesudah itu'}
      {(changed || putusan.keputusan === 'ditolak') && (
        <Button size="small" aria-label={`Lihat draf ${judul}`} onClick={() => show(true)}>
          Lihat draf
        </Button>
      )}
      {undoable && (
        <Button
          size="small"
          icon={<Undo2 size={14} />}
          aria-label={`Batalkan draf ${judul}`}
          loading={putuskan.isPending && mine}
          onClick={() => putuskan.mutate({ bagian, keputusan: 'dibatalkan', draf: putusan.draf })}
        >
          Batalkan
        </Button>
      )}
      {putuskan.error !== null && mine && <span role="alert">{failureText(putuskan.error).pesan}</span>}
    </Line>
  );
}

function Fresh(props: DrafPanelProps) {
  return (
    <Root aria-label={`Draf ${props.judul}`}>
      <h4>
        <Calculator size={16} aria-hidden="true" /> Draf dari angka
      </h4>
      <p>{props.draf.teks}</p>
      <Choice {...props} take="Pakai draf" refuse={props.draf.putusan === null ? 'Tolak draf' : null} />
    </Root>
  );
}

interface ChangedProps extends DrafPanelProps {
  readonly putusan: NonNullable<NarasiDraf['putusan']>;
}

function Changed({ putusan, ...props }: ChangedProps) {
  const { lama, baru } = bandingDraf(putusan.draf, props.draf.teks);
  return (
    <Root aria-label={`Draf ${props.judul}`}>
      <LockNotice reason="angka-berubah" icon={TriangleAlert}>
        Angka berubah sejak draf {putusan.keputusan} {formatDateTime(putusan.pada)}. Periksa apakah naskahnya
        masih benar.
      </LockNotice>
      <Pair>
        <section>
          <h4>Draf yang {putusan.keputusan}</h4>
          <Sentences of={lama} as="del" />
        </section>
        <section>
          <h4>
            <Calculator size={16} aria-hidden="true" /> Draf baru
          </h4>
          <Sentences of={baru} as="mark" />
        </section>
      </Pair>
      <Choice {...props} take="Pakai draf baru" refuse="Tetap pakai naskah ini" />
    </Root>
  );
}

const Sentences = ({ of, as: Tag }: { of: readonly KalimatDraf[]; as: 'del' | 'mark' }) => (
  <p>
    {of.map(({ teks, berbeda }, at) => (
      <span key={at}>{berbeda ? <Tag>{teks}</Tag> : teks} </span>
    ))}
  </p>
);

interface ChoiceProps extends DrafPanelProps {
  readonly take: string;
  readonly refuse: string | null;
}

function Choice({ judul, bagian, draf, open, putuskan, take, refuse }: ChoiceProps) {
  const [asking, setAsking] = useState(false);
  const decide = (keputusan: KeputusanDraf) => putuskan.mutate({ bagian, keputusan, draf: draf.teks });
  const pending = putuskan.isPending && putuskan.variables.bagian.kode === bagian.kode;
  const failed = putuskan.error !== null && putuskan.variables?.bagian.kode === bagian.kode;
  /** What nobody typed is replaced without a question. */
  const replaces =
    !isEmpty(bagian) && !isSame(bagian, draf.teks) && !isSame(bagian, draf.putusan?.draf ?? '');
  if (open) return <Line>Selesai menulis dahulu untuk memakai draf ini.</Line>;
  return (
    <>
      {failed && <p role="alert">{failureText(putuskan.error).pesan}</p>}
      <Buttons>
        <Button
          size="small"
          variant="primary"
          aria-label={`${take}: ${judul}`}
          loading={pending && putuskan.variables.keputusan === 'diambil'}
          onClick={() => (replaces ? setAsking(true) : decide('diambil'))}
        >
          {take}
        </Button>
        {refuse !== null && (
          <Button
            size="small"
            aria-label={`${refuse}: ${judul}`}
            loading={pending && putuskan.variables.keputusan === 'ditolak'}
            onClick={() => decide('ditolak')}
          >
            {refuse}
          </Button>
        )}
      </Buttons>
      <ConfirmDialog
        open={asking}
        title="Ganti naskah dengan draf?"
        confirmLabel="Pakai draf"
        onConfirm={() => {
          setAsking(false);
          decide('diambil');
        }}
        onCancel={() => setAsking(false)}
      >
        Naskah yang sekarang diganti dengan draf dari angka. Naskah itu tetap ada di riwayat.
      </ConfirmDialog>
    </>
  );
}
