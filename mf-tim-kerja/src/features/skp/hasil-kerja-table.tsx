import type { HasilKerja } from '@selaras/contracts';
import { aspekSkpWords, targetCell, targetWithUnit } from '@selaras/domain';
import { Scroll, Table } from './skp-style';

interface HasilKerjaTableProps {
  title: string;
  rows: readonly HasilKerja[];
  /** Whether the results serve those of a superior; leaders of units plan by themselves. */
  denganPimpinan: boolean;
}

const targetWords = (row: HasilKerja) =>
  targetCell(row) === null ? 'Belum ditetapkan' : targetWithUnit(row);

/** Results of one kind with aspect, indicator and target. */
export function HasilKerjaTable({ title, rows, denganPimpinan }: HasilKerjaTableProps) {
  return (
    <Scroll tabIndex={0} aria-label={title}>
      <Table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">No</th>
            {denganPimpinan && <th scope="col">Rencana hasil kerja pimpinan yang diintervensi</th>}
            <th scope="col">Rencana hasil kerja</th>
            <th scope="col">Aspek</th>
            <th scope="col">Indikator kinerja individu</th>
            <th scope="col">Target</th>
          </tr>
        </thead>
        <tbody>
          {rows.length === 0 && (
            <tr>
              <td colSpan={denganPimpinan ? 6 : 5}>Belum ada hasil kerja.</td>
            </tr>
          )}
          {rows.map((row, index) => (
            <tr key={`${row.rhk}-${row.indikator}-${row.rhk_pimpinan}`}>
              <td data-number>{index + 1}</td>
              {denganPimpinan && <td>{row.rhk_pimpinan ?? '-'}</td>}
              <td>{row.rhk}</td>
              <td>{aspekSkpWords[row.aspek]}</td>
              <td>{row.indikator}</td>
              <td data-number>{targetWords(row)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}
