import type { Tujuan } from '@selaras/contracts';
import { PageLink, usePages, useSession } from '@selaras/portal';
import type { MouseEvent, ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { mayLeave } from '../navigation/leave-question';
import { STAFF_YEAR } from '../session/year/url-year';
import { useShell } from '../shell-context';

interface YearLinkProps {
  tujuan: Tujuan;
  /** The performance year in which it is opened; null: in whichever is chosen. */
  tahun: number | null;
  children: ReactNode;
}

/** Whether a press follows a link in this tab. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Leads to a page in its year, whichever is chosen; its address names that year, also for another tab. */
export function YearLink({ tujuan, tahun, children }: YearLinkProps) {
  const { hrefOf, hasPage, preload } = usePages();
  const { tahunKinerja } = useSession();
  const { session, notices } = useShell();
  const navigate = useNavigate();
  const { halaman, parameter, saring } = tujuan;
  const here = hasPage(halaman) ? hrefOf(halaman, parameter, saring) : null;
  const named =
    here === null || tahun === null ? null : hrefOf(halaman, parameter, { ...saring, [STAFF_YEAR]: tahun });
  if (here === null || named === null || tahun === null || tahun === tahunKinerja) {
    return (
      <PageLink page={halaman} params={parameter} query={saring}>
        {children}
      </PageLink>
    );
  }
  const follow = async (event: MouseEvent) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    if (!(await mayLeave(notices, `membuka tahun ${tahun}`))) return;
    session.chooseTahunKinerja(tahun);
    await navigate(here);
  };
  return (
    <Link
      to={named}
      onClick={(event) => void follow(event)}
      onPointerEnter={() => preload(halaman)}
      onFocus={() => preload(halaman)}
    >
      {children}
    </Link>
  );
}
