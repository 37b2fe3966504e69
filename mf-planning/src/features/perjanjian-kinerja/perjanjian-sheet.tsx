import type { PerjanjianDetail } from '@selaras/contracts';
import { formatDate, lambang, perjanjianSentences, perjanjianTitle } from '@selaras/domain';
import { LampiranSheet } from './lampiran-sheet';
import { Emblem, Parties, Sheet, Signature, Signatures, Title } from './sheet-style';

const emblem = `data:image/svg+xml,${encodeURIComponent(lambang)}`;
const { pembuka, pernyataan, kesepakatan, janji, supervisi } = perjanjianSentences;

type Pihak = NonNullable<PerjanjianDetail['pihak_pertama']>;
const unknown: Pihak = {
  nama: '..................',
  jabatan: '..................',
  pangkat: null,
  nip: null,
};

/** The agreement as it lies on paper: the promise with its signatures, then the annex (domain §5). */
export function PerjanjianSheet({ perjanjian }: { perjanjian: PerjanjianDetail }) {
  const { instansi, satuan_kerja, jenis, status } = perjanjian;
  const pertama = perjanjian.pihak_pertama ?? unknown;
  const kedua = jenis === 'pemda' ? null : (perjanjian.pihak_kedua ?? unknown);
  return (
    <div>
      <Sheet aria-label="Perjanjian" data-draf={status === 'draf'}>
        <Title>
          <Emblem src={emblem} alt="" />
          <p>{instansi.toUpperCase()}</p>
          <h2>{perjanjianTitle(perjanjian)}</h2>
          <p>{(satuan_kerja?.satuan_kerja_nama ?? '').toUpperCase()}</p>
        </Title>
        <p>
          {pembuka} {kedua === null ? pernyataan : kesepakatan}
        </p>
        <IdentityBlock {...pertama} />
        {kedua !== null && (
          <>
            <p>
              Selanjutnya disebut <strong>PIHAK PERTAMA</strong>
            </p>
            <IdentityBlock {...kedua} />
            <p>
              selaku atasan pihak pertama, selanjutnya disebut <strong>PIHAK KEDUA</strong>
            </p>
          </>
        )}
        <p>
          {kedua === null ? '' : 'Pihak pertama '}
          {janji}
        </p>
        {kedua !== null && <p>{supervisi}</p>}
        <Signatures>
          {kedua === null ? <span /> : <SignatureBlock waktu="&nbsp;" sebagai="PIHAK KEDUA" pihak={kedua} />}
          <SignatureBlock
            waktu={`${perjanjian.tempat ?? '..................'}, ${perjanjian.tanggal === null ? '..................' : formatDate(perjanjian.tanggal)}`}
            sebagai={kedua === null ? pertama.jabatan : 'PIHAK PERTAMA'}
            pihak={pertama}
          />
        </Signatures>
      </Sheet>
      <LampiranSheet perjanjian={perjanjian} />
    </div>
  );
}

function IdentityBlock({ nama, jabatan }: Pihak) {
  return (
    <Parties>
      <dt>Nama</dt>
      <dd>
        <strong>{nama}</strong>
      </dd>
      <dt>Jabatan</dt>
      <dd>{jabatan}</dd>
    </Parties>
  );
}

function SignatureBlock({ waktu, sebagai, pihak }: { waktu: string; sebagai: string; pihak: Pihak }) {
  const { nama, pangkat, nip } = pihak;
  return (
    <Signature>
      <span>{waktu}</span>
      <strong>{sebagai},</strong>
      <strong>{nama}</strong>
      {pangkat !== null && <span>{pangkat}</span>}
      {nip !== null && <span>NIP {nip}</span>}
    </Signature>
  );
}
