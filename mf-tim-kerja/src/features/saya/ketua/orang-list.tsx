import type { BagianLangkah, TimSayaDetail } from '@selaras/contracts';
import { jumlahBagian } from '@selaras/domain';
import { Badge, framed, ProgressBar, plainList, space, tokens } from '@selaras/ui';
import styled from 'styled-components';
import { BerhentiMark } from '../../../anggota/berhenti-mark';
import { TertinggalBadge } from '../tertinggal-badge';

const People = styled.ul`
  ${plainList(3)}
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  & > li {
    ${framed}
    display: grid;
    gap: ${space(1)};
    padding: ${space(3)};
    break-inside: avoid;
  }
`;

const Post = styled.span`
  color: ${tokens.colour.muted};
  font-size: ${tokens.text[12]};
`;

/** People of a team with how many of their reports of a quarter are in, and who is behind. */
export function OrangList({ tim, triwulan }: { tim: TimSayaDetail; triwulan: number }) {
  return (
    <People>
      {tim.orang.map(({ nip, nama, jabatan, satuan_kerja_nama, ketua, berhenti_pada }) => {
        const bagian = tim.daftar_langkah.flatMap((langkah) =>
          langkah.bagian.filter((one) => one.nip === nip),
        );
        const wanted = bagian
          .flatMap((one) => one.triwulan[triwulan - 1] ?? [])
          .filter((one) => (one.target ?? 0) > 0);
        const share = jumlahBagian(
          wanted.map((one) => Math.min((one.realisasi ?? 0) / (one.target ?? 1), 1)),
        );
        return (
          <li key={nip}>
            <span>
              <strong>{nama}</strong> {ketua && <Badge tone="brand">Ketua</Badge>}{' '}
              <TertinggalBadge tertinggal={behindIn(bagian)} triwulan={triwulan} />{' '}
              <BerhentiMark pada={berhenti_pada} />
            </span>
            <Post>
              {jabatan} · {satuan_kerja_nama}
            </Post>
            <ProgressBar
              label={`${wanted.length} langkah pada triwulan ${triwulan}`}
              value={wanted.length === 0 ? null : (share / wanted.length) * 100}
            />
          </li>
        );
      })}
    </People>
  );
}

const behindIn = (bagian: readonly BagianLangkah[]): number[] =>
  [...new Set(bagian.flatMap(({ triwulan_tertinggal }) => triwulan_tertinggal))].sort();
