import type { Skp } from '@selaras/contracts';
import { perilakuKerja } from '@selaras/domain';
import { HasilKerjaTable } from './hasil-kerja-table';
import { People, Scroll, Sheet, Signatures, Table } from './skp-style';

type Pihak = Skp['pegawai'];

/** A year's targets as they lie on paper, in the order of PermenPANRB 6/2022: who, results, behaviour, signatures. */
export function SkpSheet({ skp }: { skp: Skp }) {
  const { tahun, instansi, pegawai, penilai, bentuk, utama, tambahan } = skp;
  return (
    <Sheet aria-label="SKP">
      <header>
        <h2>SASARAN KINERJA PEGAWAI</h2>
        <p>{instansi.toUpperCase()}</p>
        <p>Periode penilaian: 1 Januari sampai dengan 31 Desember {tahun}</p>
      </header>
      <People>
        <Person title="Pegawai yang dinilai" pihak={pegawai} />
        <Person title="Pejabat penilai kinerja" pihak={penilai} />
      </People>
      <h3>Hasil kerja</h3>
      <HasilKerjaTable title="A. Utama" rows={utama} denganPimpinan={bentuk === 'pegawai'} />
      <HasilKerjaTable title="B. Tambahan" rows={tambahan} denganPimpinan={bentuk === 'pegawai'} />
      <h3>Perilaku kerja</h3>
      <PerilakuTable />
      <Signatures>
        <Signature sebagai="Pegawai yang dinilai" pihak={pegawai} />
        <Signature sebagai="Pejabat penilai kinerja" pihak={penilai} />
      </Signatures>
    </Sheet>
  );
}

function Person({ title, pihak }: { title: string; pihak: Pihak | null }) {
  const facts =
    pihak === null
      ? []
      : ([
          ['Nama', pihak.nama],
          ['NIP', pihak.nip],
          ['Pangkat/gol.', pihak.pangkat_gol],
          ['Jabatan', pihak.jabatan],
          ['Unit kerja', pihak.unit_kerja],
        ] as const);
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {pihak === null && <p>Atasan belum ditetapkan pada data pegawai.</p>}
      <dl>
        {facts.flatMap(([name, value]) =>
          value === null ? [] : [<dt key={name}>{name}</dt>, <dd key={`${name}-nilai`}>{value}</dd>],
        )}
      </dl>
    </section>
  );
}

function PerilakuTable() {
  return (
    <Scroll tabIndex={0} aria-label="Perilaku kerja">
      <Table>
        <thead>
          <tr>
            <th scope="col">No</th>
            <th scope="col">Nilai dan panduan perilaku</th>
            <th scope="col">Ekspektasi khusus pimpinan</th>
          </tr>
        </thead>
        <tbody>
          {perilakuKerja.map(({ nilai, panduan }, index) => (
            <tr key={nilai}>
              <td data-number>{index + 1}</td>
              <td>
                {nilai}
                <ul>
                  {panduan.map((text) => (
                    <li key={text}>{text}</li>
                  ))}
                </ul>
              </td>
              <td />
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}

function Signature({ sebagai, pihak }: { sebagai: string; pihak: Pihak | null }) {
  return (
    <div>
      <span>{sebagai},</span>
      <strong>{pihak?.nama ?? '..................'}</strong>
      {pihak?.nip != null && <span>NIP {pihak.nip}</span>}
    </div>
  );
}
