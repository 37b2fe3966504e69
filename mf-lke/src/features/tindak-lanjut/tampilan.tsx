import { Link, useAddress } from '@selaras/portal';

import { latePart, Skeleton, ViewLinks } from '@selaras/ui';
import type { ReactNode } from 'react';

const TAMPILAN = 'tampilan';
const TINDAK_LANJUT = 'tindak-lanjut';

const Queue = latePart(
  async () => (await import('./tindak-lanjut-queue')).TindakLanjutQueue,
  () => <Skeleton height="640px" />,
);

/** Points of all units, or what they do about their recommendations: two views of one page; `head` stands above the second. */
export function NilaiAtauTindakLanjut({ head, children }: { head: ReactNode; children: ReactNode }) {
  const [address] = useAddress();
  const follows = address.get(TAMPILAN) === TINDAK_LANJUT;
  return (
    <>
      <ViewLinks
        label="Tampilan"
        views={[
          { label: 'Nilai', href: '?', 'aria-current': follows ? undefined : 'page' },
          {
            label: 'Tindak lanjut',
            href: `?${TAMPILAN}=${TINDAK_LANJUT}`,
            'aria-current': follows ? 'page' : undefined,
          },
        ]}
        renderLink={({ label, href, ...mark }) => (
          <Link to={href} {...mark}>
            {label}
          </Link>
        )}
      />
      {follows ? <Queue head={head} /> : children}
    </>
  );
}
