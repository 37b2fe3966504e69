import type { PlanCascadeRow } from '@selaras/contracts';
import { Link, RETURN_PARAM, useSearchParams } from '@selaras/portal';
import { Card, LinkButton, Stack, space, tokens } from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import styled from 'styled-components';
import { useTemuanHref } from '../use-temuan-href';
import { validasiPerencanaanQueries } from '../validasi-perencanaan-queries';
import { KomentarThread } from './komentar-thread';
import { barisOf, berikutnyaDari, tentangBaris } from './percakapan';

const Kept = styled.div`
  margin-bottom: ${space(5)};
  @media (min-width: 900px) {
    position: sticky;
    top: calc(${tokens.barHeight} + ${space(2)});
    z-index: 1;
    max-height: 40dvh;
    overflow: auto;
    border-radius: ${tokens.radius.card};
    box-shadow: ${tokens.shadow};
  }
`;

interface KomentarBarisProps {
  satkerId: number;
  level: PlanCascadeRow['level'];
  id: number;
}

/** What was said about the row whose form is open, in sight while it is mended, and the way to the next one. */
export function KomentarBaris({ satkerId, level, id }: KomentarBarisProps) {
  const { data } = useQuery(validasiPerencanaanQueries.komentar(satkerId));
  const [address] = useSearchParams();
  const hrefOf = useTemuanHref();
  const row = { level, id };
  const threads = tentangBaris(data?.data ?? [], row);
  if (!data?.kemampuan.tulis || threads.length === 0) return null;
  const next = berikutnyaDari(data.data, row);
  const href =
    next &&
    hrefOf({ jenis: 'komentar', isian: next.isian }, barisOf(next), address.get(RETURN_PARAM) ?? undefined);
  const open = threads.filter(({ selesai }) => !selesai).length;
  return (
    <Kept>
      <Card
        title={`Komentar (${open} belum selesai)`}
        actions={
          href && (
            <LinkButton as={Link} size="small" to={href} icon={<ArrowRight size={14} />}>
              Berikutnya
            </LinkButton>
          )
        }
      >
        <Stack $gap={3}>
          {threads.map((thread) => (
            <KomentarThread key={thread.id} satkerId={satkerId} thread={thread} tulis />
          ))}
        </Stack>
      </Card>
    </Kept>
  );
}
