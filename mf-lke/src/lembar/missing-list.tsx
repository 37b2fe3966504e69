import type { LkeInstrumen } from '@selaras/contracts';
import { type KekuranganLke, kekuranganLkeWords } from '@selaras/domain';
import { bareButton, plainList, space, tokens } from '@selaras/ui';
import { useMemo } from 'react';
import styled from 'styled-components';

const List = styled.ul`
  ${plainList(1)}
  max-height: 45dvh;
  overflow: auto;
  & button {
    ${bareButton}
    display: grid;
    grid-template-columns: 4rem minmax(0, 1fr) auto;
    gap: ${space(3)};
    width: 100%;
    padding: ${space(2)};
    border-radius: ${tokens.radius.control};
  }
  & button:hover { background: ${tokens.colour.hover}; }
  & strong { font-variant-numeric: tabular-nums; }
  & small { font-size: ${tokens.text[12]}; color: ${tokens.colour.danger}; }
  & span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`;

interface MissingListProps {
  readonly instrumen: Pick<LkeInstrumen, 'komponen'>;
  readonly missing: readonly (
    | { readonly kriteria_id: number; readonly kekurangan: KekuranganLke }
    | { readonly kriteria_id: number; readonly pesan: string }
  )[];
  /** Goes to a criterion. */
  readonly onShow: (kriteriaId: number) => void;
}

/** Criteria that keep a step from being taken, and what each lacks; each leads to its place on the page. */
export function MissingList({ instrumen, missing, onShow }: MissingListProps) {
  const names = useMemo(
    () =>
      new Map(
        instrumen.komponen.flatMap(({ subKomponen }) =>
          subKomponen.flatMap(({ nomor, kriteria }) =>
            kriteria.map((one) => [one.id, { nomor: `${nomor}.${one.nomor}`, uraian: one.uraian }] as const),
          ),
        ),
      ),
    [instrumen],
  );
  return (
    <List aria-label="Kriteria yang belum lengkap">
      {missing.map(({ kriteria_id, ...lack }) => (
        <li key={kriteria_id}>
          <button type="button" onClick={() => onShow(kriteria_id)}>
            <strong>{names.get(kriteria_id)?.nomor}</strong>
            <span>{names.get(kriteria_id)?.uraian}</span>
            <small>{'pesan' in lack ? lack.pesan : kekuranganLkeWords[lack.kekurangan]}</small>
          </button>
        </li>
      ))}
    </List>
  );
}
