import type { PerjanjianDisplay } from '@selaras/contracts';
import {
  formatDate,
  formatRupiah,
  jenisPerjanjianWords,
  targetWithUnit,
  terbitanWord,
} from '@selaras/domain';
import { StatusPerjanjianBadge } from '@selaras/resource/sign';
import { Card, space, tokens } from '@selaras/ui';
import styled from 'styled-components';
import { GoalLink } from '../indikator/goal-link';
import { DocumentLink } from './document-link';

const Parties = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
  gap: ${space(3)};
  margin: 0 0 ${space(4)};
  & dt { color: ${tokens.colour.muted}; font-size: ${tokens.text[12]}; }
  & dd { margin: 0; }
  & dd > strong { display: block; }
`;

const Promises = styled.ol`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  padding-left: ${space(5)};
  & small { display: block; color: ${tokens.colour.muted}; }
`;

function Party({ term, party }: { term: string; party: PerjanjianDisplay['pihak_pertama'] | null }) {
  return (
    <div>
      <dt>{term}</dt>
      {party === null ? (
        <dd>Dinyatakan sendiri oleh pihak pertama</dd>
      ) : (
        <dd>
          <strong>{party.nama}</strong>
          {party.jabatan}
        </dd>
      )}
    </div>
  );
}

/** One agreement: who promised it to whom, what was promised, and the document. */
export function PerjanjianCard({ perjanjian }: { perjanjian: PerjanjianDisplay }) {
  const { jenis, perubahan_ke, status, tanggal, pihak_pertama, pihak_kedua, item, anggaran } = perjanjian;
  return (
    <Card
      title={`${jenisPerjanjianWords[jenis]} · ${terbitanWord(perubahan_ke)}`}
      description={tanggal === null ? 'Belum bertanggal' : formatDate(tanggal)}
      actions={<StatusPerjanjianBadge status={status} />}
      footer={<DocumentLink perjanjian={perjanjian} />}
    >
      <Parties>
        <Party term="Pihak pertama" party={pihak_pertama} />
        <Party term="Pihak kedua" party={pihak_kedua} />
        {anggaran !== null && (
          <div>
            <dt>Anggaran</dt>
            <dd>{formatRupiah(anggaran)}</dd>
          </div>
        )}
      </Parties>
      <Promises aria-label="Yang dijanjikan">
        {item.map(({ sasaran, indikator, indikator_id, ...promise }) => (
          <li key={`${sasaran} ${indikator}`}>
            <GoalLink pemilik={jenis === 'pemda' ? 'kabupaten' : 'pd'} id={indikator_id}>
              {indikator}
            </GoalLink>
            : <strong>{targetWithUnit(promise)}</strong>
            <small>{sasaran}</small>
          </li>
        ))}
      </Promises>
    </Card>
  );
}
