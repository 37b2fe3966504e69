import type { PerjanjianDetail } from '@selaras/contracts';
import { formatDate, jenisPerjanjianWords, terbitanWord } from '@selaras/domain';
import { PageLink } from '@selaras/portal';
import { FilesList } from '@selaras/resource/files';
import { StatusPerjanjianBadge } from '@selaras/resource/sign';
import { Card, plainList, Stack, space, tokens } from '@selaras/ui';
import { TriangleAlert } from 'lucide-react';
import styled from 'styled-components';

const Steps = styled.ol`
  ${plainList(3)}
  & > li { display: grid; gap: 2px; justify-items: start; padding-left: ${space(3)}; border-left: 3px solid ${tokens.colour.line}; }
  & > li[aria-current='true'] { border-left-color: ${tokens.colour.brand}; }
`;

const Level = styled.span`
  color: ${tokens.colour.muted};
  font-size: ${tokens.text[12]};
`;

const Obstacle = styled.p`
  display: flex;
  gap: ${space(2)};
  padding: ${space(3)};
  border: 1px solid ${tokens.colour.accent};
  border-radius: ${tokens.radius.card};
  background: ${tokens.colour['accent-soft']};
  & > svg { flex: none; margin-top: 2px; color: ${tokens.colour.accent}; }
`;

interface PerjanjianSideProps {
  perjanjian: PerjanjianDetail;
  nip: string | undefined;
}

/** What stands beside the sheet: what is missing, the signed copy, the chain above, the other issues. */
export function PerjanjianSide({ perjanjian, nip }: PerjanjianSideProps) {
  const { kendala, berkas, terbitan, id, jenis } = perjanjian;
  return (
    <Stack>
      {kendala !== null && (
        <Obstacle>
          <TriangleAlert size={16} aria-hidden="true" />
          <span>Belum dapat diterbitkan. {kendala}</span>
        </Obstacle>
      )}
      {berkas !== null && (
        <Card title="Salinan bertanda tangan">
          <FilesList berkas={[berkas]} />
        </Card>
      )}
      {jenis !== 'pemda' && <Chain perjanjian={perjanjian} />}
      {terbitan.length > 1 && (
        <Card title="Murni dan perubahan">
          <Steps>
            {terbitan.map(({ id: other, perubahan_ke, status, tanggal }) => (
              <li key={other} aria-current={other === id}>
                <PageLink
                  page={nip === undefined ? 'perjanjian-kinerja.show' : 'perjanjian-kinerja.pegawai'}
                  params={nip === undefined ? { id: other } : { id: other, nip }}
                >
                  {terbitanWord(perubahan_ke)}
                </PageLink>
                {tanggal !== null && <Level>{formatDate(tanggal)}</Level>}
                <StatusPerjanjianBadge status={status} />
              </li>
            ))}
          </Steps>
        </Card>
      )}
    </Stack>
  );
}

/** From the regent down to this agreement: each promises the one above. */
function Chain({ perjanjian: { rantai, jenis, pihak_pertama, status } }: { perjanjian: PerjanjianDetail }) {
  return (
    <Card title="Rantai perjanjian">
      <Steps>
        {rantai.map(({ jenis: level, id, pihak_pertama: nama, status: keadaan }) => (
          <li key={level}>
            <Level>{jenisPerjanjianWords[level]}</Level>
            {id === null ? (
              (nama ?? '-')
            ) : (
              <PageLink page="perjanjian-kinerja.show" params={{ id }}>
                {nama ?? '-'}
              </PageLink>
            )}
            <StatusPerjanjianBadge status={keadaan ?? 'belum'} />
          </li>
        ))}
        <li aria-current="true">
          <Level>{jenisPerjanjianWords[jenis]} (ini)</Level>
          {pihak_pertama?.nama ?? '-'}
          <StatusPerjanjianBadge status={status} />
        </li>
      </Steps>
    </Card>
  );
}
