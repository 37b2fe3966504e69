import type { PerjanjianDetail } from '@selaras/contracts';
import {
  anggaranName,
  EMPTY_VALUE,
  formatDecimal,
  perjanjianTitle,
  sasaranNumber,
  targetText,
} from '@selaras/domain';
import { Sheet, SheetTable, TableScroll, Title } from './sheet-style';

/** What is to be reached, then the money for it with its total (domain §5). */
export function LampiranSheet({ perjanjian }: { perjanjian: PerjanjianDetail }) {
  const { item, anggaran, satuan_kerja, pihak_pertama, status } = perjanjian;
  const numbers = sasaranNumber(item);
  const spanAt = (index: number) => {
    const next = numbers.findIndex((nomor, at) => at > index && nomor !== null);
    return (next === -1 ? item.length : next) - index;
  };
  return (
    <Sheet aria-label="Lampiran" data-draf={status === 'draf'}>
      <Title>
        <p>LAMPIRAN</p>
        <h2>{perjanjianTitle(perjanjian)}</h2>
        <p>{(satuan_kerja?.satuan_kerja_nama ?? pihak_pertama?.jabatan ?? '').toUpperCase()}</p>
      </Title>
      <TableScroll tabIndex={0} role="group" aria-label="Tabel target">
        <SheetTable>
          <thead>
            <tr>
              <th scope="col">No</th>
              <th scope="col">Sasaran</th>
              <th scope="col">Indikator Kinerja</th>
              <th scope="col">Satuan</th>
              <th scope="col">Target</th>
            </tr>
          </thead>
          <tbody>
            {item.map((row, index) => (
              <tr key={`${index} ${row.indikator}`}>
                {numbers[index] !== null && (
                  <>
                    <td rowSpan={spanAt(index)} data-align="centre">
                      {numbers[index]}
                    </td>
                    <td rowSpan={spanAt(index)}>{row.sasaran}</td>
                  </>
                )}
                <td>{row.indikator}</td>
                <td data-align="centre">{row.satuan ?? EMPTY_VALUE}</td>
                <td data-align="end">{targetText(row)}</td>
              </tr>
            ))}
          </tbody>
        </SheetTable>
      </TableScroll>
      {anggaran.length > 0 && <Anggaran perjanjian={perjanjian} />}
    </Sheet>
  );
}

function Anggaran({ perjanjian: { jenis, anggaran } }: { perjanjian: PerjanjianDetail }) {
  return (
    <TableScroll tabIndex={0} role="group" aria-label="Tabel anggaran">
      <SheetTable>
        <thead>
          <tr>
            <th scope="col">No</th>
            <th scope="col">{anggaranName(jenis)}</th>
            <th scope="col">Anggaran</th>
            <th scope="col">Keterangan</th>
          </tr>
        </thead>
        <tbody>
          {anggaran.map(({ kode, nama, anggaran: jumlah, keterangan }, index) => (
            <tr key={`${kode} ${nama}`}>
              <td data-align="centre">{index + 1}</td>
              <td>{kode === null ? nama : `${kode} ${nama}`}</td>
              <td data-align="end">Rp {formatDecimal(jumlah)}</td>
              <td>{keterangan}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2} data-align="end">
              Jumlah
            </th>
            <td data-align="end">
              <strong>Rp {formatDecimal(anggaran.reduce((sum, row) => sum + row.anggaran, 0))}</strong>
            </td>
            <td />
          </tr>
        </tfoot>
      </SheetTable>
    </TableScroll>
  );
}
