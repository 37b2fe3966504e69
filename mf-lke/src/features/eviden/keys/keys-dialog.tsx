import type { LkeInstrumen } from '@selaras/contracts';
import { Modal, space, tokens } from '@selaras/ui';
import styled from 'styled-components';
import { keysOf } from './answer-keys';

const List = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(2)} ${space(4)};
  & dt { white-space: nowrap; }
  & dd { margin: 0; }
`;

const Key = styled.kbd`
  padding: 1px 6px;
  border: 1px solid ${tokens.colour['line-strong']};
  border-radius: 4px;
  background: ${tokens.colour.sunken};
  font-family: ${tokens.font.mono};
  font-size: ${tokens.text[12]};
`;

interface KeysDialogProps {
  readonly skala: LkeInstrumen['skala'];
  readonly onClose: () => void;
}

/** What every key of the worksheet does, and what every answer means. */
export function KeysDialog({ skala, onClose }: KeysDialogProps) {
  const meanings = new Map(skala.map(({ kode, uraian }) => [kode, uraian]));
  return (
    <Modal open onClose={onClose} title="Papan ketik dan arti jawaban" size="medium">
      <List>
        <dt>
          <Key>↓</Key> <Key>j</Key> · <Key>↑</Key> <Key>k</Key>
        </dt>
        <dd>Kriteria berikut, kriteria sebelumnya</dd>
        {keysOf(skala).map(({ kode, digit, letter }) => (
          <Answer key={kode} kode={kode} keys={[digit, letter]} meaning={meanings.get(kode) ?? ''} />
        ))}
        <dt>
          <Key>0</Key> <Key>Delete</Key>
        </dt>
        <dd>Hapus jawaban</dd>
        <dt>
          <Key>Enter</Key> · <Key>Esc</Key>
        </dt>
        <dd>Tulis uraian, kembali ke kriteria</dd>
        <dt>
          <Key>u</Key> <Key>Ctrl Z</Key>
        </dt>
        <dd>Urungkan jawaban terakhir</dd>
      </List>
    </Modal>
  );
}

interface AnswerProps {
  readonly kode: string;
  readonly keys: readonly (string | null)[];
  readonly meaning: string;
}

function Answer({ kode, keys, meaning }: AnswerProps) {
  return (
    <>
      <dt>{keys.map((key) => key !== null && <Key key={key}>{key}</Key>)}</dt>
      <dd>
        <strong>{kode}</strong>: {meaning}
      </dd>
    </>
  );
}
