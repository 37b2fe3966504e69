import type { SalinanRow } from '@selaras/contracts';
import { formatDecimal, type JenisSalinan, jenisSalinanWords, keadaanSalinanWords } from '@selaras/domain';
import { Button, Checkbox, centredRow, framed, space, tokens, VisuallyHidden } from '@selaras/ui';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { BarisSalinan } from './baris-salinan';

const Level = styled.section`
  ${framed}
  min-width: 0;
`;

const Head = styled.header`
  ${centredRow(1, 3)}
  padding: ${space(2)} ${space(4)};
  & > p { flex: 1 1 160px; max-width: none; color: ${tokens.colour.muted}; font-size: ${tokens.text[12]}; }
  & input:indeterminate { background: ${tokens.colour.brand}; border-color: ${tokens.colour.brand}; }
  & input:indeterminate::after {
    border-color: ${tokens.colour['on-brand']};
    border-left-width: 0;
    height: 0;
    margin: 0;
    transform: none;
  }
`;

/** Beside the names of levels that can be chosen. */
const Only = styled.div`
  padding-left: ${space(6.5)};
`;

const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

interface TingkatProps {
  readonly jenis: JenisSalinan;
  /** All rows of the level. */
  readonly baris: readonly SalinanRow[];
  /** State whose rows alone are shown. */
  readonly saring: SalinanRow['keadaan'] | null;
  readonly terpilih: ReadonlySet<string>;
  readonly disabled: boolean;
  readonly onPilih: (kunci: readonly string[], on: boolean) => void;
}

/** The rows of one level: chosen together or one by one. */
export function TingkatSalinan({ jenis, baris, saring, terpilih, disabled, onPilih }: TingkatProps) {
  const [unfolded, setUnfolded] = useState(jenis === 'kinerja-program');
  const rows = useId();
  const shown = saring === null ? baris : baris.filter(({ keadaan }) => keadaan === saring);
  if (shown.length === 0) return null;
  const open = unfolded || saring !== null;
  const baru = baris.flatMap(({ kunci, keadaan }) => (keadaan === 'baru' ? [kunci] : []));
  const chosen = baru.filter((kunci) => terpilih.has(kunci)).length;
  const some = chosen > 0 && chosen < baru.length;
  const title = <strong>{jenisSalinanWords[jenis]}</strong>;
  return (
    <Level aria-label={jenisSalinanWords[jenis]}>
      <Head>
        {baru.length > 0 ? (
          <Checkbox
            label={title}
            checked={chosen === baru.length}
            disabled={disabled}
            ref={(box) => {
              if (box !== null) box.indeterminate = some;
            }}
            onChange={() => onPilih(baru, chosen < baru.length)}
          />
        ) : (
          <Only>{title}</Only>
        )}
        <p>{countsOf(baris, chosen, baru.length)}</p>
        {saring === null && (
          <Button
            size="small"
            variant="quiet"
            icon={open ? <ChevronDown size={14} /> : <ChevronRight size={14} />}
            aria-expanded={open}
            aria-controls={rows}
            onClick={() => setUnfolded(!open)}
          >
            {open ? 'Tutup' : `Lihat ${formatDecimal(baris.length)} baris`}
            <VisuallyHidden> {jenisSalinanWords[jenis]}</VisuallyHidden>
          </Button>
        )}
      </Head>
      <Rows id={rows} hidden={!open}>
        {open &&
          shown.map((row) => (
            <BarisSalinan
              key={row.kunci}
              row={row}
              terpilih={terpilih.has(row.kunci)}
              disabled={disabled}
              onPilih={onPilih}
            />
          ))}
      </Rows>
    </Level>
  );
}

function countsOf(baris: readonly SalinanRow[], chosen: number, baru: number): string {
  const countOf = (keadaan: SalinanRow['keadaan']) => baris.filter((row) => row.keadaan === keadaan).length;
  const others = (['ada', 'tidak'] as const).flatMap((keadaan) => {
    const count = countOf(keadaan);
    return count === 0 ? [] : [`${formatDecimal(count)} ${keadaanSalinanWords[keadaan].toLowerCase()}`];
  });
  const chosenWords = baru === 0 ? [] : [`${formatDecimal(chosen)} dari ${formatDecimal(baru)} dipilih`];
  return [...chosenWords, ...others].join(' · ');
}
