import type { LaporanTabel } from '@selaras/contracts';
import { EMPTY_VALUE, kalimatBerubah, kataSemula } from '@selaras/domain';
import { space, tokens } from '@selaras/ui';
import styled from 'styled-components';
import { tabelHeight } from './tabel-height';

/** A chapter has thousands of cells: those far from the window are neither styled nor laid out until they come near it. */
const Root = styled.div<{ $least: number }>`
  min-width: 0;
  content-visibility: auto;
  & > section { overflow-x: auto; }
  & > section:focus-visible { outline: 2px solid ${tokens.colour.brand}; outline-offset: -2px; }
  & table { width: 100%; min-width: ${({ $least }) => $least}rem; border-collapse: collapse; table-layout: fixed; font-size: ${tokens.text[14]}; }
  & caption {
    padding-bottom: ${space(2)};
    text-align: start;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  & th, & td {
    padding: ${space(2)};
    border: 1px solid ${tokens.colour.line};
    vertical-align: top;
    overflow-wrap: break-word;
    font-variant-numeric: tabular-nums;
  }
  & th { background: ${tokens.colour.sunken}; font-weight: 600; }
  & tfoot td { background: ${tokens.colour.sunken}; font-weight: 600; }
  & mark {
    display: inline-block;
    padding: 0 ${space(1)};
    border-radius: ${tokens.radius.control};
    background: ${tokens.colour['accent-soft']};
    color: inherit;
    font-weight: 600;
  }
  & small { display: block; color: ${tokens.colour.muted}; font-size: ${tokens.text[12]}; font-weight: 400; }
  & > p { margin-top: ${space(1)}; color: ${tokens.colour.muted}; font-size: ${tokens.text[12]}; }
  @media print {
    content-visibility: visible;
    & > section { overflow: visible; }
    & table { min-width: 0; font-size: ${tokens.text[12]}; }
    & tr { break-inside: avoid; }
  }
`;

/** Of a heading's letter and of the space around it, in rem. */
const LETTER = 0.6;
const PADDING = 1.1;

/** How wide a table is at least so that no heading breaks within a word, in rem; on a telephone it is moved sideways. */
const leastWidth = (kolom: LaporanTabel['kolom']): number =>
  Math.max(
    ...kolom.map(({ judul, lebar }) => {
      const longest = Math.max(...judul.split(/[\s-]+/).map((word) => word.length));
      return (longest * LETTER + PADDING) / lebar;
    }),
  );

const aligned = { kiri: 'start', tengah: 'center', kanan: 'end' } as const;

/**
 * A table of the report as its files have it: the same words, and the same widths beside each other. A figure that changed
 * since the text beside it is marked, with what it was.
 */
export function TabelView({ tabel }: { tabel: LaporanTabel }) {
  const { judul, kolom, baris, total, catatan, berubah } = tabel;
  const semulaOf = new Map(berubah?.sel.map((sel) => [`${sel.baris} ${sel.kolom}`, sel.semula]));
  const cells = (row: readonly string[], line: number, empty: string) =>
    kolom.map(({ rata }, at) => (
      <td key={at} style={{ textAlign: aligned[rata] }}>
        <Angka teks={row[at] || empty} semula={semulaOf.get(`${line} ${at}`)} />
      </td>
    ));
  return (
    <Root $least={leastWidth(kolom)} style={{ containIntrinsicBlockSize: `auto ${tabelHeight(tabel)}px` }}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: wider than a telephone, it is moved with the keyboard too */}
      <section aria-label={judul} tabIndex={0}>
        <table>
          <caption>{judul}</caption>
          <colgroup>
            {kolom.map(({ lebar }, at) => (
              <col key={at} style={{ width: `${lebar * 100}%` }} />
            ))}
          </colgroup>
          <thead>
            <tr>
              {kolom.map((column, at) => (
                <th key={at} scope="col" style={{ textAlign: aligned[column.rata] }}>
                  {column.judul}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {baris.map((row, at) => (
              <tr key={at}>{cells(row, at, EMPTY_VALUE)}</tr>
            ))}
            {baris.length === 0 && (
              <tr>
                <td colSpan={kolom.length}>Belum ada data.</td>
              </tr>
            )}
          </tbody>
          {total !== null && (
            <tfoot>
              <tr>{cells(total, baris.length, '')}</tr>
            </tfoot>
          )}
        </table>
      </section>
      {catatan !== '' && <p>{catatan}</p>}
      {berubah && <p>{kalimatBerubah(berubah)}</p>}
    </Root>
  );
}

const Angka = ({ teks, semula }: { teks: string; semula: string | undefined }) =>
  semula === undefined ? (
    teks
  ) : (
    <>
      <mark>{teks}</mark> <small>{kataSemula(semula)}</small>
    </>
  );
